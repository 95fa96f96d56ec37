import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { samplePath } from '#domain/catalogue/product-kind.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { drawnPart } from '#ui/kit/feedback/drawn-part.tsx';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { MoneyText } from '#ui/kit/layout/money-text.tsx';
import { PriceBlock } from '#ui/kit/layout/price-block.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { ProductPrice } from '#ui/school/storefront/catalogue/product-tile.tsx';
import { SaveButton } from '#ui/school/storefront/saved/save-button.tsx';
import { FreeClassButton } from './free-class-button.tsx';
import { PlanTerms } from './plan-terms.tsx';
import type { Fact } from './product-facts.ts';
import { ProductAction } from './product-action.tsx';
import { ShareLinks } from './share-links.tsx';
import styles from './buy-panel.module.css';

const actionId = 'compra';

/** What the server drew says until when; the seconds may come later. */
const DiscountCountdown = drawnPart(() => import('./discount-countdown.tsx').then((file) => file.DiscountCountdown));

interface BuyProps {
  readonly product: ProductDetails;
  /** A seminar that was held already. */
  readonly isOver: boolean;
}

/** What of a seminar that was held is sold, which may be still to come. */
function whatIsLeft({ classes }: ProductDetails): string {
  const from = classes === 0 ? ', que ves en tu área de estudio desde que se publica' : '';
  return `Este seminario ya se realizó: lo que compras es su grabación${from}.`;
}

/** Price, what it includes, and the one thing to do. Source: look.md, Product page. */
export function BuyPanel({ product, isOver, facts }: BuyProps & { readonly facts: readonly Fact[] }) {
  // Nobody is to hurry for what cannot be had.
  const isOnSale = product.placesLeft !== 0;
  return (
    <div className={styles.panel}>
      {product.planTerms.length > 0 ? (
        <div id={actionId} className={styles.choice}>
          <PlanTerms product={product} />
        </div>
      ) : (
        <>
          <ProductPrice product={product} size="large" />
          {isOver && <Notice>{whatIsLeft(product)}</Notice>}
          <div id={actionId}>
            <ProductAction product={product} isOver={isOver} size="large" wide />
          </div>
        </>
      )}
      <Preview product={product} />
      <div className={styles.later}>
        {product.kind !== 'plan' && <SaveButton product={product} />}
        {product.price.current > 0 && isOnSale && (
          <Link className={styles.gift} to={`/regalar/${product.slug}`} rel="nofollow">
            <Icon name="gift" />
            Regalar
          </Link>
        )}
      </div>
      {isOnSale && product.price.until !== null && <DiscountCountdown until={product.price.until} />}
      {isOnSale && product.price.subscriber !== null && (
        <p className={styles.member}>
          Con un plan activo pagas <MoneyText amount={product.price.subscriber} />.
        </p>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      {product.startsAt !== null && !isOver && (
        <a className={styles.calendar} href={`/calendario/${product.slug}.ics`} download>
          <Icon name="calendar" />
          Guardar en mi calendario
        </a>
      )}
      <ShareLinks product={product} />
      <InPlans product={product} />
    </div>
  );
}

/** What can be had before buying: the sample of what is read, the free class of what is studied. */
function Preview({ product: { kind, slug, title, hasSample, freeClass } }: { product: ProductDetails }) {
  if (hasSample && (kind === 'book' || kind === 'magazine')) {
    return (
      <LinkButton to={samplePath(kind, slug)} size="large" wide>
        <Icon name="book-open" />
        Leer una muestra gratis
      </LinkButton>
    );
  }
  if (freeClass === null) return null;
  return (
    <FreeClassButton slug={slug} product={title} size="large" wide>
      <Icon name={freeClass.kind === 'video' ? 'play' : 'book-open'} />
      {freeClass.kind === 'video' ? 'Ver una clase gratis' : 'Leer una clase gratis'}
    </FreeClassButton>
  );
}

function InPlans({ product: { inPlans } }: { product: ProductDetails }) {
  if (inPlans.length === 0) return null;
  return (
    <div className={styles.plans}>
      <p>También está incluido en</p>
      <ul className={styles.list}>
        {inPlans.map(({ title, path }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a phone the price stays in reach at the foot of the screen, as long as the button above is out of sight. */
export function BuyBar({ product, isOver }: BuyProps) {
  const isActionSeen = useIsSeen(actionId);
  const { current, taxRate } = product.price;
  return (
    <div className={styles.bar} hidden={isActionSeen}>
      <PriceBlock price={current} exempt={taxRate === 0} />
      <ProductAction product={product} isOver={isOver} />
    </div>
  );
}

/** Whether an element is on the screen; true until the browser has looked. */
function useIsSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return undefined;
    // What the bar itself would cover is not in sight.
    const options = { rootMargin: '0px 0px -72px' };
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), options);
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isSeen;
}
