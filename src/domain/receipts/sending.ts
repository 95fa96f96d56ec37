import type { ReceiptType } from '#domain/orders/billing-record.ts';
import { addDays, endOfLimaDay, limaDay } from '#domain/shared/dates.ts';
import type { CreditNote } from './credit-note.ts';
import type { Receipt } from './receipt.ts';

/**
 * How a receipt's way to the tax authority stands: it waits for its turn; somebody asked for it to be sent whatever the day; its time was
 * over before; something has to be put right first; or the tax authority decided.
 */
export type SendingState = 'waiting' | 'asked' | 'late' | 'stopped' | 'accepted' | 'rejected';

/** What an answer means for the receipt; `wait` says nothing of it, the service cannot or does not want to now. */
type Verdict = 'accepted' | 'rejected' | 'stopped' | 'wait';

/** Codes by which the service says that it knows the receipt already: as it is, and as annulled or rejected. */
const known = { registered: 1033, undone: 1032 } as const;

/**
 * What a code of the tax authority means: 0 and from 4000 accepted (with observations), from 2000 rejected, below an exception: it
 * was not taken and may be sent again once what it says is put right. Those about the service or its user say nothing of the receipt.
 * A receipt that is 'registered already' was ours if we sent it before without hearing the answer: nothing else is ever sent under its
 * number. Source: facts/peru.md, sections 1.2 and 2.5.
 * @param triedBefore whether it was sent before and the answer did not come.
 */
export function verdictOf(code: number, triedBefore: boolean): Verdict {
  if (code === 0 || code >= 4000) return 'accepted';
  if (code >= 2000) return 'rejected';
  if (code === known.registered && triedBefore) return 'accepted';
  if (code === known.undone && triedBefore) return 'rejected';
  return code < 151 || code === 200 ? 'wait' : 'stopped';
}

/**
 * Whether a number is somebody else's there, or was: told so of the first try, of which nobody can say that its answer was lost. It is not
 * sent again, since the same answer to a second try would be taken for ours.
 */
export function isNumberTaken(state: SendingState, code: number | null): boolean {
  return state === 'stopped' && (code === known.registered || code === known.undone);
}

/**
 * Days after the day of issue by whose end a receipt has to be with the tax authority. Por confirmar: sources differ (3 to 7), these are
 * the shortest that were found. Source: facts/peru.md, section 2.5.
 */
const daysToSend: Readonly<Record<ReceiptType, number>> = { boleta: 5, factura: 3 };

/** The last moment at which the law lets a receipt be sent; a credit note has as long as what it corrects would have from its own day. */
export function sendBy(
  document: Pick<Receipt, 'type' | 'issuedAt'> | Pick<CreditNote, 'type' | 'issuedAt' | 'corrects'>,
): Date {
  const type = document.type === 'credit-note' ? document.corrects.type : document.type;
  return endOfLimaDay(addDays(limaDay(document.issuedAt), daysToSend[type]));
}

const firstPauseMs = 30_000;
const longestPauseMs = 30 * 60_000;

/** Milliseconds to wait after so many tries without an answer, doubling from half a minute to half an hour. */
export function pauseAfterTries(tries: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, tries - 1));
}
/** Milliseconds after its issue from which a receipt that is not with the tax authority is trouble. */
const ALARM_MS = 24 * 60 * 60_000;

/** Whether somebody has to look at a receipt: what does not go on by itself, and what should have been through long ago. */
export function needsLook(state: SendingState, issuedAt: Date, now: Date): boolean {
  if (state === 'late' || state === 'stopped' || state === 'rejected') return true;
  return state !== 'accepted' && now.getTime() - issuedAt.getTime() >= ALARM_MS;
}
