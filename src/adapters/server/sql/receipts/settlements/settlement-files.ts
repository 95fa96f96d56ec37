import { type Kysely, sql } from 'kysely';
import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { BroughtFile, FileToKeep } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** Lines that are written at once. */
const atOnce = 400;

/** Keeps a file and its lines; how many of them its gateway had not told. */
export async function keepFile(
  db: Kysely<SchoolDatabase>,
  { id, gateway, digest, lines }: FileToKeep,
  at: Date,
): Promise<number> {
  const broughtAt = at.toISOString();
  const kept = await db
    .insertInto('settlement_files')
    .values({ id, gateway, digest, brought_at: broughtAt })
    .onConflict((conflict) => conflict.columns(['gateway', 'digest']).doNothing())
    .executeTakeFirst();
  if (Number(kept.numInsertedOrUpdatedRows ?? 0) === 0) return 0;
  let added = 0;
  for (const some of inParts(lines, atOnce)) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('gateway_settlements')
      .values(some.map((line) => rowOf(line, gateway, broughtAt)))
      // The key decides, not a look beforehand.
      .onConflict((conflict) => conflict.columns(['gateway', 'identity']).doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows ?? 0);
    await db
      .insertInto('settlement_file_lines')
      .columns(['file_id', 'settlement_id'])
      .expression((query) =>
        query
          .selectFrom('gateway_settlements')
          .select((column) => [column.val(id).as('file_id'), 'gateway_settlements.id'])
          .where('gateway', '=', gateway)
          .where(
            'identity',
            'in',
            some.map(({ identity }) => identity),
          ),
      )
      .execute();
  }
  return added;
}

/** The files that are kept, the last one first. */
export async function filesBrought(db: Kysely<SchoolDatabase>): Promise<readonly BroughtFile[]> {
  return (await filesIn(db).orderBy('file.brought_at', 'desc').orderBy('file.id').execute()).map(fileOf);
}

/** A file that is kept, once nobody else brings or takes away what its gateway told; null: there is none. */
export async function lockedFile(db: Kysely<SchoolDatabase>, id: string): Promise<BroughtFile | null> {
  // Whoever brings a file in keeps the gateway's layout first: of those that do either one waits.
  const { numUpdatedRows } = await db
    .updateTable('settlement_layouts')
    .set((column) => ({ layout: column.ref('layout') }))
    .where('gateway', '=', (file) => file.selectFrom('settlement_files').select('gateway').where('id', '=', id))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const row = await filesIn(db).where('file.id', '=', id).executeTakeFirst();
  return row === undefined ? null : fileOf(row);
}

function filesIn(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('settlement_files as file')
    .innerJoin('settlement_file_lines as told', 'told.file_id', 'file.id')
    .innerJoin('gateway_settlements as line', 'line.id', 'told.settlement_id')
    .leftJoin('closed_months as closed', (join) => join.on('closed.month', '=', sql<string>`substr(line.day, 1, 7)`))
    .select(({ fn }) => [
      'file.id',
      'file.gateway',
      'file.brought_at',
      fn.countAll<number | string>().as('lines'),
      fn.min('line.day').as('first'),
      fn.max('line.day').as('last'),
      fn.count<number | string>('closed.month').as('closed'),
    ])
    .groupBy(['file.id', 'file.gateway', 'file.brought_at']);
}

type FoundFile = Awaited<ReturnType<ReturnType<typeof filesIn>['execute']>>[number];

function fileOf({ brought_at: at, lines, first, last, closed, ...file }: FoundFile): BroughtFile {
  return {
    ...file,
    broughtAt: new Date(at),
    lines: Number(lines),
    first: first as PlainDate,
    last: last as PlainDate,
    isClosed: Number(closed) > 0,
  };
}

/** Takes a locked file away with the lines that no other one tells; how many those were. */
export async function takeFileAway(db: Kysely<SchoolDatabase>, id: string): Promise<number> {
  const own = await db
    .selectFrom('settlement_file_lines as told')
    .select('told.settlement_id')
    .where('told.file_id', '=', id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('settlement_file_lines as other')
            .select('other.file_id')
            .whereRef('other.settlement_id', '=', 'told.settlement_id')
            .where('other.file_id', '!=', id),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('settlement_file_lines').where('file_id', '=', id).execute();
  await db.deleteFrom('settlement_files').where('id', '=', id).execute();
  const ids = own.map((each) => each.settlement_id);
  for (const some of inParts(ids, atOnce)) await db.deleteFrom('gateway_settlements').where('id', 'in', some).execute();
  return ids.length;
}

function rowOf(
  { orderNumber, commissionTax, kind, ...told }: FileToKeep['lines'][number],
  gateway: string,
  at: string,
) {
  // What the check on `kind` does not know is told beside it.
  const closer = kind === 'reversal' ? kind : null;
  return {
    ...told,
    kind: closer === null ? kind : 'charge',
    closer_kind: closer,
    gateway,
    order_number: orderNumber,
    commission_tax: commissionTax,
    brought_at: at,
  };
}
