import type { Clock } from '#application/ports/clock.ts';
import { money, parseMoney } from '#domain/shared/money.ts';
import { limaClockTime, limaDay } from '#domain/shared/dates.ts';
import type { CardEnding } from '#test/memory/payments/payment-gateway-in-memory.ts';

/** What the stand-in does instead of answering a call well. `before`: nothing happened there; otherwise it did. */
export type NiubizFault =
  | { readonly kind: 'silent' | 'cut' | 'server-error'; readonly before: boolean }
  /** Answered well, after so many milliseconds. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** It reaches Niubiz when a test says so, and no answer comes back. */
  | { readonly kind: 'late' }
  /** The network sends it twice, and the second answer arrives. */
  | { readonly kind: 'twice' }
  /** The answer of another purchase arrives. */
  | { readonly kind: 'out-of-order' }
  | { readonly kind: 'wrong-amount' }
  | { readonly kind: 'not-json' }
  /** A field of the answer has another name than was published. */
  | { readonly kind: 'changed-field'; readonly field: string };

export type NiubizCallKind =
  | 'security'
  | 'session'
  | 'yape'
  | 'authorization'
  | 'status'
  | 'reversal'
  | 'refund'
  | 'refundStatus';

interface StoodBook {
  readonly amount: string;
  readonly transactionId: string;
  readonly ending: CardEnding;
  readonly day: string;
  isUndone: boolean;
}

interface Token {
  readonly ending: CardEnding;
  readonly session: string | null;
  /** The purchase that the page was opened for. */
  readonly purchaseNumber: string;
}

type Fields = Readonly<Record<string, unknown>>;

const paths: readonly (readonly [NiubizCallKind, RegExp])[] = [
  ['security', /^\/api\.security\/v1\/security$/],
  ['session', /^\/api\.ecommerce\/v2\/ecommerce\/token\/session\/(\d+)$/],
  ['yape', /^\/api\.yape\/v2\/yape\/transaction\/(\d+)$/],
  ['authorization', /^\/api\.authorization\/v3\/authorization\/ecommerce\/(\d+)$/],
  ['status', /^\/api\.authorization\/v3\/retrieve\/purchase\/(\d+)\/(.+)$/],
  ['reversal', /^\/api\.authorization\/v3\/reverse\/ecommerce\/(\d+)$/],
  ['refund', /^\/api\.refund\/v1\/refund\/(\d+)\/(.+)$/],
  ['refundStatus', /^\/api\.refund\/v1\/queryRefund\/(\d+)$/],
];

export const standInMerchant = {
  merchant: '456879852',
  user: 'comercio@escuela.example',
  password: 'clave-de-prueba',
  ruc: '20512333797',
};
export const rightYapeCode = { phoneNumber: '912345678', otp: '246810' };

const isCharged = ({ ending }: StoodBook): boolean => ending === 'approved' || ending === 'kept';

/** Niubiz, in this process: books of its own, and the wire as it is published, with faults when a test asks for them. */
export class NiubizStandIn {
  /** By purchase number: what reached it to be authorised. */
  readonly books = new Map<string, StoodBook>();
  readonly refunds = new Map<string, { readonly transactionId: string; readonly amount: number }>();
  /** Every call that arrived, in order. */
  readonly calls: NiubizCallKind[] = [];
  /** One fault for each next call of a kind. */
  readonly faults: Partial<Record<NiubizCallKind, NiubizFault[]>> = {};
  /** What sessions were asked for with. */
  readonly sessions: Fields[] = [];
  /** Authorisations that a charge was made for, by purchase number: more than one is a buyer charged twice. */
  readonly charges: string[] = [];
  readonly #late: (() => unknown)[] = [];
  readonly #tokens = new Map<string, Token>();
  readonly #security = new Set<string>();
  #count = 0;

  constructor(private readonly clock: Clock) {}

  /** Stands where `fetch` does. */
  readonly overNetwork: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Fields) : {};
    const header = new Headers(init.headers).get('authorization') ?? '';
    const found = paths.find(([, shape]) => shape.test(url.pathname));
    if (found === undefined) return problem(404, '404');
    const [kind, shape] = found;
    const [, merchant, part = ''] = shape.exec(url.pathname) ?? [];
    this.calls.push(kind);
    const act = (): Response => {
      if (kind === 'security') return this.#secure(header);
      if (!this.#security.has(header)) return new Response('Unauthorized', { status: 401 });
      if (merchant !== standInMerchant.merchant) return problem(400, '401');
      return this.#answer(kind, decodeURIComponent(part), body, url.searchParams);
    };
    const fault = this.faults[kind]?.shift();
    if (fault?.kind === 'slow') await new Promise((done) => setTimeout(done, fault.ms));
    if (fault?.kind !== 'late') return faulty(fault, act, init.signal ?? null);
    this.#late.push(act);
    return silence(init.signal ?? null);
  };

  /** What was late arrives. */
  arrive(): void {
    for (const act of this.#late.splice(0)) act();
  }

  /** The provider's own page: a card is typed into the session of a purchase; gives the token that comes back. */
  typeCard(session: string, purchaseNumber: string, ending: CardEnding): string {
    const token = `ficha${this.#next()}`;
    this.#tokens.set(token, { ending, session, purchaseNumber });
    return token;
  }

  /** Forgets every security token, as its service does when they are old. */
  forgetTokens(): void {
    this.#security.clear();
  }

  /** Ends a silence. */
  settle(purchaseNumber: string, ending: CardEnding): void {
    const book = this.books.get(purchaseNumber);
    if (book === undefined) throw new Error('Nothing to settle');
    this.books.set(purchaseNumber, { ...book, ending });
  }

  #secure(header: string): Response {
    const { user, password } = standInMerchant;
    if (header !== `Basic ${btoa(`${user}:${password}`)}`) return new Response('Unauthorized', { status: 401 });
    const token = `eyJ.seguridad-${this.#next()}.firma`;
    this.#security.add(token);
    return new Response(token, { status: 201 });
  }

  #answer(kind: NiubizCallKind, part: string, body: Fields, query: URLSearchParams): Response {
    if (kind === 'session') return this.#open(body);
    if (kind === 'yape') return this.#yape(body);
    if (kind === 'authorization') return this.#authorize(body);
    if (kind === 'status') return this.#retrieve(part);
    if (kind === 'reversal') return this.#reverse(body);
    return kind === 'refund' ? this.#refund(part, body) : this.#findRefund(query.get('externalReferenceId') ?? '');
  }

  #open(body: Fields): Response {
    this.sessions.push(body);
    const sessionKey = `sesion${this.#next()}`;
    this.#amounts.set(sessionKey, String(body['amount']));
    return Response.json({ sessionKey, expirationTime: this.clock.now().getTime() + 20 * 60_000 });
  }

  readonly #amounts = new Map<string, string>();

  #yape(body: Fields): Response {
    const { phoneNumber, otp } = body['yape'] as Fields;
    if (phoneNumber !== rightYapeCode.phoneNumber || otp !== rightYapeCode.otp) return problem(400, '129');
    const token = `yape${this.#next()}`;
    const { purchaseNumber } = body['order'] as Fields;
    this.#tokens.set(token, { ending: 'approved', session: null, purchaseNumber: String(purchaseNumber) });
    return Response.json({ errorCode: 0, data: { YAPE_TRX_TOKEN: token } });
  }

  #authorize(body: Fields): Response {
    const order = body['order'] as Fields;
    const [tokenId, number, amount] = [
      String(order['tokenId']),
      String(order['purchaseNumber']),
      String(order['amount']),
    ];
    if (this.books.has(number)) return problem(400, '300');
    const token = this.#tokens.get(tokenId);
    if (token?.purchaseNumber !== number) return problem(400, '674');
    if (token.session !== null && this.#amounts.get(token.session) !== amount) return problem(400, '113');
    this.#tokens.delete(tokenId);
    const { ending } = token;
    const now = this.clock.now();
    const day = `${limaDay(now).replaceAll('-', '').slice(2)}${limaClockTime(now).replaceAll(':', '').padEnd(6, '0').slice(0, 6)}`;
    this.books.set(number, { amount, transactionId: `99${this.#next()}`, ending, day, isUndone: false });
    if (ending === 'silent') throw new Silence();
    if (ending === 'declined') return problem(400, '116');
    this.charges.push(number);
    return this.#said(number);
  }

  #retrieve(number: string): Response {
    const book = this.books.get(number);
    if (book === undefined)
      return Response.json({ errorCode: 404, errorMessage: 'Not Found', data: {} }, { status: 404 });
    if (book.ending === 'silent') throw new Silence();
    return this.#said(number);
  }

  #reverse(body: Fields): Response {
    const number = String((body['order'] as Fields)['purchaseNumber']);
    const book = this.books.get(number);
    if (book === undefined || book.ending !== 'approved') return problem(400, '102');
    book.isUndone = true;
    return this.#said(number);
  }

  #refund(transactionId: string, body: Fields): Response {
    const [reference, amount] = [String(body['externalReferenceId']), centimos(String(body['amount']))];
    const book = [...this.books.values()].find((each) => each.transactionId === transactionId);
    const known = this.refunds.get(reference);
    const given = [...this.refunds.values()].reduce(
      (sum, each) => sum + (each.transactionId === transactionId ? each.amount : 0),
      0,
    );
    const isSame = known?.amount === amount;
    const fits =
      known === undefined && book?.ending === 'approved' && !book.isUndone && given + amount <= centimos(book.amount);
    if (!isSame && !fits)
      return Response.json({ errorCode: 400, data: { CODERROR: '206', DSCERROR: 'No procede' } }, { status: 400 });
    this.refunds.set(reference, { transactionId, amount });
    return this.#findRefund(reference);
  }

  #findRefund(reference: string): Response {
    const refund = this.refunds.get(reference);
    const data =
      refund === undefined
        ? { CODERROR: '404' }
        : { CODERROR: '100', AMOUNT: (refund.amount / 100).toFixed(2), CODIGODEVOLUCION: '7' };
    return Response.json({ errorCode: 0, data: { ...data, EXTERNALREFERENCEID: reference } });
  }

  /** The answer that the wire gives of a purchase. */
  #said(number: string): Response {
    const book = this.books.get(number);
    if (book === undefined) throw new Error('No such purchase');
    const status = book.isUndone ? 'Voided' : isCharged(book) ? 'Authorized' : 'Not Authorized';
    const code = isCharged(book) ? '000' : '116';
    const { amount, transactionId, day } = book;
    return Response.json({
      header: { ecoreTransactionUUID: `uuid-${number}` },
      order: {
        purchaseNumber: number,
        amount: Number(amount),
        authorizedAmount: Number(amount),
        currency: 'PEN',
        actionCode: code,
        transactionDate: day,
        transactionId,
      },
      dataMap: {
        ACTION_CODE: code,
        STATUS: status,
        TRANSACTION_ID: transactionId,
        CARD: '411111******1111',
        BRAND: 'visa',
        AMOUNT: `${amount}0`,
      },
    });
  }

  #next(): number {
    this.#count += 1;
    return 10_000_000 + this.#count;
  }
}

/** Nobody answers until whoever asks gives up. */
class Silence extends Error {}

/** A refusal as the wire says it. */
function problem(status: number, code: string): Response {
  const data = {
    ACTION_CODE: code,
    ACTION_DESCRIPTION: 'Denegada',
    CARD: '411111******1111',
    BRAND: 'visa',
    STATUS: 'Not Authorized',
  };
  return Response.json({ errorCode: status, errorMessage: code, data }, { status });
}

function silence(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => reject(new DOMException('Timed out', 'TimeoutError'));
    if (signal?.aborted === true) end();
    signal?.addEventListener('abort', end);
  });
}

async function faulty(
  fault: NiubizFault | undefined,
  act: () => Response,
  signal: AbortSignal | null,
): Promise<Response> {
  const happens = fault === undefined || !('before' in fault) || !fault.before;
  let answer: Response;
  try {
    answer = happens ? act() : new Response(null, { status: 500 });
    if (fault?.kind === 'twice') answer = act();
  } catch (error) {
    if (error instanceof Silence) return silence(signal);
    throw error;
  }
  if (fault === undefined || fault.kind === 'twice' || fault.kind === 'slow') return answer;
  if (fault.kind === 'silent') return silence(signal);
  if (fault.kind === 'cut') throw new TypeError('fetch failed');
  if (fault.kind === 'server-error') return new Response('<h1>Bad Gateway</h1>', { status: 502 });
  if (fault.kind === 'not-json') return new Response('<html>', { status: answer.status });
  const text = await answer.text();
  return new Response(changed(text, fault), { status: answer.status });
}

function changed(text: string, fault: NiubizFault): string {
  if (fault.kind === 'out-of-order') return text.replace(/"purchaseNumber":"\d+"/, '"purchaseNumber":"999999999999"');
  if (fault.kind === 'wrong-amount')
    return text.replace(/"amount":[\d.]+/, '"amount":1').replace(/"authorizedAmount":[\d.]+/, '"authorizedAmount":1');
  return fault.kind === 'changed-field' ? text.replaceAll(`"${fault.field}"`, `"${fault.field}_V2"`) : text;
}

function centimos(text: string): number {
  const parsed = parseMoney(text);
  return parsed.ok ? parsed.value : money(0);
}
