import { expect, test } from 'vitest';
import { ProductsInMemory } from '#test/memory/catalogue/products-in-memory.ts';
import { SellersInMemory } from '#test/memory/catalogue/sellers-in-memory.ts';
import { FindSlugOwner } from '#application/server/catalogue/find-slug-owner.ts';
import { seller, storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

test('a seller’s slug is theirs, a product’s leads to its page, another’s is nobody’s', async () => {
  const owner = new FindSlugOwner(
    new ProductsInMemory([storedProduct(1, { kind: 'diploma', slug: 'gestion' })]),
    new SellersInMemory([seller()]),
    new FixedClock(),
  );
  expect(await owner.execute('estudio-misti')).toEqual({ kind: 'seller' });
  expect(await owner.execute('gestion')).toEqual({ kind: 'product', path: '/diplomados/gestion' });
  expect(await owner.execute('nada')).toBeNull();
});
