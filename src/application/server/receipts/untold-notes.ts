import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { CreditNotes } from './ports/credit-notes.ts';

/**
 * Those credit notes whose buyer has to be told of them by a letter of their own, of some that were to go with one that never does: of a
 * rejected one the letter of its next number tells. Source: decision 0132.
 */
export async function untoldNotes(notes: CreditNotes, ids: readonly string[]): Promise<readonly CreditNote[]> {
  const found = await Promise.all(ids.map((id) => notes.find(id)));
  return found.filter((note) => note !== null).filter(({ taxState }) => taxState !== 'rejected');
}
