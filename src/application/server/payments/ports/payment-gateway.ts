import type { Money } from '#domain/shared/money.ts';
import type { PaymentWay } from '#domain/payments/payment-way.ts';
import type { CashCodeRequest, CashCodeStatus } from './cash-codes.ts';
import type { GatewayWord } from './payment-attempts.ts';

/** Who pays, as far as a gateway may weigh whether it is them. */
export interface Payer {
  readonly userId: string;
  readonly email: string;
  /** When the account was made. */
  readonly since: Date;
  /** Whether an order of the account was paid before. */
  readonly hasPaid: boolean;
  /** IP address that the payment was begun from; null: not known. */
  readonly address: string | null;
}

/** A payment by the names under which a gateway is asked about it. */
export interface KnownPayment {
  readonly purchaseNumber: string;
  /** What is to be charged, or was: an answer about another amount is no answer. */
  readonly amount: Money;
}

export interface SessionRequest {
  readonly purchaseNumber: string;
  readonly amount: Money;
  /** What the buyer reads at the gateway, e.g. 'Pedido 12'. */
  readonly description: string;
  readonly payer: Payer;
  /** Where the gateway posts the buyer back to with a token. */
  readonly returnUrl: string;
  /** Where it sends a buyer who gives up or whose time runs out. */
  readonly cancelUrl: string;
}

export interface PaymentSession {
  readonly key: string;
  /** Address of the page where the buyer types the card; the school never sees it. */
  readonly page: string;
}

export interface AuthorizationRequest extends KnownPayment {
  /** What the gateway's page posted back. */
  readonly transactionToken: string;
}

export type Authorization =
  | { readonly kind: 'approved'; readonly word: GatewayWord }
  | { readonly kind: 'declined'; readonly word: GatewayWord }
  /** Whether it charged is not known; only `status` may be asked, never another authorisation. */
  | { readonly kind: 'no-answer' };

/** What a gateway says when asked later. `never-asked`: no authorisation reached it, so nothing was charged. */
export type PaymentStatus = Authorization | { readonly kind: 'never-asked' };

/** Money of an approved payment that goes back to its buyer. */
export interface GatewayRefund {
  /** Of the payment. */
  readonly purchaseNumber: string;
  /** The gateway's own name of it; null: it gave none. */
  readonly transactionId: string | null;
  /** The refund's own number, digits only: the same one asked twice is one refund. */
  readonly refundNumber: string;
  readonly amount: Money;
}

export type RefundAnswer =
  | { readonly kind: 'given-back' }
  /** In Spanish, for whoever works for the school. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Whether it gives back is not known; only `refundStatus` may be asked, never another refund. */
  | { readonly kind: 'no-answer' };

/**
 * What a gateway says of a refund when asked later. `never-asked`: it did not reach it, so nothing went back. `isWhole`: the payment was undone,
 * and which of its refunds did that it cannot say.
 */
export type RefundStatus =
  | Exclude<RefundAnswer, { readonly kind: 'given-back' }>
  | { readonly kind: 'given-back'; readonly isWhole?: true }
  | { readonly kind: 'never-asked' };

/** What a buyer's browser brings back from the gateway's page, by the names the gateway gave it. */
export interface GatewayReturn {
  /** The fields of the form that the page posts. */
  readonly form: Readonly<Record<string, string | undefined>>;
  /** What stands after the '?' of the address that it posts to. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** A payment provider. Calls go outside any transaction. */
export abstract class PaymentGateway {
  /** Its name in addresses and in attempts: lower case and hyphens. */
  abstract readonly name: string;
  /** Whether it takes new payments; it answers for old ones all the same. */
  abstract takesPayments(): Promise<boolean>;
  /** What its page takes, in the order in which a buyer is offered them. One that takes cards alone leaves it so. */
  get ways(): readonly PaymentWay[] {
    return ['card'];
  }
  /** Opens a session for one attempt. @throws when the gateway cannot be reached. */
  abstract createSession(request: SessionRequest): Promise<PaymentSession>;
  /** Where in what came back its token is; '' where there is none, and `authorize` declines. Never throws. */
  abstract tokenIn(returned: GatewayReturn): string;
  /** Charges, at most once. Anything but a clear answer is `no-answer`. Never throws. */
  abstract authorize(request: AuthorizationRequest): Promise<Authorization>;
  /** Asks what became of a payment. Never throws. */
  abstract status(asked: KnownPayment): Promise<PaymentStatus>;
  /** Gives back, at most once, and of a payment at most what it was. Anything but a clear answer is `no-answer`. Never throws. */
  abstract refund(asked: GatewayRefund): Promise<RefundAnswer>;
  /** Asks what became of a refund. Never throws. */
  abstract refundStatus(asked: GatewayRefund): Promise<RefundStatus>;
  /** Makes a code, at most once a number: asked again it says how that one stands. For gateways whose `ways` name it. Never throws. */
  makeCode(_request: CashCodeRequest): Promise<CashCodeStatus> {
    return Promise.resolve({ kind: 'never-asked' });
  }
  /** Asks how a code stands. Never throws. */
  codeStatus(_asked: KnownPayment): Promise<CashCodeStatus> {
    return Promise.resolve({ kind: 'never-asked' });
  }
  /**
   * Takes a code back, so that nobody pays it any more, and says how it stands then; one that is paid stays paid. A gateway that cannot only says how
   * it stands. Never throws.
   */
  withdrawCode(asked: KnownPayment): Promise<CashCodeStatus> {
    return this.codeStatus(asked);
  }
  /**
   * The purchase number that a notice of the gateway names, or null. Nothing else of a notice is read or believed: `status`, or `codeStatus`, is asked.
   * A gateway that sends none leaves it so.
   */
  purchaseIn(_notice: unknown): string | null {
    return null;
  }
}
