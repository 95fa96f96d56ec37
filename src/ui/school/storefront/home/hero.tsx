import { Link } from 'react-router-dom';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { FactList } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Cover } from '#ui/kit/layout/card.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { coverOf } from '#ui/school/storefront/catalogue/cover-of.ts';
import { peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { ProductPrice } from '#ui/school/storefront/catalogue/product-tile.tsx';
import styles from './hero.module.css';

/** What the school is, and the next thing that happens in it. */
export function Hero({ next }: { next: ProductCard | null }) {
  const { identity } = useService(SiteSettings);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{identity.statement}</h1>
        <p className={styles.lead}>{identity.lead}</p>
        <p className={styles.actions}>
          <LinkButton to="/cursos" look="primary" size="large">
            Ver los cursos
          </LinkButton>
          <LinkButton to="/verificacion" size="large">
            Validar un certificado
          </LinkButton>
        </p>
      </div>
      {next !== null && <NextSeminar seminar={next} />}
    </section>
  );
}

function NextSeminar({ seminar }: { seminar: ProductCard }) {
  const site = useService(SiteSettings);
  const when = seminar.startsAt === null ? '' : `${formatLongInstant(new Date(seminar.startsAt))} (Lima)`;
  const who = peopleText(seminar.staffNames);
  return (
    <article className={styles.next}>
      <Cover {...coverOf(seminar, site)} eager />
      <div className={styles.inside}>
        <p className={styles.meta}>Próximo seminario</p>
        <h2 className={styles.title}>
          <Link to={productPath(seminar.kind, seminar.slug)}>{seminar.title}</Link>
        </h2>
        <FactList facts={[{ name: 'Cuándo', value: when }, ...(who === '' ? [] : [{ name: 'Quién', value: who }])]} />
        <ProductPrice product={seminar} />
      </div>
    </article>
  );
}
