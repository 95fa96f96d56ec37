/** What a single-use link sent by e-mail is for. */
export type EmailLinkPurpose = 'verify' | 'reset';

const minute = 60 * 1000;

/** Milliseconds a link works. Source: decisions.md, People and sessions (verification 24 hours, reset 10 minutes). */
export const emailLinkLifetimeMs: Readonly<Record<EmailLinkPurpose, number>> = {
  verify: 24 * 60 * minute,
  reset: 10 * minute,
};

/** Milliseconds that the first link to choose a password works, of somebody who moved in with their school: two weeks (docs/decisions/0055). */
export const invitationToChooseMs = 14 * 24 * 60 * minute;

/** Links of one purpose that an account is sent within an hour; more would be a nuisance that strangers could cause. */
export const emailLinksAnHour = 5;
/** Milliseconds between two links of one purpose. */
export const emailLinkPauseMs = minute;

/** Whether an account may be sent one more link, given when it was sent the ones of the last hour. */
export function maySendEmailLink(sentAt: readonly Date[], now: Date): boolean {
  const recent = sentAt.filter((each) => now.getTime() - each.getTime() < 60 * minute);
  return recent.length < emailLinksAnHour && recent.every((each) => now.getTime() - each.getTime() >= emailLinkPauseMs);
}

/** What is said where the school could not be asked about a link: it was not used up. */
export const LINK_STILL_GOOD = 'Tu enlace sigue sirviendo.';
