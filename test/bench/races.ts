import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { readConfig } from '#adapters/server/config/config.ts';
import { openPostgres } from '#adapters/server/sql/shared/postgres-connection.ts';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { migrateToLatest } from '#adapters/server/sql/migrations/migrate.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { photo } from '#test/support/vouchers/deposits.ts';
import { startPostgres } from '#test/support/school/postgres.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import '#test/support/school/school-process.ts';
import { insertCode, onSale, stockShop } from '#test/support/cart/shop.ts';
import { RacingBuyer, TwoProcesses } from '#test/support/school/two-processes.ts';

/**
 * Rounds of two to five orders, tabs and ways of paying of one account at once, through two server processes on PostgreSQL:
 * `npm run bench -- races 500`. Prints charges that should not be, and ends with 1 when there is any.
 */
const cards = ['4111111111111111', '4111111111111111', '5200828282828210', '4000000000000002'] as const;
const products = [
  { slug: onSale.course.slug, price: '199.90', reduced: '169.91' },
  { slug: onSale.book.slug, price: '89.90', reduced: '76.41' },
] as const;
const code = 'QUINCE';
let operations = 0;

type Db = Kysely<SchoolDatabase>;
type Move = () => Promise<unknown>;

async function main(): Promise<number> {
  const rounds = Number(process.argv[3] ?? 500);
  const postgres = await startPostgres();
  if (postgres.kind === 'none') throw new Error(postgres.reason);
  const { db, close } = openPostgres(postgres.url);
  await migrateToLatest(db);
  await stockShop(db);
  await insertCode(db, { limit_per_account: 1, ends_at: '2999-01-01T04:59:59.000Z' });
  await new BankAccountsInSql(db).offer([aBankAccount('bcp')]);
  const both = await TwoProcesses.start(fileURLToPath(import.meta.url), postgres.url, db);
  const image = new Blob([new Uint8Array(await photo())]);
  const failures: string[] = [];
  const begun = Date.now();
  for (let round = 1; round <= rounds; round += 1) {
    await oneRound(both, db, image).catch((error: unknown) => failures.push(`${round}: ${String(error)}`));
    if (round % 50 === 0) console.log(`${round} rounds, ${Math.round((Date.now() - begun) / 1000)} s`, await audit(db));
  }
  await settleAll(db, await RacingBuyer.signedIn(both, db, { isCollaborator: true }), postgres.url);
  const found = await audit(db);
  console.log({ rounds, seconds: Math.round((Date.now() - begun) / 1000), ...found });
  if (failures.length > 0) console.log(`Rounds that could not be played:\n${failures.slice(0, 5).join('\n')}`);
  if (both.log !== '') console.log(`The processes reported:\n${both.log.slice(0, 2000)}`);
  await both.stop();
  await close();
  await postgres.stop();
  const { doubleCharges, chargesWithoutGrant, claimsOverTheLimit } = found;
  return doubleCharges + chargesWithoutGrant + claimsOverTheLimit + failures.length === 0 ? 0 : 1;
}

/** Two to five orders of one account, each on its way of being paid, then all of it at one moment. */
async function oneRound(both: TwoProcesses, db: Db, image: Blob): Promise<void> {
  const buyer = await RacingBuyer.signedIn(both, db);
  const staff = await RacingBuyer.signedIn(both, db, { isCollaborator: true });
  const moves: Move[] = [];
  const orders = 2 + randomInt(4);
  // Most rounds are about one product alone; the others mix two, and a code of one use.
  const isMixed = randomInt(3) === 0;
  for (let order = 0; order < orders; order += 1) {
    const product = products[isMixed ? randomInt(products.length) : 0] ?? products[0];
    const isReduced = isMixed && randomInt(2) === 0;
    const price = isReduced ? product.reduced : product.price;
    const byDeposit = randomInt(3) === 0;
    const id = await buyer.order(product.slug, price, byDeposit ? 'deposit' : 'card', isReduced ? code : null);
    if (byDeposit) moves.push(() => buyer.sendVoucher(id, `${(operations += 1)}`.padStart(8, '9'), price, image));
    else moves.push(...(await tabsAtTheGateway(buyer, id)));
  }
  await Promise.all(moves.map((move) => move()));
  // Some vouchers are approved, some rejected, while a second wave of returns, attempts and vouchers comes.
  const waiting = await db.selectFrom('vouchers').select('id').where('user_id', '=', buyer.userId).execute();
  await Promise.all([...waiting.map(({ id }) => decide(staff, id)), ...moves.map((move) => move())]);
}

/** One to three tabs at the gateway's page of one order, begun at once. */
async function tabsAtTheGateway(buyer: RacingBuyer, orderId: string): Promise<Move[]> {
  const pages = await Promise.all(Array.from({ length: 1 + randomInt(3) }, () => buyer.open(orderId)));
  const card = () => cards[randomInt(cards.length)] ?? cards[0];
  return Promise.all(pages.flatMap((page) => (page === null ? [] : [buyer.type(page, card())])));
}

async function decide(staff: RacingBuyer, id: string): Promise<void> {
  if (randomInt(3) === 0) {
    await staff.call('POST', `/api/v1/staff/vouchers/${id}/rejections`, { reason: 'No figura' });
  } else await staff.call('POST', `/api/v1/staff/vouchers/${id}/approvals`, { note: 'Figura en la cuenta' });
}

/** Ends every voucher and every silence, as the staff and the clock would. */
async function settleAll(db: Db, staff: RacingBuyer, url: string): Promise<void> {
  const open = await db.selectFrom('vouchers').select('id').where('state', 'in', ['sent', 'review']).execute();
  for (const { id } of open) await decide(staff, id);
  const past = new Date(Date.now() - 3_600_000).toISOString();
  await db
    .updateTable('simulated_payments')
    .set({ authorized_at: past })
    .where('authorized_at', 'is not', null)
    .execute();
  await db.updateTable('payment_attempts').set({ updated_at: past }).where('status', '=', 'authorizing').execute();
  const folder = mkdtempSync(join(tmpdir(), 'escuela-races-'));
  const { school, database } = await startSchool(
    readConfig({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  );
  for (let time = 0; time < 20; time += 1) await school.get(ResolveUnfinished).execute();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** What must be 0, and how much was done. */
async function audit(db: Db) {
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    Number((await query.execute(db)).rows[0]?.n ?? 0);
  // Money taken: cards the gateway charged, and vouchers approved.
  const money = sql`(
    select orders.user_id, orders.id as order_id, payment_attempts.id as source
      from simulated_payments
      join payment_attempts on payment_attempts.purchase_number = simulated_payments.purchase_number
      join orders on orders.id = payment_attempts.order_id
      where simulated_payments.authorized_at is not null
        and simulated_payments.outcome in ('approved', 'silent-approved')
    union all
    select user_id, order_id, id from vouchers where state = 'approved'
  )`;
  return {
    charges: await count(sql`select count(*) as n from ${money} as money`),
    cardsCharged: await count(sql`select count(*) as n from simulated_payments where authorized_at is not null`),
    vouchersApproved: await count(sql`select count(*) as n from vouchers where state = 'approved'`),
    stillUnknown: await count(
      sql`select count(*) as n from payment_attempts where status in ('authorizing', 'unknown')`,
    ),
    givenBackOpen: await count(sql`select count(*) as n from surplus_payments`),
    /** A product that an account was charged for more than once. */
    doubleCharges: await count(sql`select count(*) as n from (
      select money.user_id, order_lines.product_id from ${money} as money
        join order_lines on order_lines.order_id = money.order_id
        group by money.user_id, order_lines.product_id having count(*) > 1) as twice`),
    /** Money whose products the account has not, and that is not known as unanswered or to be given back. */
    chargesWithoutGrant: await count(sql`select count(*) as n from ${money} as money
      join order_lines on order_lines.order_id = money.order_id
      where not exists (select from grants where grants.user_id = money.user_id
          and grants.product_id = order_lines.product_id)
        and not exists (select from payment_attempts where payment_attempts.id = money.source
          and payment_attempts.status in ('authorizing', 'unknown'))
        and not exists (select from surplus_payments
          where surplus_payments.attempt_id = money.source or surplus_payments.voucher_id = money.source)`),
    /** Orders that an account confirmed with the code of one use, beyond the first, save those a collaborator let pass with a note. */
    claimsOverTheLimit: await count(sql`select count(*) as n from (
      select user_id from code_uses group by user_id having count(*) > 1) as over`),
    codesPassedByStaff: await count(sql`select count(*) as n from orders where code_word is not null
      and status in ('confirmed', 'finished')
      and not exists (select from code_uses where code_uses.order_id = orders.id)`),
  };
}

if (process.env['SCHOOL_PROCESS'] !== 'yes') process.exitCode = await main();
