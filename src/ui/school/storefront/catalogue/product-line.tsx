import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { Money } from '#domain/shared/money.ts';
import { Cover } from '#ui/kit/layout/card.tsx';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf } from './cover-of.ts';
import { cardMeta } from './product-texts.ts';
import styles from './product-line.module.css';

interface ProductLineProps {
  readonly product: ProductCard;
  readonly price: Money;
  /** The lowest of several prices. */
  readonly isFrom?: boolean;
}

/** A product in a line, small: what it is, its title, what it costs. Products of all kinds stand level. */
export function ProductLine({ product, price, isFrom = false }: ProductLineProps) {
  const site = useService(SiteSettings);
  const cover = coverOf(product, site);
  const { current, former, taxRate } = product.price;
  return (
    <article className={styles.line} data-shape={cover.shape}>
      <span className={styles.cover}>
        <Cover {...cover} />
      </span>
      <div>
        <p className={styles.meta}>{cardMeta(product)}</p>
        <h3 className={styles.title}>
          <Link to={productPath(product.kind, product.slug)}>{product.title}</Link>
        </h3>
        {isFrom && <p className={styles.meta}>Desde</p>}
        <PriceBlock price={price} former={price === current ? former : null} exempt={taxRate === 0} />
      </div>
    </article>
  );
}
