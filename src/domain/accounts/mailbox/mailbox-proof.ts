import { emailLinkPauseMs } from '#domain/accounts/email-link.ts';

const minute = 60 * 1000;

/** Milliseconds that the code and the link of a letter prove a mailbox. */
export const mailboxProofLifetimeMs = 15 * minute;
/** Digits of a code. */
export const mailboxCodeDigits = 6;
/** Tries at one code; the right one is among them. */
export const mailboxCodeTries = 5;

/** What of a proof decides about a try. */
export interface MailboxProofState {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Codes that were tried, right or wrong. */
  readonly tries: number;
}

/** Why a proof proves nothing any more; null: it still may. `over`: it was used, or its time has passed. */
export function endOfMailboxProof(proof: MailboxProofState, now: Date): 'over' | 'spent' | null {
  if (proof.usedAt !== null || proof.expiresAt <= now) return 'over';
  return proof.tries >= mailboxCodeTries ? 'spent' : null;
}

/** A code of these digits, 0 to 9, as it is kept and compared: '004217'. */
export function mailboxCodeOf(digits: readonly number[]): string {
  return digits.join('');
}

/** A code as a letter shows it: '004 217'. */
export function shownMailboxCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** The code that somebody typed or pasted, with the spaces and hyphens that letters and telephones put between; null: none. */
export function typedMailboxCode(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s\p{Pd}.]/gu, '');
  return new RegExp(`^[0-9]{${mailboxCodeDigits}}$`).test(digits) ? digits : null;
}

/** Whole seconds until one browser may ask for another letter to the same mailbox; 0: now. */
export function secondsUntilNextCode(sentAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((sentAt.getTime() + emailLinkPauseMs - now.getTime()) / 1000));
}
