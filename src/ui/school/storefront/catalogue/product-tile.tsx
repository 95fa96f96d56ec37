import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';
import { CardGrid, Card } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SaveButton } from '#ui/school/storefront/saved/save-button.tsx';
import { coverOf, frameShape } from './cover-of.ts';
import { cardMeta, peopleText } from './product-texts.ts';

export interface ProductTileProps {
  readonly product: ProductCard;
  /** In sight when the page opens. */
  readonly eager?: boolean;
  readonly level?: 2 | 3;
  /** Where it leads, instead of its own page. */
  readonly to?: string;
}

/** A product in a grid. */
export function ProductTile({ product, eager = false, level = 3, to }: ProductTileProps) {
  const site = useService(SiteSettings);
  const people = peopleText(product.staffNames);
  return (
    <Card
      to={to ?? productPath(product.kind, product.slug)}
      cover={{ ...coverOf(product, site), eager }}
      meta={cardMeta(product)}
      title={product.title}
      {...(people !== '' && { by: people })}
      price={<ProductPrice product={product} />}
      corner={<SaveButton product={product} isBare />}
      level={level}
    />
  );
}

/** A product's price as cards and pages show it. */
export function ProductPrice({ product, size }: { product: Pick<ProductCard, 'price'>; size?: 'medium' | 'large' }) {
  const { current, former, taxRate } = product.price;
  return <PriceBlock price={current} former={former} exempt={taxRate === 0} {...(size && { size })} />;
}

export interface ProductGridProps {
  readonly products: readonly ProductCard[];
  /** The first is in sight when a phone opens the page. Each more would be asked for beside the typefaces, which its text waits for. */
  readonly eager?: boolean;
  readonly level?: 2 | 3;
  /** Only as many as fill a row. */
  readonly oneRow?: boolean;
  /** Titles are told in full, however long. */
  readonly whole?: boolean;
  /** Where a product leads, instead of its own page. */
  readonly pathOf?: (product: ProductCard) => string;
}

/** Products side by side; their covers have one shape, that of the first. */
export function ProductGrid(props: ProductGridProps) {
  const { products, eager = false, level = 3, oneRow = false, whole = false, pathOf } = props;
  const shape = frameShape(products[0]?.kind ?? 'course');
  return (
    <CardGrid shape={shape} oneRow={oneRow} whole={whole}>
      {products.map((product, index) => (
        <ProductTile
          key={product.id}
          product={product}
          eager={eager && index === 0}
          level={level}
          {...(pathOf && { to: pathOf(product) })}
        />
      ))}
    </CardGrid>
  );
}
