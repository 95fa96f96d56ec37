import { expect, test } from 'vitest';
import type { GivenContent, PlanContent } from '#domain/plans/plan-content.ts';
import { planEffects } from '#domain/plans/plan-effects.ts';
import { aPlan, aTerm } from '#test/support/plans/edited-plans.ts';

const before = aPlan({ terms: [aTerm({ id: 7, key: '7' })] });
const nameOf = ({ productId, kind }: GivenContent): string =>
  productId === null ? `todo ${kind}` : `n.º ${productId}`;
const effects = (changes: Partial<PlanContent>, holders = 2) =>
  planEffects({ before, after: { ...before, ...changes }, holders, nameOf });

test('what stays as it is changes nothing for anybody', () => {
  expect(effects({})).toEqual([]);
  // A page that does not know its id yet speaks of the same price.
  expect(effects({ terms: [aTerm({ id: null, key: '7' })] })).toEqual([]);
});

test('whoever has it is told what they keep and what they get, and how many may use it', () => {
  const gives = [{ productId: 2, kind: null, categoryId: null }] as const;
  expect(effects({ gives, seats: '2' })).toEqual([
    'Las 2 personas que ya lo tienen conservan hasta que termine: n.º 1, todo book.',
    'Las 2 personas que ya lo tienen reciben además: n.º 2.',
    'Quien ya lo tiene conserva sus 3 usuarios incluidos hasta que termine.',
  ]);
  expect(effects({ seats: '5' }, 1)).toEqual(['Quien ya lo tiene pasa también a 5 usuarios incluidos.']);
  expect(effects({ gives, seats: '2' }, 0)).toEqual([]);
});

test('a price that goes, lasts otherwise or costs otherwise is told for carts and orders', () => {
  const gone = ['Ya no se ofrece «1 año»: quien lo tiene en su carrito elige otro, y los pedidos lo conservan.'];
  expect(effects({ terms: [] })).toEqual(gone);
  expect(effects({ terms: [aTerm({ id: 7, key: '7', duration: '2' })] })).toEqual(gone);
  expect(effects({ terms: [aTerm({ id: 7, key: '7', regularPrice: '310.00' })] })).toEqual([
    'Los pedidos ya hechos guardan el precio con que se hicieron.',
  ]);
});
