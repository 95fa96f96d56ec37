import type { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import styles from './sample-sheet.module.css';

/** A content of which a sample certificate can be drawn. */
export interface Certified {
  readonly slug: string;
  readonly title: string;
}

/** The first course of the catalogue, where it gives a certificate; null: it gives none, or could not be read. */
export async function certifiedContent(api: CatalogueApi): Promise<Certified | null> {
  const found = await api.list({ kinds: ['course'], categorySlug: null, dates: 'any', page: 1, size: 1 });
  const first = found.ok ? found.value.products[0] : undefined;
  if (first === undefined) return null;
  const page = await api.product(first.slug);
  if (!page.ok || page.value.product.certificateHours === 0) return null;
  return { slug: first.slug, title: first.title };
}

/** The certificate of a content as it is issued, with words in place of a name. Source: decisions.md, Certificates. */
export function SampleSheet({ slug, title }: Certified) {
  return (
    <img
      className={styles.sheet}
      src={`/certificados/${slug}.svg`}
      width={842}
      height={595}
      loading="lazy"
      alt={`Muestra del certificado de «${title}»: su código y su QR están al pie`}
    />
  );
}
