import { Fragment, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
import { teacherPath } from '#domain/catalogue/staff-profile.ts';
import { andBefore } from '#domain/shared/text.ts';
import { drawnPart } from '#ui/kit/feedback/drawn-part.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { Avatar } from '#ui/kit/layout/avatar.tsx';
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { LateServices } from '#ui/school/boot/late/late-services.ts';
import { PartLinks } from '#ui/school/layouts/part-links.tsx';
import { BuyBar, BuyPanel } from './buy-panel.tsx';
import { ProductStoryView } from './product-story.tsx';
import { storyParts } from './story-parts.ts';
import type { ToldProduct } from './product-told.ts';
import styles from './product-view.module.css';

/** Far down the page: its script is none of the first. */
const BesideProduct = drawnPart(() => import('./beside/beside-product.tsx').then((file) => file.BesideProduct));

export interface ProductViewProps {
  readonly page: ProductPage;
  /** A seminar that was held already. */
  readonly told: ToldProduct;
}

/** A product with everything its page shows. */
export function ProductView({ page, told }: ProductViewProps) {
  const { product, together, alsoBought, related } = page;
  const site = useService(SiteSettings);
  useRemembered(product.slug);
  const part = cataloguePartOf(product.kind);
  const cover = product.kind === 'plan' ? null : coverOf(product, site);
  const crumbs = [
    { label: 'Inicio', to: '/' },
    { label: part.title, to: part.path },
  ];
  return (
    <Wrap>
      <div className={styles.page} data-shape={cover?.shape}>
        <header className={styles.head}>
          <div className={styles.name}>
            <Breadcrumbs crumbs={crumbs} />
            <p className={styles.what}>{told.what}</p>
            <h1>{product.title}</h1>
            {product.subtitle !== '' && <p className={styles.lead}>{product.subtitle}</p>}
          </div>
          <Key product={product} extent={told.extent} />
        </header>
        <aside className={styles.aside} aria-label="Precio y compra">
          {cover !== null && (
            <div className={styles.cover}>
              <Cover {...cover} eager />
            </div>
          )}
          <div className={styles.panel}>
            <BuyPanel product={product} isOver={product.isOver} facts={told.facts} />
          </div>
        </aside>
        <div className={styles.story}>
          <PartLinks parts={storyParts(product)} />
          <ProductStoryView product={product} questions={told.questions} />
        </div>
      </div>
      <BesideProduct {...{ product, together, alsoBought, related }} />
      <BuyBar product={product} isOver={product.isOver} />
    </Wrap>
  );
}

/** This device looked at it, whether or not somebody comes down to what it looked at last. */
function useRemembered(slug: string): void {
  const late = useService(LateServices);
  useEffect(() => {
    late.open('seen').then(
      (seen) => seen.look(slug),
      () => undefined,
    );
  }, [late, slug]);
}

/** Who teaches it, when it is or how much, and the first reason to buy it: what decides stands before the price. */
function Key({ product, extent }: Pick<ToldProduct, 'extent'> & { product: ProductDetails }) {
  const site = useService(SiteSettings);
  const [reason] = product.outcomes;
  return (
    <ul className={styles.key}>
      {product.staff.length > 0 && (
        <li className={styles.by}>
          <span className={styles.faces}>
            {product.staff.slice(0, 2).map(({ slug, name, photo }) => (
              <Avatar key={slug} name={name} src={photo === null ? null : site.imageAddress(photo)} />
            ))}
          </span>
          <span>
            {product.staff.map(({ slug, name }, index) => {
              const isLast = index > 0 && index === product.staff.length - 1;
              return (
                <Fragment key={slug}>
                  {index > 0 && (isLast ? ' ' : ', ')}
                  <span className={styles.person}>
                    {isLast && `${andBefore(name)} `}
                    <Link to={teacherPath(slug)}>{name}</Link>
                  </span>
                </Fragment>
              );
            })}
          </span>
        </li>
      )}
      {extent !== null && (
        <li>
          <Icon name={extent.icon} />
          {extent.text}
        </li>
      )}
      {reason !== undefined && (
        <li className={styles.reason}>
          <Icon name="check" />
          {reason}
        </li>
      )}
    </ul>
  );
}
