import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { GivenConsent } from '#domain/legal/consent.ts';
import type { MailboxProofState } from '#domain/accounts/mailbox/mailbox-proof.ts';
import type { Device } from './sessions.ts';

/** That a browser asked for a letter to a mailbox, whose code or link it may bring back. No secret of it is kept, only fingerprints. */
export interface MailboxProof extends MailboxProofState {
  readonly id: string;
  /** Of the secret that only the browser which asked has. */
  readonly browserFingerprint: string;
  /** Of that secret and the code together: what is stored tells no code. */
  readonly codeFingerprint: string;
  /** Of the link's secret. */
  readonly linkFingerprint: string;
  readonly email: EmailAddress;
  /** Given at `createdAt`, from `device`; they count if an account is made. */
  readonly consents: readonly GivenConsent[];
  readonly device: Device;
  /** When its letter went out. */
  readonly createdAt: Date;
}

/** Proofs of mailboxes that wait for their code or link, whether or not the mailbox has an account. */
export abstract class MailboxProofs {
  abstract add(proof: MailboxProof): Promise<void>;
  /** The one that this browser asked for. */
  abstract find(browserFingerprint: string): Promise<MailboxProof | null>;
  /** Counts a try before it is judged. False when it was used, has run out at `now`, or was tried `most` times, however close the race. */
  abstract countTry(id: string, most: number, now: Date): Promise<boolean>;
  /** Uses it up. False when it was used before or has run out at `now`, however close the race. */
  abstract use(id: string, now: Date): Promise<boolean>;
}
