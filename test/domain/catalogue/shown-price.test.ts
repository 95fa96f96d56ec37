import { describe, expect, test } from 'vitest';
import { isReductionInForceAt, shownPrice } from '#domain/catalogue/shown-price.ts';
import { countdown } from '#domain/shared/countdown.ts';
import { isPast, limaDay } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { storedPrice } from '#test/support/catalogue/catalogue-builders.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const reduced = storedPrice({
  regular: money(19_990),
  reduced: money(15_990),
  reducedUntil: '2026-03-10T15:00:00.000Z',
});

describe('the price on a card', () => {
  test('without a discount it is the regular one', () => {
    expect(shownPrice(storedPrice(), now)).toMatchObject({
      current: 11_800,
      former: null,
      until: null,
      subscriber: null,
    });
  });

  test('a discount holds through its last instant, and strikes the regular price', () => {
    expect(shownPrice(reduced, now)).toMatchObject({ current: 15_990, former: 19_990, until: reduced.reducedUntil });
  });

  test('a discount that has ended is not shown', () => {
    const after = new Date(now.getTime() + 1000);
    expect(shownPrice(reduced, after)).toMatchObject({ current: 19_990, former: null, until: null });
  });

  test.each(['2026-03-11T04:59:59.000Z', '2026-03-11T04:59:59.999Z'])(
    'a discount that ends at %s holds as long as its countdown counts, and as its day lasts',
    (reducedUntil) => {
      const last = limaDay(new Date(reducedUntil));
      for (const after of [-1000, 0, 1, 500, 999, 1000, 1001]) {
        const at = new Date(Date.parse('2026-03-11T04:59:59.000Z') + after);
        const isInForce = isReductionInForceAt({ ...reduced, reducedUntil }, at);
        expect([after, isInForce]).toEqual([after, limaDay(at) <= last]);
        expect([after, countdown(new Date(reducedUntil), at) !== null]).toEqual([after, isInForce]);
        expect([after, !isPast(reducedUntil, at)]).toEqual([after, isInForce]);
      }
    },
  );

  test('a discount holds from its first instant on, and not before', () => {
    const soon = { ...reduced, reducedFrom: now.toISOString() };
    expect(shownPrice(soon, now)).toMatchObject({ current: 15_990, former: 19_990 });
    expect(shownPrice(soon, new Date(now.getTime() - 1))).toMatchObject({ current: 19_990, former: null, until: null });
  });

  test('a discount without an end holds', () => {
    expect(shownPrice({ ...reduced, reducedUntil: null }, now)).toMatchObject({ current: 15_990, until: null });
  });

  test('a product without a lower price has none in force, whatever days are kept with it', () => {
    expect(isReductionInForceAt({ reduced: null, reducedUntil: null }, now)).toBe(false);
    expect(isReductionInForceAt({ ...reduced, reduced: null }, now)).toBe(false);
  });

  test('a regular price that nobody was asked is not struck, though the lower one is paid', () => {
    const shown = shownPrice({ ...reduced, isRegularUnasked: true }, now);
    expect(shown).toMatchObject({ current: 15_990, former: null, until: reduced.reducedUntil });
  });

  test('nothing is struck that is not larger', () => {
    const odd = storedPrice({ regular: money(1000), reduced: money(1000) });
    expect(shownPrice(odd, now)).toMatchObject({ current: 1000, former: null });
  });

  test('the price of an active plan is told only when it is lower than what everybody pays', () => {
    expect(shownPrice({ ...reduced, subscriber: money(13_990) }, now).subscriber).toBe(13_990);
    expect(shownPrice({ ...reduced, subscriber: money(15_990) }, now).subscriber).toBeNull();
  });
});
