import * as v from 'valibot';
import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type {
  Authorization,
  AuthorizationRequest,
  GatewayRefund,
  GatewayReturn,
  KnownPayment,
  PaymentSession,
  PaymentStatus,
  RefundAnswer,
  RefundStatus,
  SessionRequest,
} from '#application/server/payments/ports/payment-gateway.ts';
import type { PaymentWay } from '#domain/payments/payment-way.ts';
import { isRucValid } from '#domain/orders/identity-document.ts';
import { daysBetween, limaDay } from '#domain/shared/dates.ts';
import { type Config, ConfigError } from '#adapters/server/config/config.ts';
import { actionText } from '#adapters/server/payments/action-texts.ts';
import { type Checkout, checkoutPageOf, GatewayOnPage } from '#adapters/server/payments/checkout/checkout.ts';
import { niubizCheckout, yapeCodeIn, type YapeCode, yapeTokenOf } from './niubiz-checkout.ts';
import { NiubizClient, type NiubizPatience } from './niubiz-client.ts';
import { NiubizRefunds } from './niubiz-refunds.ts';
import { unconfirmed } from './niubiz-unconfirmed.ts';
import {
  amountNumber,
  type ChargeNews,
  newsOfAuthorization,
  newsOfStatus,
  newsOfYape,
  niubizChannel,
  niubizPaths,
  niubizServices,
  sessionAnswer,
} from './niubiz-wire.ts';

export const niubiz = 'niubiz';

const currency = 'PEN';

export interface NiubizParts {
  readonly config: Pick<Config, 'paymentSettings'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly maySellForNothing: () => Promise<boolean>;
  /** How it is called, where that is not the platform's own way. */
  readonly overNetwork?: typeof fetch;
  readonly patience?: NiubizPatience;
}

/** Whether the settings name another place than the one where money moves. */
export function isNiubizTrial({ paymentSettings }: Pick<Config, 'paymentSettings'>): boolean {
  return serviceOf(paymentSettings) !== 'production';
}

const serviceOf = (settings: Config['paymentSettings']) =>
  settings.service('PAYMENT_NIUBIZ_SERVICE', ['production', 'sandbox']);

/** Cards, and codes of Yape, through Niubiz. Source: facts/peru.md, section 4.1; decision 0090. */
export class NiubizGateway extends GatewayOnPage {
  readonly name = niubiz;
  readonly checkout: Checkout;
  private readonly client: NiubizClient;
  private readonly refunds: NiubizRefunds;
  private readonly merchant: string;
  private readonly takesYape: boolean;

  /** @throws ConfigError naming a setting that is missing or wrong. */
  constructor(private readonly parts: NiubizParts) {
    super();
    const { paymentSettings: settings } = parts.config;
    const service = serviceOf(settings);
    const isHere = service instanceof URL;
    this.merchant = shaped('PAYMENT_NIUBIZ_MERCHANT', settings.needed('PAYMENT_NIUBIZ_MERCHANT', niubiz), /^\d{6,15}$/);
    const ruc = settings.needed('PAYMENT_NIUBIZ_RUC', niubiz);
    if (!isRucValid(ruc)) throw new ConfigError('PAYMENT_NIUBIZ_RUC debe ser el RUC del comercio, 11 números.');
    this.takesYape =
      shaped('PAYMENT_NIUBIZ_YAPE', settings.value('PAYMENT_NIUBIZ_YAPE') ?? 'no', /^(?:yes|no)$/) === 'yes';
    const { api, script } = isHere
      ? { api: service.origin, script: `${service.origin}/checkout.js` }
      : niubizServices[service];
    this.client = new NiubizClient(api, settings, parts.clock, parts.overNetwork, parts.patience);
    this.refunds = new NiubizRefunds(this.client, { merchant: this.merchant, ruc }, parts.clock, {
      askedAbout: (asked) => this.#askedAbout(asked),
      silence: (asked, why) => this.#silence(asked, why),
    });
    this.checkout = niubizCheckout({
      script,
      hosts: isHere ? [service.origin] : unconfirmed.hosts[service],
      merchantId: this.merchant,
      takesYape: this.takesYape,
    });
  }

  takesPayments(): Promise<boolean> {
    return isNiubizTrial(this.parts.config) ? this.parts.maySellForNothing() : Promise.resolve(true);
  }

  override get ways(): readonly PaymentWay[] {
    return this.takesYape ? ['card', 'yape'] : ['card'];
  }

  async createSession({ purchaseNumber, amount, payer }: SessionRequest): Promise<PaymentSession> {
    const days = Math.max(0, daysBetween(limaDay(payer.since), limaDay(this.parts.clock.now())));
    const answer = await this.client.ask({
      method: 'POST',
      path: `${niubizPaths.session}/${this.merchant}`,
      body: {
        channel: niubizChannel,
        amount: amountNumber(amount),
        antifraud: {
          ...(payer.address === null ? {} : { clientIp: payer.address }),
          merchantDefineData: {
            MDD4: payer.email,
            MDD21: payer.hasPaid ? '1' : '0',
            MDD32: payer.userId,
            MDD75: 'Registrado',
            MDD77: String(days),
          },
        },
      },
    });
    const session = v.safeParse(sessionAnswer, answer.body);
    if (answer.status !== 200 || !session.success) throw new Error(`Niubiz opened no session: HTTP ${answer.status}`);
    const { sessionKey: key } = session.output;
    return { key, page: checkoutPageOf(niubiz, purchaseNumber, key) };
  }

  tokenIn({ form }: GatewayReturn): string {
    return form['transactionToken'] ?? yapeTokenOf(form);
  }

  async authorize({ transactionToken, ...asked }: AuthorizationRequest): Promise<Authorization> {
    const code = yapeCodeIn(transactionToken);
    if (transactionToken === '' || (code !== null && !this.takesYape)) return declined('674');
    try {
      const token = code === null ? { token: transactionToken } : await this.#yapeToken(code, asked);
      if (!('token' in token)) return this.#authorizationOf(token, asked);
      const answer = await this.client.ask({
        method: 'POST',
        path: `${niubizPaths.authorization}/${this.merchant}`,
        body: {
          channel: code === null ? niubizChannel : unconfirmed.yapeChannel,
          captureType: 'manual',
          countable: true,
          order: { tokenId: token.token, ...orderOf(asked) },
        },
        isOnce: true,
      });
      return this.#authorizationOf(newsOfAuthorization(answer, asked), asked);
    } catch (error) {
      return this.#silence(asked, error);
    }
  }

  async status(asked: KnownPayment): Promise<PaymentStatus> {
    const news = await this.#askedAbout(asked);
    if (news.kind === 'unknown-purchase') return { kind: 'never-asked' };
    // Undone is charged no more: the buyer has the money.
    if (news.kind === 'undone')
      return { kind: 'declined', word: { ...news.word, transactionId: null, buyerText: undoneText } };
    return this.#authorizationOf(news, asked);
  }

  refund(asked: GatewayRefund): Promise<RefundAnswer> {
    return this.refunds.give(asked);
  }

  refundStatus(asked: GatewayRefund): Promise<RefundStatus> {
    return this.refunds.status(asked);
  }

  /** What became of a payment; for a refund, of the whole payment that this amount would be. */
  async #askedAbout(asked: KnownPayment): Promise<ChargeNews> {
    const path = `${unconfirmed.status}/${this.merchant}/${encodeURIComponent(asked.purchaseNumber)}`;
    try {
      return newsOfStatus(await this.client.ask({ method: 'GET', path }), asked);
    } catch (error) {
      return { kind: 'unclear', why: nameOf(error) };
    }
  }

  async #yapeToken(code: YapeCode, asked: KnownPayment): Promise<{ readonly token: string } | ChargeNews> {
    const answer = await this.client.ask({
      method: 'POST',
      path: `${unconfirmed.yape}/${this.merchant}`,
      body: {
        channel: unconfirmed.yapeChannel,
        captureType: 'manual',
        countable: true,
        order: orderOf(asked),
        yape: code,
      },
      isOnce: true,
      isFirst: true,
    });
    return newsOfYape(answer);
  }

  #authorizationOf(news: ChargeNews, asked: KnownPayment): Authorization {
    if (news.kind === 'refused') {
      return {
        kind: 'declined',
        word: { ...news.word, transactionId: null, buyerText: actionText(news.word.actionCode) },
      };
    }
    if (news.kind === 'charged') {
      return { kind: 'approved', word: { ...news.word, transactionId: news.transactionId, buyerText: null } };
    }
    return this.#silence(asked, news.kind === 'unclear' ? news.why : news.kind);
  }

  /** Tells the log why an answer is none: the purchase number and a reason of our own, nothing that was sent or came. */
  #silence({ purchaseNumber }: { readonly purchaseNumber: string }, why: unknown): { readonly kind: 'no-answer' } {
    this.parts.logger.warn('Niubiz gave no clear answer', { purchaseNumber, why: nameOf(why) });
    return { kind: 'no-answer' };
  }
}

const undoneText = 'Tu pago se anuló y no se te cobró nada. Puedes intentarlo otra vez.';

const orderOf = ({ purchaseNumber, amount }: KnownPayment) => ({
  purchaseNumber,
  amount: amountNumber(amount),
  currency,
});

function declined(code: string): Authorization {
  const word = { transactionId: null, actionCode: code, buyerText: actionText(code), cardMask: null, cardBrand: null };
  return { kind: 'declined', word };
}

/** A text of ours as it is, and of an error only what kind it is: its message may hold what was sent. */
const nameOf = (why: unknown): string => (typeof why === 'string' ? why : why instanceof Error ? why.name : 'error');

function shaped(name: string, text: string, shape: RegExp): string {
  if (!shape.test(text)) throw new ConfigError(`${name} no tiene la forma que se espera: mira docs/operating.md.`);
  return text;
}
