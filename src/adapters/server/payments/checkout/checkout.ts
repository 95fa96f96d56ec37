import { createHash } from 'node:crypto';
import { PaymentGateway } from '#application/server/payments/ports/payment-gateway.ts';
import type { Money } from '#domain/shared/money.ts';

/** What the page of one gateway may load and call beyond the school's own files, as sources of its policy. */
export interface CheckoutSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly pictures: readonly string[];
  readonly fonts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

/** The payment that a page is for. */
export interface CheckoutPayment {
  readonly purchaseNumber: string;
  readonly amount: Money;
  /** What the buyer reads, e.g. 'Pedido N.º 12'. */
  readonly description: string;
  /** What `createSession` gave; it stands in the page. */
  readonly sessionKey: string;
  readonly school: string;
  /** Paths of the school: where the answer is posted to, and where a buyer goes who gives up. */
  readonly returnPath: string;
  readonly cancelPath: string;
}

export interface CheckoutField {
  /** As it is posted to the gateway's way back. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Of the input: how it is typed and how long it is. */
  readonly attributes: string;
  /** False: it is never written back into a page, such as a code that is used once. */
  readonly isKept: boolean;
  /** What is wrong with what was typed, in Spanish; null: nothing. */
  readonly faultOf: (typed: string) => string | null;
}

/** A way to pay by a form of the school, beside the provider's: what was typed goes to `tokenIn` as the form's fields. */
export interface CheckoutForm {
  /** Posted as `way`. */
  readonly way: string;
  readonly title: string;
  readonly lead: string;
  /** Of the button; the amount follows. */
  readonly action: string;
  readonly fields: readonly CheckoutField[];
}

/** What a gateway puts on the school's page. */
export interface Checkout {
  readonly sources: CheckoutSources;
  /** Address of the provider's script. */
  readonly script: string;
  /**
   * A JavaScript function `(settings, sendBack) => void` that opens the provider's form; `sendBack(fields)` posts fields to the way back,
   * where the provider's script does not do so by itself. It runs once the script has loaded and the buyer presses.
   */
  readonly opening: string;
  /** What that function is given. It stands in the page: nothing secret. */
  readonly settingsOf: (payment: CheckoutPayment) => Readonly<Record<string, string>>;
  readonly title: string;
  readonly lead: string;
  /** Of the button that opens the provider's form; the amount follows. */
  readonly action: string;
  readonly forms: readonly CheckoutForm[];
}

/** A gateway whose form is opened by its provider's script on a page of the school. */
export abstract class GatewayOnPage extends PaymentGateway {
  abstract readonly checkout: Checkout;
}

/** Below which these pages live. */
export const checkoutPath = '/pasarela';

/** A session's page. Only who began the payment knows it: the mark is made of the session's key. */
export function checkoutPageOf(gateway: string, purchaseNumber: string, sessionKey: string): string {
  return `${checkoutPath}/${gateway}/${purchaseNumber}/${markOf(sessionKey)}`;
}

/** Stands in the page's address for the session's key. */
export function markOf(sessionKey: string): string {
  return createHash('sha256').update(sessionKey).digest('base64url').slice(0, 22);
}

/**
 * The page's Content-Security-Policy: the provider's hosts, no call to the school, forms only back to it.
 * @param imagesBase where pictures of the school are served; '': by itself.
 */
export function checkoutPolicy(sources: CheckoutSources, imagesBase: string): string {
  const { scripts, styles, pictures, fonts, frames, calls } = sources;
  const own = imagesBase === '' ? [] : [imagesBase];
  const orNone = (allowed: readonly string[]): string => (allowed.length === 0 ? "'none'" : allowed.join(' '));
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', ...own, ...pictures].join(' ')}`,
    `font-src ${["'self'", ...fonts].join(' ')}`,
    `frame-src ${orNone(frames)}`,
    `connect-src ${orNone(calls)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}
