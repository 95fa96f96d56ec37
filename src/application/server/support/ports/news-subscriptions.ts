import type { NewsSubscription } from '#domain/support/news-opt-in.ts';
import type { Device } from '#application/server/accounts/ports/sessions.ts';

/** An address that asks for the news; nothing is sent before it is confirmed. */
export interface NewsRequest {
  /** In lower case. */
  readonly email: string;
  /** Code of the site it was given to: 'ES'. */
  readonly site: string;
  readonly at: Date;
  /** Fingerprint of the secret in the link that confirms it. */
  readonly confirmHash: string;
}

/** One entry of the record that shows what an address agreed to, and when it no longer did. */
export interface NewsConsent {
  readonly id: string;
  readonly email: string;
  readonly event: 'asked' | 'confirmed' | 'ended';
  readonly textVersion: string;
  /** Fingerprint of the text that was shown. */
  readonly textHash: string;
  readonly at: Date;
  readonly device: Device;
}

/** Who asked for the school's news by e-mail. */
export abstract class NewsSubscriptions {
  abstract find(email: string): Promise<NewsSubscription | null>;
  /** Notes that the address asks; an earlier link stops working. */
  abstract ask(request: NewsRequest): Promise<void>;
  /**
   * Confirms the address of a link that was asked for after `since`. `leaveHash`: fingerprint of the secret that will end it.
   * Null when there is none, or it has ended; confirmed before, it stays as it was (`isNew` false).
   */
  abstract confirm(
    confirmHash: string,
    since: Date,
    at: Date,
    leaveHash: string,
  ): Promise<{ readonly email: string; readonly isNew: boolean } | null>;
  /** Ends the subscription of a link and gives its address; null when there is none. Ended twice, it stays ended. */
  abstract end(leaveHash: string, at: Date): Promise<string | null>;
  /** Adds to the record of consents, which nothing is taken from. */
  abstract note(consent: NewsConsent): Promise<void>;
  /** The record of an address, oldest first. */
  abstract record(email: string): Promise<readonly NewsConsent[]>;
}
