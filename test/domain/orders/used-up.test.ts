import { describe, expect, it } from 'vitest';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { isUsedUp } from '#domain/orders/used-up.ts';

describe('what is used up, and can be bought again', () => {
  it('is a consultancy and a plan, and nothing else that is bought whole', () => {
    expect(productKinds.filter((kind) => isUsedUp({ kind }))).toEqual(['consultancy', 'plan']);
  });

  it('is a seat beyond those one has, whatever it is a seat of', () => {
    expect(productKinds.filter((kind) => !isUsedUp({ kind, seatsAlone: true }))).toEqual([]);
    expect(isUsedUp({ kind: 'seminar', seatsAlone: false })).toBe(false);
  });
});
