import * as v from 'valibot';
import { decimalText, type Money, parseMoney } from '#domain/shared/money.ts';
import { unconfirmed } from './niubiz-unconfirmed.ts';

/** Where Niubiz is called and where its script lies. Source: facts/peru.md, section 4.1. */
export const niubizServices = {
  production: {
    api: 'https://apiprod.vnforapps.com',
    script: 'https://static-content.vnforapps.com/v2/js/checkout.js',
  },
  sandbox: {
    api: 'https://apisandbox.vnforappstest.com',
    script: 'https://static-content-qas.vnforapps.com/env/sandbox/js/checkout.js',
  },
} as const;

export const niubizPaths = {
  security: '/api.security/v1/security',
  session: '/api.ecommerce/v2/ecommerce/token/session',
  authorization: '/api.authorization/v3/authorization/ecommerce',
} as const;

/** What every call names, whether on the page or from the server. */
export const niubizChannel = 'web';

/** Action codes of a charge that was made. */
const approved: readonly string[] = ['000', '010'];

/**
 * Action codes that do not say whether something was charged: the purchase number was known already, or whoever decides was not
 * reached. The status does.
 */
const undecided: readonly string[] = ['300', '666', '909', '912'];

const short = v.pipe(v.string(), v.maxLength(200));
const amountOnWire = v.union([v.number(), short]);
/** A number that some answers write as a text and some as a number. */
const numeral = v.pipe(v.union([v.pipe(v.number(), v.safeInteger()), short]), v.transform(String));
/** What an answer may leave out. */
const perhaps = v.nullish(short);
const actionCode = v.pipe(v.string(), v.regex(/^\d{3}$/));

export const sessionAnswer = v.object({ sessionKey: v.pipe(v.string(), v.minLength(8), v.maxLength(4000)) });

const chargeAnswer = v.object({
  order: v.object({
    purchaseNumber: numeral,
    amount: amountOnWire,
    authorizedAmount: v.nullish(amountOnWire),
    currency: v.literal('PEN'),
    transactionId: numeral,
    transactionDate: perhaps,
    status: perhaps,
  }),
  dataMap: v.object({
    ACTION_CODE: actionCode,
    STATUS: short,
    TRANSACTION_ID: v.nullish(numeral),
    CARD: perhaps,
    BRAND: perhaps,
  }),
});

const refusalAnswer = v.object({
  errorCode: v.number(),
  data: v.object({
    ACTION_CODE: actionCode,
    CARD: perhaps,
    BRAND: perhaps,
  }),
});

const errorAnswer = v.object({ errorCode: v.number() });

const refundAnswer = v.object({
  errorCode: v.number(),
  data: v.object({
    CODERROR: v.string(),
    EXTERNALREFERENCEID: v.optional(v.string()),
    AMOUNT: v.optional(amountOnWire),
  }),
});

const yapeAnswer = v.object({
  data: v.object({ YAPE_TRX_TOKEN: v.pipe(v.string(), v.minLength(8), v.maxLength(4000)) }),
});

/** An answer as it came: whatever it holds is read by a schema, or not at all. */
export interface NiubizAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What Niubiz says of a charge. `unclear` is all that is not said in so many words. */
export type ChargeNews =
  | {
      readonly kind: 'charged' | 'undone';
      readonly transactionId: string;
      readonly day: string | null;
      readonly word: CardWord;
    }
  | { readonly kind: 'refused'; readonly word: CardWord }
  | { readonly kind: 'unknown-purchase' }
  | { readonly kind: 'unclear'; readonly why: string };

interface CardWord {
  readonly actionCode: string;
  readonly cardMask: string | null;
  readonly cardBrand: string | null;
}

interface Asked {
  readonly purchaseNumber: string;
  readonly amount: Money;
}

/** Soles as the wire carries them in JSON: a number that prints with the decimals it has. */
export const amountNumber = (amount: Money): number => Number(decimalText(amount));

/** Reads the answer to an authorisation. */
export function newsOfAuthorization(answer: NiubizAnswer, asked: Asked): ChargeNews {
  if (answer.status === 200) return newsOfCharge(answer.body, asked);
  const refusal = v.safeParse(refusalAnswer, answer.body);
  if (answer.status < 400 || answer.status > 499 || !refusal.success) return unclear(`HTTP ${answer.status}`);
  const { ACTION_CODE: code } = refusal.output.data;
  if (approved.includes(code) || undecided.includes(code)) return unclear(`código ${code}`);
  return { kind: 'refused', word: wordOf(refusal.output.data) };
}

/** Reads what the status query says. */
export function newsOfStatus({ status, body }: NiubizAnswer, asked: Asked): ChargeNews {
  if (status === 200) return newsOfCharge(body, asked);
  const error = v.safeParse(errorAnswer, body);
  const isNotFound =
    status === unconfirmed.notFound && error.success && error.output.errorCode === unconfirmed.notFound;
  return isNotFound ? { kind: 'unknown-purchase' } : unclear(`HTTP ${status}`);
}

/** The token of a code of Yape, or why there is none. */
export function newsOfYape({ status, body }: NiubizAnswer): { readonly token: string } | ChargeNews {
  if (status !== 200) {
    const refusal = v.safeParse(refusalAnswer, body);
    const isRefused =
      status >= 400 && status <= 499 && refusal.success && !approved.includes(refusal.output.data.ACTION_CODE);
    return isRefused ? { kind: 'refused', word: wordOf(refusal.output.data) } : unclear(`Yape: HTTP ${status}`);
  }
  const answer = v.safeParse(yapeAnswer, body);
  return answer.success ? { token: answer.output.data.YAPE_TRX_TOKEN } : unclear('Yape: otra forma');
}

/** What Niubiz says of a refund; null: nothing that can be relied on. */
export function newsOfRefund({ status, body }: NiubizAnswer): 'taken' | 'refused' | null {
  const answer = v.safeParse(refundAnswer, body);
  if (!answer.success || status >= 500) return null;
  const { errorCode, data } = answer.output;
  if (status === 200 && errorCode === 0 && data.CODERROR === unconfirmed.refundTaken) return 'taken';
  return data.CODERROR === unconfirmed.refundTaken ? null : 'refused';
}

/** The same, asked later: believed only where it names the refund and, of one that it took, the amount. */
export function newsOfRefundStatus(
  { status, body }: NiubizAnswer,
  reference: string,
  amount: Money,
): 'taken' | 'unknown' | 'refused' | null {
  const answer = v.safeParse(refundAnswer, body);
  if (!answer.success || status !== 200 || answer.output.data.EXTERNALREFERENCEID !== reference) return null;
  const { CODERROR: code, AMOUNT: given } = answer.output.data;
  if (code === unconfirmed.refundUnknown) return 'unknown';
  if (code !== unconfirmed.refundTaken) return 'refused';
  return given !== undefined && centimosOf(given) === amount ? 'taken' : null;
}

/** A charge is what it says only where purchase, amount and state agree. */
function newsOfCharge(body: unknown, { purchaseNumber, amount }: Asked): ChargeNews {
  const answer = v.safeParse(chargeAnswer, body);
  if (!answer.success) return unclear('otra forma');
  const { order, dataMap } = answer.output;
  if (order.purchaseNumber !== purchaseNumber) return unclear('otra compra');
  const state = dataMap.STATUS.toLowerCase();
  const { charged, refused, undone } = unconfirmed.states;
  if (isOne(refused, state)) return { kind: 'refused', word: wordOf(dataMap) };
  if (centimosOf(order.amount) !== amount || centimosOf(order.authorizedAmount ?? order.amount) !== amount) {
    return unclear('otro importe');
  }
  if ((order.status ?? dataMap.STATUS).toLowerCase() !== state) return unclear('dos estados');
  const transactionId = dataMap.TRANSACTION_ID ?? order.transactionId;
  if (transactionId !== order.transactionId || transactionId === '') return unclear('dos transacciones');
  const news = { transactionId, day: /^\d{6}/.exec(order.transactionDate ?? '')?.[0] ?? null, word: wordOf(dataMap) };
  if (isOne(undone, state)) return { kind: 'undone', ...news };
  if (isOne(charged, state) && approved.includes(dataMap.ACTION_CODE)) return { kind: 'charged', ...news };
  return unclear('otro estado');
}

/** Céntimos of an amount on the wire; null where it is none, or finer than a céntimo. */
function centimosOf(amount: number | string): Money | null {
  const parsed = parseMoney(String(amount).replace(/(\.\d\d)0+$/, '$1'));
  return parsed.ok ? parsed.value : null;
}

function wordOf(data: {
  ACTION_CODE: string;
  CARD?: string | null | undefined;
  BRAND?: string | null | undefined;
}): CardWord {
  const digits = /(\d{4})$/.exec(data.CARD ?? '')?.[1];
  const brand = /^[A-Za-z ]{2,20}$/.exec(data.BRAND ?? '')?.[0].toLowerCase();
  return {
    actionCode: data.ACTION_CODE,
    cardMask: digits === undefined ? null : `•••• ${digits}`,
    cardBrand: brand === undefined ? null : brand.charAt(0).toUpperCase() + brand.slice(1),
  };
}

const isOne = (words: readonly string[], word: string): boolean => words.includes(word);

const unclear = (why: string): ChargeNews => ({ kind: 'unclear', why });
