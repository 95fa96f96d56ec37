import { observer } from 'mobx-react-lite';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { type ProductPage, RELATED_SHOWN } from '#domain/catalogue/catalogue-page.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { PlanGrid } from '#ui/school/storefront/catalogue/plan-tile.tsx';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { SeenList } from '#ui/school/storefront/seen/seen-list.tsx';
import { Together } from './together.tsx';

/**
 * What stands beside a product: what is cheaper or was bought together with it, then what is near it, then what
 * this device looked at. Nothing of the first three that one owns.
 */
export const BesideProduct = observer(function BesideProduct({ product, together, alsoBought, related }: ProductPage) {
  const session = useLate('session');
  const notOwned = (cards: readonly ProductCard[]) => cards.filter(({ id }) => session?.owns(id) !== true);
  const [bought, near] = [notOwned(alsoBought), notOwned(related).slice(0, RELATED_SHOWN)];
  return (
    <>
      {together !== null && <Together offer={together} />}
      {bought.length > 0 && (
        <Section title="También llevan">
          <ProductGrid products={bought} oneRow />
        </Section>
      )}
      {near.length > 0 && <Related product={product} near={near} />}
      <SeenList current={product.slug} />
    </>
  );
});

function Related({ product, near }: Pick<ProductPage, 'product'> & { readonly near: readonly ProductCard[] }) {
  const { path } = cataloguePartOf(product.kind);
  return product.kind === 'plan' ? (
    <Section title="Otros planes" more={{ to: path, label: 'Ver todos los planes' }}>
      <PlanGrid plans={near} />
    </Section>
  ) : (
    <Section title="También te puede servir">
      <ProductGrid products={near} oneRow />
    </Section>
  );
}
