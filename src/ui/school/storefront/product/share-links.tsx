import type { MouseEvent } from 'react';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './buy-panel.module.css';

/**
 * Tells somebody else of a product: by WhatsApp first, else by whatever the device offers, which is asked where it can be, and by
 * e-mail elsewhere. Both are links, and work before the script and without it.
 */
export function ShareLinks({ product: { kind, slug, title } }: { product: ProductDetails }) {
  const url = useService(SiteSettings).origin + productPath(kind, slug);
  const text = encodeURIComponent(`${title}: ${url}`);
  const share = (event: MouseEvent) => {
    // Older browsers have no such thing; the link then opens a letter.
    if (!('share' in navigator)) return;
    event.preventDefault();
    // Rejected when the reader thinks better of it: there is nothing to say then.
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <p className={styles.share}>
      <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
        <Icon name="share" />
        Compartir por WhatsApp
      </a>
      <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} onClick={share}>
        De otra forma
      </a>
    </p>
  );
}
