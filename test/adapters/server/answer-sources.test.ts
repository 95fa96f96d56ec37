import { expect, test } from 'vitest';
import { noteNotToKeep, noteStatement, recordSources } from '#adapters/server/answer-sources.ts';

test('the tables of every statement are noted, however they are named in it', async () => {
  const { tables } = await recordSources(async () => {
    noteStatement('select "a"."id" from "products" as "a" inner join "staff" on 1 = 1 left join sellers s on 1 = 1');
    await Promise.resolve();
    noteStatement('select min(starts_at) from campaigns union all select 1 from only discount_codes');
    noteStatement('insert into "rate_counts" ("key") values (?)');
    noteStatement('update "users" set "a" = (select 1 from "grants")');
  });
  expect([...tables].toSorted()).toEqual(
    ['campaigns', 'discount_codes', 'grants', 'products', 'rate_counts', 'sellers', 'staff', 'users'].toSorted(),
  );
});

test('what other work does at the same time is not noted, nor what nobody records', async () => {
  noteStatement('select 1 from orders');
  const read = (table: string) => async () => {
    await Promise.resolve();
    noteStatement(`select 1 from ${table}`);
  };
  const [one, two] = await Promise.all([recordSources(read('products')), recordSources(read('sellers'))]);
  expect([[...one.tables], [...two.tables]]).toEqual([['products'], ['sellers']]);
});

test('what says that it is not to be kept is heard, wherever it is in the work', async () => {
  const { mayBeKept } = await recordSources(async () => {
    await Promise.all([Promise.resolve().then(noteNotToKeep), Promise.resolve()]);
  });
  expect(mayBeKept).toBe(false);
  expect((await recordSources(async () => undefined)).mayBeKept).toBe(true);
});

test('whoever records around a recording is told what it noted', async () => {
  const { tables, mayBeKept } = await recordSources(async () => {
    noteStatement('select 1 from products');
    await recordSources(async () => {
      noteStatement('select 1 from orders');
      noteNotToKeep();
    });
  });
  expect([[...tables], mayBeKept]).toEqual([['products', 'orders'], false]);
});
