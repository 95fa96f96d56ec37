import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { cataloguePartOf, categoryPath } from '#domain/catalogue/catalogue-menu.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';
import styles from './catalogue-menu.module.css';
import { firstCategories } from './first-categories.ts';

/** Of a kind in the menu: how many there are and its categories, once they are known. */
export const BranchFacts = observer(function BranchFacts({ kind }: { kind: ProductKind }) {
  const catalogue = useLate('catalogue');
  useEffect(() => void catalogue?.load(), [catalogue]);
  const branch = catalogue?.of(kind) ?? null;
  if (branch === null) return null;
  const part = cataloguePartOf(kind);
  const { shown, others } = firstCategories(branch);
  return (
    <>
      {branch.count > 0 && <Count of={branch.count} />}
      {shown.length > 0 && (
        <ul className={styles.categories}>
          {shown.map(({ slug, title, count }) => (
            <li key={slug}>
              <Link to={categoryPath(part, slug)}>{title}</Link>
              <Count of={count} />
            </li>
          ))}
          {others > 0 && (
            <li>
              <Link to={part.path}>{others} categorías más</Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
});

/** A number beside what it counts. */
function Count({ of }: { of: number }) {
  return (
    <span className={styles.count} data-numbers>
      {of}
      <VisuallyHidden>{of === 1 ? ' publicado' : ' publicados'}</VisuallyHidden>
    </span>
  );
}
