import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { correctionNoteRows } from './credit-note-rows.ts';

/** How something stands that goes on by itself. */
export const openStates = ['waiting', 'asked'];

const sentRows = (db: Kysely<SchoolDatabase>) =>
  correctionNoteRows(db).leftJoin(
    'correction_note_sendings as sending',
    'sending.credit_note_id',
    'correction_notes.id',
  );

/** Signed credit notes of no refund whose turn it is: what they take back was accepted, so that they wait for nothing. */
export function dueCorrections(db: Kysely<SchoolDatabase>, dueBy: string, limit: number) {
  return sentRows(db)
    .select(['signed.xml', 'sending.state', 'sending.tries'])
    .where('correction_notes.tax_state', '=', 'not-sent')
    .where('signed.xml', 'is not', null)
    .where((where) =>
      where.or([
        where('sending.state', 'is', null),
        where('sending.state', 'in', openStates).and('sending.next_try_at', '<=', dueBy),
      ]),
    )
    .orderBy('correction_notes.issued_at')
    .orderBy('correction_notes.number')
    .limit(limit)
    .execute();
}

/** Those that are not accepted, whatever became of them. */
export function openCorrections(db: Kysely<SchoolDatabase>, limit: number) {
  return sentRows(db)
    .select(['sending.state', 'sending.tries', 'sending.answer', 'sending.notes', 'sending.cdr'])
    .where('correction_notes.tax_state', 'in', ['not-sent', 'rejected'])
    .where('signed.digest', 'is not', null)
    .orderBy('correction_notes.issued_at')
    .orderBy('correction_notes.number')
    .limit(limit)
    .execute();
}
