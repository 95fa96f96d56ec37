import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { SkeletonText } from '#ui/kit/feedback/skeleton.tsx';
import { whenNear } from '#ui/kit/feedback/when-near.ts';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import { ProductLine } from '#ui/school/storefront/catalogue/product-line.tsx';
import styles from './seen-list.module.css';

/** The last products that this device looked at, and the way to clear them. @param current the slug of the page's own product, which is the latest from now on. */
export const SeenList = observer(function SeenList({ current = null }: { readonly current?: string | null }) {
  const seen = useLate('seen');
  const place = useRef<HTMLElement>(null);
  const [isCleared, setCleared] = useState(false);
  const others = seen?.others(current) ?? [];
  const isThere = others.length > 0;
  useEffect(() => {
    setCleared(false);
    seen?.look(current);
  }, [seen, current]);
  useEffect(() => {
    if (isThere && place.current !== null) return whenNear([place.current], () => void seen?.know(current));
    return undefined;
  }, [seen, current, isThere]);
  if (isCleared) {
    return (
      <p ref={(said) => said?.focus()} tabIndex={-1} role="status" className={styles.cleared}>
        Borraste lo que habías visto en este dispositivo.
      </p>
    );
  }
  if (seen === null || !isThere) return null;
  const clear = () => {
    seen.forget();
    setCleared(true);
  };
  return (
    <section ref={place} className={styles.seen} aria-label="Visto hace poco">
      <div className={styles.head}>
        <h2>Visto hace poco</h2>
        <Button look="quiet" size="small" onClick={clear}>
          Borrar lo visto
        </Button>
      </div>
      <ul className={styles.list}>
        {others.map(({ slug, card }) => (
          <li key={slug}>
            {card === null ? (
              <LineToCome />
            ) : (
              <ProductLine product={card} price={card.price.current} isFrom={card.kind === 'plan'} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

/** As high as the line that comes in its place. */
function LineToCome() {
  return (
    <div className={styles.toCome} aria-hidden>
      <SkeletonText lines={3} />
    </div>
  );
}
