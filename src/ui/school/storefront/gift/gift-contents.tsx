import type { GiftedProduct } from '#application/read-models/orders/gift.ts';
import { formatDuration } from '#domain/cart/duration-text.ts';
import { Cover } from '#ui/kit/layout/card.tsx';
import { coverShapeOf, kindText } from '#ui/school/storefront/cart/item-words.tsx';
import styles from './gift-page.module.css';

/** What a gift holds, each with its cover and how long it lasts. */
export function GiftContents({ products }: { readonly products: readonly GiftedProduct[] }) {
  return (
    <ul className={styles.products} aria-label="Tu regalo">
      {products.map(({ slug, title, kind, isOver, coverImage, duration }) => (
        <li key={slug}>
          {coverImage !== null && kind !== 'plan' && (
            <div data-shape={coverShapeOf(kind)}>
              <Cover src={coverImage} shape={coverShapeOf(kind)} />
            </div>
          )}
          <div>
            <p className={styles.kind}>{kindText({ kind, isOver })}</p>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.kind}>
              {duration === null ? 'Sin vencimiento' : `${formatDuration(duration)} desde que lo aceptas`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
