import { expect, test } from 'vitest';
import { noteNotToKeep, noteStatement } from '#adapters/server/answer-sources.ts';
import { KeptAnswers } from '#adapters/server/kept-answers.ts';
import type { Stamps } from '#adapters/server/sql/shared/public-stamps.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** A store over a database with two tables whose stamps a test renews, on a clock of its own. */
function aStore({ most = 1000 } = {}) {
  const clock = new FixedClock();
  let stamps: Stamps = new Map([
    ['products', '1'],
    ['sellers', '1'],
  ]);
  let until = Date.parse('2026-03-10T16:00:00.000Z');
  let fails = false;
  let turns = 0;
  /** The table of which the store itself asks; '': of none. */
  const asked = { of: '' };
  const ask = (): void => {
    if (asked.of !== '') noteStatement(`select * from "${asked.of}"`);
  };
  const kept = new KeptAnswers(
    {
      now: async () => {
        ask();
        return fails ? Promise.reject(new Error('no database')) : stamps;
      },
    },
    clock,
    async () => {
      ask();
      turns += 1;
      return until;
    },
    most,
  );
  let made = 0;
  return {
    kept,
    asked,
    clock,
    renew: (table: string) => (stamps = new Map([...stamps, [table, `${Number(stamps.get(table)) + 1}`]])),
    turnAt: (at: string) => (until = Date.parse(at)),
    goDown: () => (fails = true),
    turnsAsked: () => turns,
    /** Takes an answer that is made from a table, and says which making it came from. */
    take: async (key: string, from: string | null, { size = 10, isForAll = true, isWithin = false } = {}) => {
      const answer = await kept[isWithin ? 'takeWithin' : 'take'](key, async () => {
        if (from !== null) noteStatement(`select * from "${from}"`);
        made += 1;
        return { size, isForAll, number: made };
      });
      return answer.number;
    },
  };
}

test('an answer is made once, and anew when a table that it was made from changed', async () => {
  const { take, renew } = aStore();
  expect([await take('a', 'products'), await take('a', 'products')]).toEqual([1, 1]);
  renew('sellers');
  expect(await take('a', 'products')).toBe(1);
  renew('products');
  expect([await take('a', 'products'), await take('a', 'products')]).toEqual([2, 2]);
});

test('what is made with another answer, kept or just being made, is made from what that was made from', async () => {
  const { kept, take, renew, asked } = aStore();
  let times = 0;
  const around = async () => {
    const { number } = await kept.take('around', async () => {
      times += 1;
      return { size: 10, isForAll: true, number: await take('a', 'products', { isWithin: true }) };
    });
    return [times, number];
  };
  await take('a', 'products');
  asked.of = 'sellers';
  expect([await around(), await around()]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  // What the store itself asks is no source of an answer.
  renew('sellers');
  expect(await around()).toEqual([1, 1]);
  renew('products');
  expect(await Promise.all([take('a', 'products'), around()])).toEqual([2, [2, 2]]);
  renew('products');
  expect(await around()).toEqual([3, 3]);
});

test('each key has its own answer, and one made from nothing holds as well', async () => {
  const { take, renew } = aStore();
  expect([await take('a', null), await take('b', null), await take('a', null)]).toEqual([1, 2, 1]);
  renew('products');
  expect(await take('a', null)).toBe(1);
});

test('an answer holds until time turns it, and not before the instant at which it was made', async () => {
  const { take, clock, turnAt } = aStore();
  clock.set('2026-03-10T15:00:00.000Z');
  await take('a', 'products');
  clock.set('2026-03-10T15:59:59.999Z');
  expect(await take('a', 'products')).toBe(1);
  clock.set('2026-03-10T16:00:00.000Z');
  turnAt('2026-03-10T17:00:00.000Z');
  expect(await take('a', 'products')).toBe(2);
  clock.set('2026-03-10T14:00:00.000Z');
  expect(await take('a', 'products')).toBe(3);
});

test('the turning point is asked for once as long as nothing changed', async () => {
  const { take, renew, turnsAsked } = aStore();
  await take('a', 'products');
  await take('b', 'sellers');
  expect(turnsAsked()).toBe(1);
  renew('products');
  await take('c', 'sellers');
  expect(turnsAsked()).toBe(2);
});

test('what is made from a table without a stamp, for one visitor or under a note is made for each', async () => {
  const { take, kept } = aStore();
  expect([await take('a', 'orders'), await take('a', 'orders')]).toEqual([1, 2]);
  expect([await take('b', 'products', { isForAll: false }), await take('b', 'products', { isForAll: false })]).toEqual([
    3, 4,
  ]);
  let signed = 0;
  const sign = async () => {
    await Promise.resolve();
    noteNotToKeep();
    return { size: 1, isForAll: true, number: (signed += 1) };
  };
  expect([(await kept.take('c', sign)).number, (await kept.take('c', sign)).number]).toEqual([1, 2]);
});

test('those who ask at once wait for one making; what is not for all each gets for itself', async () => {
  const { take } = aStore();
  expect(await Promise.all([take('a', 'products'), take('a', 'products'), take('a', 'products')])).toEqual([1, 1, 1]);
  const own = await Promise.all([take('b', 'orders'), take('b', 'orders'), take('b', 'orders')]);
  expect(new Set(own).size).toBe(3);
});

test('whoever asks after a change does not get what was begun before it', async () => {
  const { kept, renew } = aStore();
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const early = kept.take('a', async () => {
    noteStatement('select 1 from products');
    await held;
    return { size: 1, isForAll: true, when: 'before' };
  });
  await Promise.resolve();
  renew('products');
  const late = kept.take('a', async () => {
    noteStatement('select 1 from products');
    return { size: 1, isForAll: true, when: 'after' };
  });
  expect((await late).when).toBe('after');
  go();
  expect((await early).when).toBe('before');
  const next = await kept.take('a', async () => {
    noteStatement('select 1 from products');
    return { size: 1, isForAll: true, when: 'later' };
  });
  expect(next.when).not.toBe('before');
});

test('what was not asked for longest goes when there is no more room', async () => {
  const { take } = aStore({ most: 25 });
  await take('a', 'products');
  await take('b', 'products');
  await take('a', 'products');
  await take('c', 'products');
  expect([await take('a', 'products'), await take('c', 'products')]).toEqual([1, 3]);
  expect(await take('b', 'products')).toBe(4);
  expect(await take('d', 'products', { size: 26 })).toBe(5);
  expect(await take('d', 'products', { size: 26 })).toBe(6);
});

test('a making that fails is nobody’s answer, and is tried anew', async () => {
  const { kept, take } = aStore();
  const failing = () =>
    kept.take('a', async () => {
      throw new Error('no');
    });
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('no');
  expect(await take('a', 'products')).toBe(1);
});

test('without a database that answers nothing kept is given, and nothing is kept', async () => {
  const { take, goDown } = aStore();
  await take('a', 'products');
  goDown();
  expect([await take('a', 'products'), await take('a', 'products')]).toEqual([2, 3]);
});
