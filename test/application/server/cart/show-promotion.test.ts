import { expect, test } from 'vitest';
import { ShowPromotion } from '#application/server/cart/show-promotion.ts';
import { DiscountCodesInMemory } from '#test/memory/cart/discount-codes-in-memory.ts';
import { aCode } from '#test/support/cart/cart-items.ts';
import { only, percentOff } from '#test/support/pricing/price-lines.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

const promotion = (word: string, id: number, ...productIds: number[]) =>
  aCode(word, { id, origin: 'promotion', discount: percentOff('15', only(...productIds)) });

const codes = new DiscountCodesInMemory([
  promotion('JUNTOS', 1, 2, 1),
  promotion('UNO', 2, 7, 7),
  promotion('MUCHOS', 3, 1, 2, 3, 4, 5, 6),
  aCode('TODO', { id: 4, origin: 'promotion' }),
  aCode('CUPON', { id: 5, discount: percentOff('15', only(1, 2)) }),
]);
const show = new ShowPromotion(codes);
const shown = async () =>
  (await codes.promotions()).filter(({ isShownTogether }) => isShownTogether).map(({ code }) => code.word);

test('a promotion of a few products is shown on their pages, and shown no more', async () => {
  expect(accepted(await show.execute('juntos', true)).word).toBe('JUNTOS');
  expect(await shown()).toEqual(['JUNTOS']);
  accepted(await show.execute('JUNTOS', false));
  expect(await shown()).toEqual([]);
});

test('what is no promotion, lists nothing, one product or a whole shelf cannot be shown together', async () => {
  expect(refused(await show.execute('NADA', true))).toEqual({ kind: 'promotion-not-found' });
  expect(refused(await show.execute('CUPON', true))).toEqual({ kind: 'promotion-not-found' });
  expect(refused(await show.execute('TODO', true))).toEqual({ kind: 'nothing-listed' });
  expect(refused(await show.execute('UNO', true))).toEqual({ kind: 'not-a-few', listed: 1 });
  expect(refused(await show.execute('MUCHOS', true))).toEqual({ kind: 'not-a-few', listed: 6 });
  expect(await shown()).toEqual([]);
  // Whatever it lists by now, it can be taken away.
  accepted(await show.execute('MUCHOS', false));
});
