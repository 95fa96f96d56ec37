import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf, frameShape } from '#ui/school/storefront/catalogue/cover-of.ts';
import styles from './patches.module.css';

/** Faces in a patch: three rows of four on a desk. */
const mostFaces = 12;
/** Faces in a row. */
const facesInRow = 4;

/** The works of which a patch is sewn: attended ones, whose covers are wide. */
export function wideOnes(products: readonly ProductCard[]): readonly ProductCard[] {
  return products.filter(({ kind }) => frameShape(kind) === 'wide');
}

/** Covers edge to edge, as a cloth of several pieces; at most four. Their titles stand elsewhere on the page. */
export function CoverPatch({ products }: { products: readonly ProductCard[] }) {
  const site = useService(SiteSettings);
  const shown = wideOnes(products).slice(0, 4);
  if (shown.length === 0) return null;
  return (
    <div className={styles.covers} data-count={shown.length} aria-hidden>
      {shown.map((product) => (
        <Cover key={product.id} {...coverOf(product, site)} eager />
      ))}
    </div>
  );
}

/** Up to three books as they stand on a table, one before the other. */
export function CoverStand({ products }: { products: readonly ProductCard[] }) {
  const site = useService(SiteSettings);
  const shown = products.filter(({ kind }) => frameShape(kind) === 'book').slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <div className={styles.stand} data-count={shown.length} aria-hidden>
      {shown.map((product) => (
        <Cover key={product.id} {...coverOf(product, site)} eager />
      ))}
    </div>
  );
}

export interface Portrayed {
  readonly name: string;
  /** File of the picture host, or null: who has none is not shown. */
  readonly photo: string | null;
}

/** Portraits side by side without a gap, in whole rows. The names stand elsewhere on the page. */
export function PortraitPatch({ faces }: { faces: readonly Portrayed[] }) {
  const site = useService(SiteSettings);
  const photos = faces.flatMap(({ photo }) => (photo === null ? [] : [photo])).slice(0, mostFaces);
  const shown = photos.length < facesInRow ? photos : photos.slice(0, photos.length - (photos.length % facesInRow));
  if (shown.length === 0) return null;
  return (
    <div className={styles.faces} data-count={Math.min(shown.length, facesInRow)} aria-hidden>
      {shown.map((photo) => (
        <img key={photo} src={site.imageAddress(photo)} alt="" width={160} height={160} />
      ))}
    </div>
  );
}
