import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { Section } from '#ui/kit/layout/layout.tsx';
import { ProductRow } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { cardMeta, peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { ProductPrice } from '#ui/school/storefront/catalogue/product-tile.tsx';
import styles from './home-page.module.css';

/** What came out last, of every kind: lines with a small cover each, since the kinds have covers of two shapes. */
export function NewProducts({ products }: { products: readonly ProductCard[] }) {
  const site = useService(SiteSettings);
  return (
    <Section title="Lo nuevo" more={{ to: '/buscar?orden=recientes', label: 'Ver todas las novedades' }}>
      <div className={styles.lines}>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            to={productPath(product.kind, product.slug)}
            cover={coverOf(product, site)}
            meta={cardMeta(product)}
            title={product.title}
            {...(product.staffNames.length > 0 && { by: peopleText(product.staffNames) })}
            price={<ProductPrice product={product} />}
          />
        ))}
      </div>
    </Section>
  );
}
