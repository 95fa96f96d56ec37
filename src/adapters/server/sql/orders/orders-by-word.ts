import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameColumns } from '#adapters/server/sql/accounts/name-of-account.ts';
import { folded, hasWord, jsonField } from '#adapters/server/sql/shared/searched-text.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Of the account that bought. */
export const buyerColumns = [...nameColumns, 'users.email'] as const;

/** Where a word may stand that names an order's buyer. */
const buyerTexts = [...buyerColumns, 'users.document_number'];

/** Where it may stand in the data to which a receipt is made out. */
const billingFields = ['name', 'documentNumber', 'email'];

/** Where receipts are whose place another one of their order took. */
const archives = ['replaced_receipts', 'corrected_receipts'] as const;

/** Where the documents of orders are, those that serve no more with them. */
const documentTables = [
  'receipts',
  ...archives,
  'credit_notes',
  'replaced_credit_notes',
  'correction_notes',
  'replaced_correction_notes',
] as const;

/** Whether a folded word names the order: its number, its receipt or credit note, its code, that of cash too, its buyer, or to whom a receipt of it is or was made out. */
export function namedBy(db: Kysely<SchoolDatabase>, word: string): RawBuilder<boolean> {
  const number = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  // Programs of accountants write eight digits.
  const code = word.replace(/^(\w{4}-)0+(?=\d)/, '$1');
  const texts = [
    ...buyerTexts.map((column) => sql<string>`${sql.ref(column)}`),
    ...billingFields.map((field) => jsonField(db, 'orders.billing', field)),
  ];
  const named = [
    sql<boolean>`orders.number = ${number}`,
    ...texts.map((text) => hasWord(folded(text), word)),
    sql<boolean>`${folded(sql.ref('orders.code_word'))} = ${word}`,
    // Once a search, not once an order.
    sql<boolean>`orders.id in (select order_id from payment_attempts where code = ${word})`,
    sql<boolean>`orders.id in (${madeOutTo(db, word)})`,
    ...documentTables.map(
      (table) =>
        sql<boolean>`exists (select 1 from ${sql.table(table)} where order_id = orders.id and lower(series) || '-' || number = ${code})`,
    ),
  ];
  return sql<boolean>`(${sql.join(named, sql` or `)})`;
}

/**
 * Orders of which a receipt is or was made out to whom a word names; only those that were made out more than once, since any other says
 * what the checkout said.
 */
function madeOutTo(db: Kysely<SchoolDatabase>, word: string): RawBuilder<string> {
  const named = sql.join(
    billingFields.map((field) => hasWord(folded(jsonField(db, 'content', `buyer.${field}`)), word)),
    sql` or `,
  );
  const before = archives.map((table) => sql`select order_id from ${sql.table(table)}`);
  return sql`${sql.join(
    [
      ...before.map((orders) => sql`${orders} where ${named}`),
      sql`select order_id from receipts where order_id in (${sql.join(before, sql` union `)}) and (${named})`,
    ],
    sql` union all `,
  )}`;
}
