import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { cartTotals, priceRequestOf, summaryOf } from '#domain/cart/cart-totals.ts';
import {
  addFreeItem,
  addItem,
  applyCode,
  clearCart,
  dropCode,
  EMPTY_CART,
  removeItem,
  visitSeller,
  type Cart,
} from '#domain/cart/cart.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { setExtended, setOptionCount } from '#domain/cart/item-choices.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import {
  aCartItem,
  aCode,
  aFreeItem,
  aPlan,
  day,
  NOW,
  someSeats,
  TERMS,
  UNUSED,
} from '#test/support/cart/cart-items.ts';
import { assertTotalsAddUp, EXEMPT, only, percentOff, solesOff } from '#test/support/pricing/price-lines.ts';
import { oracle } from '#test/support/pricing/price-oracle.ts';

/** The shop: products and codes that the commands draw from. */
const SHOP: readonly CartItem[] = [
  aCartItem(1, '150.00', { options: [someSeats(71, '35.55')] }),
  aCartItem(2, '89.90', { taxRate: EXEMPT, extension: null }),
  aCartItem(3, '199.90', { options: [someSeats(72, '20.00', { kind: 'extra' })] }),
  aCartItem(4, '0.05'),
  aPlan(5, 'pro', 1),
  aPlan(6, 'pro', 1),
  aPlan(7, 'pack', 1),
  aPlan(8, 'pack', 2),
];
const CODES: readonly DiscountCode[] = [
  aCode('QUINCE'),
  aCode('CINCUENTA', { origin: 'promotion', discount: solesOff('50') }),
  aCode('LIBROS', { discount: percentOff('20', only(2, 3)) }),
  aCode('PASADO', { lastDay: day('2026-11-19') }),
  aCode('ROSA10', { origin: 'seller', discount: percentOff('10') }),
];

/**
 * What a careful person would keep on paper: the ids in the cart in order, what is ticked beside each, the word in force. Naive
 * on purpose: nothing of the domain is used but the shop's data.
 */
interface Model {
  ids: number[];
  extended: Set<number>;
  counts: Map<number, number>;
  free: number | null;
  word: string | null;
  seller: string | null;
}

/** The real cart behind a reference, so that commands can put a new one in its place. */
interface Real {
  cart: Cart;
}

type CartCommand = fc.Command<Model, Real>;

const shopItem = (id: number): CartItem => {
  const item = SHOP.find(({ productId }) => productId === id);
  if (item === undefined) throw new Error(`The shop has no product ${id}`);
  return item;
};
const planOf = (id: number) => shopItem(id).plan;
const forget = (model: Model, id: number): void => {
  model.extended.delete(id);
  for (const option of shopItem(id).options) model.counts.delete(option.id);
};

/** Whether the plan rule lets a product in, said a second time. */
function isPlanWelcome(model: Model, id: number): boolean {
  const plan = planOf(id);
  if (plan === null) return true;
  const plans = model.ids.map(planOf).filter((each) => each !== null);
  if (plan.page === 'pro') return !plans.some((each) => each.categoryId === plan.categoryId);
  return !plans.some((each) => each.page === 'pack');
}

/** A command that may be tried at any time: `expected` changes the model and says whether the cart must take it. */
function command(name: string, expected: (model: Model) => boolean, run: (cart: Cart) => Cart | null): CartCommand {
  return {
    check: () => true,
    run(model, real) {
      const isExpected = expected(model);
      const changed = run(real.cart);
      expect(changed !== null, `${name} is taken`).toBe(isExpected);
      real.cart = changed ?? real.cart;
      compare(model, real.cart);
    },
    toString: () => name,
  };
}

const taken = (result: { ok: true; value: Cart } | { ok: false }): Cart | null => (result.ok ? result.value : null);

const add = (id: number): CartCommand =>
  command(
    `add ${id}`,
    (model) => {
      if (model.ids.includes(id) || !isPlanWelcome(model, id)) return false;
      model.ids.push(id);
      model.free = null;
      model.word ??= model.seller;
      return true;
    },
    (cart) => taken(addItem(cart, shopItem(id))),
  );

const remove = (id: number): CartCommand =>
  command(
    `remove ${id}`,
    (model) => {
      if (!model.ids.includes(id)) return false;
      model.ids = model.ids.filter((each) => each !== id);
      forget(model, id);
      if (model.ids.length === 0) model.word = null;
      return true;
    },
    (cart) => taken(removeItem(cart, id)),
  );

function empty(model: Model): void {
  model.ids = [];
  model.extended.clear();
  model.counts.clear();
  model.free = null;
  model.word = null;
}

const clear = (): CartCommand =>
  command(
    'clear',
    (model) => {
      empty(model);
      return true;
    },
    clearCart,
  );

const takeFree = (id: number): CartCommand =>
  command(
    `take free ${id}`,
    (model) => {
      empty(model);
      model.free = id;
      return true;
    },
    (cart) => addFreeItem(cart, aFreeItem(id)),
  );

const extend = (id: number, on: boolean): CartCommand =>
  command(
    `${on ? 'extend' : 'unextend'} ${id}`,
    (model) => {
      if (!model.ids.includes(id) || (on && shopItem(id).extension === null)) return false;
      if (on) model.extended.add(id);
      else model.extended.delete(id);
      return true;
    },
    (cart) => taken(setExtended(cart, id, on)),
  );

const choose = (id: number, optionId: number, count: number): CartCommand =>
  command(
    `choose ${count} of option ${optionId} of ${id}`,
    (model) => {
      const option = shopItem(id).options.find((each) => each.id === optionId);
      if (!model.ids.includes(id) || option === undefined) return false;
      if (count < 0 || count > (option.kind === 'seat' ? 1000 : 1)) return false;
      model.counts.set(optionId, count);
      return true;
    },
    (cart) => taken(setOptionCount(cart, id, optionId, count)),
  );

const enter = (code: DiscountCode): CartCommand =>
  command(
    `enter ${code.word}`,
    (model) => {
      if (model.ids.length === 0 || code.word === 'PASADO') return false;
      model.word = code.word;
      return true;
    },
    (cart) => taken(applyCode(cart, code, NOW, UNUSED)),
  );

const drop = (): CartCommand =>
  command(
    'drop the code',
    (model) => {
      model.word = null;
      return true;
    },
    dropCode,
  );

const visit = (code: DiscountCode | null): CartCommand =>
  command(
    `visit ${code?.word ?? 'no seller'}`,
    (model) => {
      model.seller = code?.word ?? null;
      return true;
    },
    (cart) => visitSeller(cart, code),
  );

/** The cart that the paper describes, from the shop. */
function itemsOnPaper(model: Model): CartItem[] {
  return model.ids.map((id) => {
    const item = shopItem(id);
    const options = item.options.map((option) => ({ ...option, count: model.counts.get(option.id) ?? 0 }));
    return { ...item, isExtended: model.extended.has(id), options };
  });
}

function compare(model: Model, cart: Cart): void {
  expect(cart.items).toEqual(itemsOnPaper(model));
  expect(cart.freeItems.map((item) => item.productId)).toEqual(model.free === null ? [] : [model.free]);
  expect(cart.code?.word ?? null).toBe(model.word);
  expect(cart.sellerCode?.word ?? null).toBe(model.seller);

  const priced = accepted(cartTotals(cart, TERMS));
  assertTotalsAddUp(priced);
  const witness = oracle(priceRequestOf(cart, TERMS));
  expect(decimalText(priced.net)).toBe(witness.newTotal);
  expect(decimalText(priced.tax)).toBe(witness.tax);

  const summary = summaryOf(cart, priced);
  expect(summary.isCoupon && summary.isPromotion).toBe(false);
  expect([summary.word, summary.sellerCode].filter((word) => word !== '')).toEqual(
    model.word === null ? [] : [model.word],
  );
  if (model.ids.length === 0) expect(summary).toMatchObject({ word: '', sellerCode: '', discount: 0, newTotal: 0 });
}

const anyId = fc.integer({ min: 1, max: 8 });
const commands = [
  anyId.map(add),
  anyId.map(add),
  anyId.map(remove),
  fc.tuple(anyId, fc.boolean()).map(([id, on]) => extend(id, on)),
  fc
    .tuple(fc.constantFrom(1, 2, 3), fc.constantFrom(71, 72, 73), fc.integer({ min: -1, max: 1001 }))
    .map(([id, option, count]) => choose(id, option, count)),
  fc
    .tuple(fc.constantFrom(1, 3), fc.integer({ min: 0, max: 3 }))
    .map(([id, count]) => choose(id, id === 1 ? 71 : 72, count)),
  fc.constantFrom(...CODES).map(enter),
  fc.constantFrom(...CODES).map(enter),
  fc.constant(drop()),
  fc.constantFrom(CODES.at(-1) ?? null, null).map(visit),
  fc.constant(clear()),
  fc.constantFrom(91, 92).map(takeFree),
];

const blankPaper = (): Model => ({
  ids: [],
  extended: new Set(),
  counts: new Map(),
  free: null,
  word: null,
  seller: null,
});

describe('the cart, whatever is done to it', () => {
  it('holds what a careful person would have on paper, at the price an independent witness names', () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 40 }), (run) => {
        fc.modelRun(() => ({ model: blankPaper(), real: { cart: EMPTY_CART } }), run);
      }),
      { numRuns: 300 },
    );
  });

  it('costs by the code in force, not by those tried before', () => {
    const filled = [1, 2, 3].reduce((cart, id) => accepted(addItem(cart, shopItem(id))), EMPTY_CART);
    const valid = fc.constantFrom(...CODES.filter((code) => code.word !== 'PASADO'));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CODES)), valid, (tried, last) => {
        const after = tried.reduce((cart, code) => taken(applyCode(cart, code, NOW, UNUSED)) ?? cart, filled);
        const enterLast = (cart: Cart) => accepted(cartTotals(accepted(applyCode(cart, last, NOW, UNUSED)), TERMS));
        expect(enterLast(after)).toEqual(enterLast(filled));
        expect(accepted(cartTotals(dropCode(after), TERMS))).toEqual(accepted(cartTotals(filled, TERMS)));
      }),
    );
  });
});
