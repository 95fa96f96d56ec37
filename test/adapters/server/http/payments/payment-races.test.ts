import { afterAll, beforeEach, expect, test } from 'vitest';
import { BankAccountsInSql } from '#adapters/server/sql/vouchers/bank-accounts-in-sql.ts';
import { builtProgram } from '#test/support/school/built-program.ts';
import { addressOf, onPostgres } from '#test/support/school/databases.ts';
import { photo } from '#test/support/vouchers/deposits.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { insertCode, onSale, stockShop } from '#test/support/cart/shop.ts';
import { RacingBuyer, TwoProcesses } from '#test/support/school/two-processes.ts';

const approved = '4111111111111111';
const { course, book } = onSale;
const program = builtProgram('test/support/school/school-process.ts');

onPostgres('Paying by several ways at once, two processes', (database) => {
  const db = () => database().db;
  let started: TwoProcesses | null = null;
  let both: TwoProcesses;
  let ana: RacingBuyer;
  let image: Blob;

  beforeEach(async () => {
    await stockShop(db());
    await new BankAccountsInSql(db()).offer([aBankAccount('bcp')]);
    started ??= await TwoProcesses.start(program(), await addressOf(database()), db());
    both = started;
    both.log = '';
    ana = await RacingBuyer.signedIn(both, db());
    image = new Blob([new Uint8Array(await photo())]);
  }, 60_000);
  afterAll(() => started?.stop());

  /** How often the gateway was asked to charge a card that it approved, and how often ana was given a product. */
  async function outcome(): Promise<{ charges: number; grants: number }> {
    const charges = await db()
      .selectFrom('simulated_payments')
      .select('session_key')
      .where('authorized_at', 'is not', null)
      .execute();
    const grants = await db().selectFrom('grants').select('id').where('user_id', '=', ana.userId).execute();
    return { charges: charges.length, grants: grants.length };
  }

  async function atTheGateway(orderId: string): Promise<() => Promise<unknown>> {
    const page = await ana.open(orderId);
    if (page === null) throw new Error('No attempt was opened');
    return ana.type(page, approved);
  }

  test('four orders of one course that come back from the gateway at one moment are charged once', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const buyer = (ana = await RacingBuyer.signedIn(both, db()));
      const returns = [];
      for (let order = 0; order < 4; order += 1) {
        returns.push(await atTheGateway(await buyer.order(course.slug, '199.90')));
      }
      await Promise.all(returns.map((comeBack) => comeBack()));
      expect(await outcome()).toEqual({ charges: round, grants: 1 });
    }
  });

  test('two attempts of one order that begin at once and are both paid at once charge once', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const buyer = (ana = await RacingBuyer.signedIn(both, db()));
      const orderId = await buyer.order(course.slug, '199.90');
      const pages = await Promise.all([1, 2, 3].map(() => buyer.open(orderId)));
      const returns = await Promise.all(pages.flatMap((page) => (page === null ? [] : [buyer.type(page, approved)])));
      await Promise.all(returns.map((comeBack) => comeBack()));
      expect(await outcome()).toEqual({ charges: round, grants: 1 });
      expect(both.log).toBe('');
    }
  });

  test('of two vouchers for one course that arrive at once one is taken', async () => {
    const orders = [
      await ana.order(course.slug, '199.90', 'deposit'),
      await ana.order(course.slug, '199.90', 'deposit'),
    ];
    const sent = await Promise.all(orders.map((id, index) => ana.sendVoucher(id, `70000${index}`, '199.90', image)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(sent.find(({ status }) => status === 409)?.json).toMatchObject({
      kind: 'in-other-order',
      data: { order: { state: 'under-review' } },
    });
  });

  test('a voucher and a card that arrive at once for one course are not both taken', async () => {
    const comeBack = await atTheGateway(await ana.order(course.slug, '199.90'));
    const deposit = await ana.order(course.slug, '199.90', 'deposit');
    const [sent] = await Promise.all([ana.sendVoucher(deposit, '700001', '199.90', image), comeBack()]);
    const { charges } = await outcome();
    expect(charges + (sent.status === 201 ? 1 : 0)).toBe(1);
  });

  test('a code of one use for two orders whose vouchers arrive at once is claimed by one, the other goes to review', async () => {
    await insertCode(db(), { limit_per_account: 1, ends_at: '2999-01-01T04:59:59.000Z' });
    const orders = [
      await ana.order(course.slug, '169.91', 'deposit', 'QUINCE'),
      await ana.order(book.slug, '76.41', 'deposit', 'QUINCE'),
    ];
    const sent = await Promise.all(
      orders.map((id, index) => ana.sendVoucher(id, `80000${index}`, ['169.91', '76.41'][index] ?? '', image)),
    );
    expect(sent.map(({ json }) => json.state).toSorted()).toEqual(['review', 'sent']);
  });
});
