import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { SqliteFile } from '#adapters/server/sql/shared/sqlite-file.ts';
import { insertCode, onSale, Shopper, stockShop } from '#test/support/cart/shop.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';

/** What work says to the database, on either engine: the verb and the first table of each statement, in their order. */
async function saidBy(work: () => Promise<unknown>): Promise<readonly string[]> {
  const said: string[] = [];
  const hear = (text: string) => said.push(text.trim());
  const run = SqliteFile.prototype.run;
  const inFile = vi.spyOn(SqliteFile.prototype, 'run').mockImplementation(function (this: SqliteFile, query) {
    hear(query.sql);
    return run.call(this, query);
  });
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const onServer = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const [query] = given as unknown as [string | { readonly text: string }];
    hear(typeof query === 'string' ? query : query.text);
    return ask.apply(this, given);
  });
  try {
    await work();
  } finally {
    inFile.mockRestore();
    onServer.mockRestore();
  }
  return said.map(shortOf);
}

function shortOf(text: string): string {
  const verb = /^\w+/.exec(text)?.[0].toLowerCase() ?? '';
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1];
  return table === undefined ? verb.replace('start', 'begin') : `${verb} ${table}`;
}

eachDatabase('what a cart asks of the database', (database) => {
  const isServer = () => database().engine === 'PostgreSQL';
  /** Processes share PostgreSQL, and count there how often somebody calls: outside its log, without waiting for the disk. */
  const counting = () => (isServer() ? ['insert rate_counts'] : []);
  const stamps = 'select public_stamps';
  /** Before any call the school makes sure that its settings, tax among them, are those of this moment: by all stamps, which come as one row (decision 0060). */
  const settings = 'select public_stamps';

  async function aShop(promotions = 0) {
    const test = await testSchool({ database: database() });
    await stockShop(test.db);
    for (let id = 1; id <= promotions; id += 1) {
      const product_ids = id % 2 === 0 ? '[1]' : '[2,3]';
      await insertCode(test.db, { id, origin: 'promotion', word: `PROMO${id}`, rule: 1, product_ids });
    }
    // What is sold was asked for before, by anybody.
    const earlier = new Shopper(test);
    for (const { slug } of [onSale.seminar, onSale.book, onSale.course]) await earlier.add(slug);
    await earlier.cart();
    return test;
  }

  for (const promotions of [0, 50]) {
    test(`a visitor's addition and reading, with ${promotions} promotions in force`, async () => {
      const shopper = new Shopper(await aShop(promotions));
      const addition = [
        settings,
        ...counting(),
        'begin',
        stamps,
        'insert carts',
        'select cart_lines',
        'insert cart_lines',
        'commit',
      ];
      expect(await saidBy(() => shopper.add(onSale.book.slug))).toEqual(addition);
      expect(await saidBy(() => shopper.add(onSale.seminar.slug))).toEqual(addition);
      expect(await saidBy(() => shopper.cart())).toEqual([settings, 'select carts', stamps]);
      expect((await shopper.cart()).json()).toMatchObject({ items: [{ productId: 2 }, { productId: 1 }] });
    });
  }

  test('an account’s addition and reading', async () => {
    const shopper = await new Shopper(await aShop()).signIn();
    const caller = [settings, 'select sessions', ...counting()];
    expect(await saidBy(() => shopper.add(onSale.book.slug))).toEqual([
      ...caller,
      'begin',
      stamps,
      'insert carts',
      'select cart_lines',
      'select grants',
      'select grants',
      'select orders',
      'insert cart_lines',
      'commit',
    ]);
    expect(await saidBy(() => shopper.cart())).toEqual([
      ...caller,
      'select carts',
      'select grants',
      stamps,
      'select orders',
      'select grants',
    ]);
  });

  test('a product that is there already, and a reading by nobody', async () => {
    const school = await aShop();
    const shopper = new Shopper(school);
    await shopper.add(onSale.book.slug);
    expect(await saidBy(() => shopper.add(onSale.book.slug))).toEqual([
      settings,
      ...counting(),
      'begin',
      stamps,
      'insert carts',
      'select cart_lines',
      'commit',
    ]);
    expect(await saidBy(() => new Shopper(school).cart())).toEqual([settings]);
  });

  test('a code in force is asked how often it was used, once', async () => {
    const school = await aShop();
    await insertCode(school.db, { id: 90, word: 'QUINCE', limit_in_all: 5 });
    const shopper = new Shopper(school);
    await shopper.add(onSale.book.slug);
    await shopper.call('PUT', '/api/v1/cart/code', { word: 'QUINCE' });
    await shopper.cart();
    expect(await saidBy(() => shopper.cart())).toEqual([settings, 'select carts', stamps, 'select code_counts']);
    expect((await saidBy(() => shopper.add(onSale.seminar.slug))).filter((each) => each.includes('code'))).toEqual([
      'select code_counts',
    ]);
  });
});
