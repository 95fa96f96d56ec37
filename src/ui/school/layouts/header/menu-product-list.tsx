import { Link } from 'react-router-dom';
import { menuEntryPath, menuProductPath } from '#domain/catalogue/menu-paths.ts';
import type { MenuEntry } from '#domain/catalogue/student-menu.ts';
import styles from '#ui/school/layouts/side-menu.module.css';

/** How many of its products an open entry shows; the rest stand in its index. */
const shown = 5;

/** What stands below the entry one is in: single products, packs and indexes, each to its own place. Source: MAIN-7. */
export function MenuProductList({ entry, onPick }: { entry: MenuEntry; onPick: (() => void) | undefined }) {
  const { products } = entry;
  if (products.length === 0) return null;
  return (
    <ul className={styles.products}>
      {products.slice(0, shown).map((product) => (
        <li key={`${product.type} ${product.id}`}>
          <Link to={menuProductPath(entry, product)} className={styles.product} onClick={onPick}>
            {product.title}
          </Link>
        </li>
      ))}
      {products.length > shown && (
        <li>
          <Link to={menuEntryPath(entry)} className={styles.product} onClick={onPick}>
            Ver los {products.length}
          </Link>
        </li>
      )}
    </ul>
  );
}
