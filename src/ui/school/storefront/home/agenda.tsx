import { Link } from 'react-router-dom';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { formatLimaTime, formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { Section } from '#ui/kit/layout/layout.tsx';
import { peopleText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { ProductPrice } from '#ui/school/storefront/catalogue/product-tile.tsx';
import styles from './agenda.module.css';

/** The seminars after the next one, by their days in Lima. */
export function Agenda({ seminars }: { seminars: readonly ProductCard[] }) {
  return (
    <Section title="Próximos seminarios" more={{ to: '/seminarios', label: 'Ver todos los seminarios' }}>
      <ol className={styles.agenda}>
        {seminars.map((seminar) => (
          <li key={seminar.id}>
            <Day instant={seminar.startsAt ?? ''} />
            <div>
              <h3>
                <Link to={productPath(seminar.kind, seminar.slug)}>{seminar.title}</Link>
              </h3>
              <p className={styles.meta}>{factsOf(seminar)}</p>
            </div>
            <ProductPrice product={seminar} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Day({ instant }: { instant: string }) {
  // 'lunes 14 de diciembre'
  const [weekday, day, , month] = formatLongDay(limaDay(new Date(instant))).split(' ');
  return (
    <time dateTime={instant} className={styles.day}>
      <b>{day}</b>
      <span>
        {month} <small>{weekday}</small>
      </span>
    </time>
  );
}

const places = { virtual: 'Por internet', presencial: 'Presencial', híbrido: 'Presencial y por internet' } as const;

/** In one line, or in several of which none begins with a dot. */
function factsOf({ startsAt, modality, staffNames }: ProductCard): string {
  const time = startsAt === null ? '' : formatLimaTime(new Date(startsAt));
  return [time, modality && places[modality], peopleText(staffNames)].filter(Boolean).join('\u00a0· ');
}
