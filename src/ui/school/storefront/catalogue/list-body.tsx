import type { CataloguePage } from '#domain/catalogue/catalogue-page.ts';
import { Section } from '#ui/kit/layout/layout.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { addressOf, isRefined, type ListChoice, withoutFilters } from './list-choice.ts';
import type { Listing } from './listings.ts';
import { resultsText, ListResults } from './list-results.tsx';
import { Pagination } from './pagination.tsx';
import { isPastEnd, PastTheEnd } from './past-the-end.tsx';
import { PlanGrid } from './plan-tile.tsx';
import { ProductGrid } from './product-tile.tsx';

/** What a list shows. */
export interface ListLoaded {
  readonly listing: Listing;
  readonly choice: ListChoice;
  /** Seminars still to come, all of them; null for other kinds, on further pages and where dates or an order were chosen. */
  readonly coming: CataloguePage | null;
  /** What the choice leaves; of seminars without a chosen date or order, those that were held. */
  readonly found: CataloguePage;
  /** The choices that are left. */
  readonly facets: NonNullable<CataloguePage['facets']>;
}

/** What a list holds, or what to do where it holds nothing. */
export function ListBody({ listing, choice, coming, found }: ListLoaded) {
  const total = found.total + (coming?.total ?? 0);
  const to = (page: number) => addressOf(listing, { ...choice, page });
  return (
    <ListResults total={total}>
      {isPastEnd(found) ? (
        <PastTheEnd first={to(1)} />
      ) : total === 0 ? (
        isRefined(choice) ? (
          <EmptyState
            title="No se encontraron resultados"
            actions={
              <>
                <LinkButton look="primary" to={addressOf(listing, withoutFilters(choice))}>
                  Quitar los filtros
                </LinkButton>
                <LinkButton to="/buscar">Ver todo el catálogo</LinkButton>
              </>
            }
          >
            <p>Nada cumple con todo lo que elegiste. Quita un filtro o mira el resto del catálogo.</p>
          </EmptyState>
        ) : (
          <EmptyState title={listing.empty} actions={<LinkButton to="/">Ir al inicio</LinkButton>} />
        )
      ) : coming !== null || (listing.kind === 'seminar' && !isDated(choice)) ? (
        <Seminars coming={coming} past={found} to={to} />
      ) : (
        <Section title={resultsText(found.total)}>
          {listing.kind === 'plan' ? (
            <PlanGrid plans={found.products} />
          ) : (
            <ProductGrid products={found.products} eager />
          )}
          <Pagination page={found.page} pages={found.pages} to={to} />
        </Section>
      )}
    </ListResults>
  );
}

function isDated({ dates, order }: ListLoaded['choice']): boolean {
  return dates !== 'any' || order !== 'own';
}

interface SeminarsProps {
  readonly coming: CataloguePage | null;
  readonly past: CataloguePage;
  readonly to: (page: number) => string;
}

function Seminars({ coming, past, to }: SeminarsProps) {
  return (
    <>
      {coming !== null && (
        <Section
          title="Próximos seminarios"
          {...(coming.pages > 1 && { more: { to: '/seminarios?fecha=proximos', label: `Ver los ${coming.total}` } })}
        >
          {coming.total === 0 ? (
            <p>Por ahora no hay fechas anunciadas. Suscríbete a las novedades al pie de esta página y te avisamos.</p>
          ) : (
            <ProductGrid products={coming.products} eager />
          )}
        </Section>
      )}
      {past.total > 0 && (
        <Section title="Seminarios realizados">
          <ProductGrid products={past.products} />
          <Pagination page={past.page} pages={past.pages} to={to} />
        </Section>
      )}
    </>
  );
}
