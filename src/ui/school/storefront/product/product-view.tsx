import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { PartLinks } from '#ui/school/layouts/part-links.tsx';
import { PlanGrid } from '#ui/school/storefront/catalogue/plan-tile.tsx';
import { ProductGrid } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { BuyBar, BuyPanel } from './buy-panel.tsx';
import { ProductStoryView, storyParts } from './product-story.tsx';
import styles from './product-view.module.css';

export interface ProductViewProps {
  readonly page: ProductPage;
  /** A seminar that was held already. */
  readonly isOver?: boolean;
}

/** A product with everything its page shows. */
export function ProductView({ page, isOver = false }: ProductViewProps) {
  const { product, related } = page;
  const site = useService(SiteSettings);
  const part = cataloguePartOf(product.kind);
  const crumbs = [
    { label: 'Inicio', to: '/' },
    { label: part.title, to: part.path },
  ];
  return (
    <Wrap>
      <div className={styles.page} data-kind={product.kind}>
        <header className={styles.head}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{product.title}</h1>
          <p className={styles.lead}>{product.subtitle}</p>
          <PartLinks parts={storyParts(product)} />
        </header>
        <aside className={styles.aside} aria-label="Precio y compra">
          {product.kind !== 'plan' && (
            <div className={styles.cover} data-shape={coverOf(product, site).shape}>
              <Cover {...coverOf(product, site)} eager />
            </div>
          )}
          <BuyPanel product={product} isOver={isOver} />
        </aside>
        <div className={styles.story}>
          <ProductStoryView product={product} />
        </div>
      </div>
      {related.length > 0 &&
        (product.kind === 'plan' ? (
          <Section title="Otros planes" more={{ to: part.path, label: 'Ver todos los planes' }}>
            <PlanGrid plans={related} />
          </Section>
        ) : (
          <Section title="También te puede servir">
            <ProductGrid products={related} />
          </Section>
        ))}
      <BuyBar product={product} isOver={isOver} />
    </Wrap>
  );
}
