import { Link } from 'react-router-dom';
import { Clock } from '#application/ports/clock.ts';
import { catalogueParts } from '#domain/catalogue/catalogue-menu.ts';
import { foundType } from '#domain/search/found-type.ts';
import type { SearchableProduct } from '#domain/search/search.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { RecentlySeen } from '#ui/school/storefront/seen/recently-seen.tsx';
import { FilterLinks } from './filter-links.tsx';
import { addressOf, isRefined, type ListChoice, type ListPlace, withoutFilters } from './list-choice.ts';
import styles from './search-page.module.css';

export interface NothingFoundProps {
  readonly place: ListPlace;
  readonly choice: ListChoice;
  readonly instead: readonly SearchableProduct[];
}

/** What to do where a search finds nothing: fewer filters, other words, what comes near, the lists. Source: SEARCH-4. */
export function NothingFound({ place, choice, instead }: NothingFoundProps) {
  const now = useService(Clock).now();
  const isFiltered = isRefined({ ...choice, sought: '' }) || choice.categorySlug !== null;
  return (
    <>
      <EmptyState
        title="No se encontraron resultados"
        actions={
          isFiltered ? (
            <LinkButton
              look="primary"
              to={addressOf(place, { ...withoutFilters(choice), categorySlug: null, order: 'own' })}
            >
              Quitar los filtros
            </LinkButton>
          ) : undefined
        }
      >
        <p>
          {isFiltered
            ? 'Nada cumple con todo lo que elegiste.'
            : 'Prueba con menos palabras, con el apellido de un docente o con otra forma de decirlo.'}
        </p>
      </EmptyState>
      {instead.length > 0 && (
        <Section title="Quizá te sirva">
          <ul className={styles.near}>
            {instead.map((product) => (
              <li key={product.id}>
                <Link to={product.path}>
                  {foundType(product, now)}: {product.title}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Mira por tipo">
        <FilterLinks
          label="Tipos"
          links={catalogueParts.map(({ path, title }) => ({ to: path, title, count: null, isCurrent: false }))}
        />
      </Section>
      <RecentlySeen />
    </>
  );
}
