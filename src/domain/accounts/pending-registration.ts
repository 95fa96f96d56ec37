import { emailLinkPauseMs } from './email-link.ts';

/** Milliseconds that what was given to open an account waits for the link of its letter. Source: decisions.md, People and sessions (verification 24 hours). */
export const pendingRegistrationLifetimeMs = 24 * 60 * 60 * 1000;

/** Whether the letter of a registration may be sent once more, given when it went out last. */
export function maySendRegistrationAgain(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() >= emailLinkPauseMs;
}
