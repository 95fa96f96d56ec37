import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { PAGE_SIZE, type CataloguePage } from '#domain/catalogue/catalogue-page.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { SHORTEST_SEARCH, soughtText, type SearchableProduct } from '#domain/search/search.ts';
import { PageHead, Section, Wrap } from '#ui/kit/layout/layout.tsx';
import { ProductRow } from '#ui/kit/layout/card.tsx';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { needed, notFound, moveTo, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { coverOf } from './cover-of.ts';
import { FacetForm } from './facet-form.tsx';
import { FilterLinks } from './filter-links.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { addressOf, choiceOf, isRefined, kindNames, type ListChoice, refinementOf } from './list-choice.ts';
import { resultsText, ListResults } from './list-results.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Pagination } from './pagination.tsx';
import { isPastEnd, PastTheEnd } from './past-the-end.tsx';
import { cardMeta, peopleText } from './product-texts.ts';
import { ProductPrice } from './product-tile.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';

export interface SearchLoaded {
  readonly choice: ListChoice;
  readonly found: CataloguePage;
  readonly facets: NonNullable<CataloguePage['facets']>;
  /** Where nothing was found: what comes near, or else what most people choose. */
  readonly instead: readonly SearchableProduct[];
}

const place = { path: '/buscar', hasCategories: false } as const;

/** What a text finds in the whole catalogue, to be narrowed; without a text, the whole catalogue. Source: SEARCH-2. */
export async function load(services: Services, { url }: LoadArgs): Promise<SearchLoaded> {
  const choice = choiceOf(url) ?? notFound();
  const { categorySlug, dates, page, staffSlug, sought } = choice;
  const refinement = refinementOf(choice);
  const found = needed(
    await services
      .get(CatalogueApi)
      .list({ kinds: [], categorySlug, dates, page, size: PAGE_SIZE, refinement, withFacets: true }),
  );
  const facets = found.facets ?? notFound();
  if (staffSlug !== null && !facets.staff.some(({ value }) => value.slug === staffSlug))
    return moveTo(addressOf(place, { ...choice, staffSlug: null }));
  if (categorySlug !== null && !found.categories.some(({ slug }) => slug === categorySlug))
    return moveTo(addressOf(place, { ...choice, categorySlug: null }));
  return { choice, found, facets, instead: found.total > 0 ? [] : await nearTo(services.get(SearchApi), sought) };
}

async function nearTo(api: SearchApi, sought: string): Promise<readonly SearchableProduct[]> {
  const [answer, scope] = await Promise.all([api.find(sought, 0), api.scope()]);
  const nearest = answer.ok ? answer.value.nearest : [];
  return nearest.length > 0 || !scope.ok ? nearest : scope.value.popular;
}

export function meta({ choice, found }: SearchLoaded): PageMeta {
  const to = (page: number) => addressOf(place, { ...choice, page });
  return {
    title: choice.sought === '' ? 'Todo el catálogo' : `Resultados de «${choice.sought}»`,
    description: 'Busca entre seminarios, cursos, talleres, libros, revistas, consultorías y planes de la escuela.',
    canonical: to(choice.page),
    hidden: isRefined(choice) || choice.categorySlug !== null || isPastEnd(found),
    isForAll: true,
    ...(found.page > 1 && !isPastEnd(found) && { previous: to(found.page - 1) }),
    ...(found.page < found.pages && { next: to(found.page + 1) }),
  };
}

export function Component() {
  const { choice, found, facets, instead } = useLoaded<typeof load>();
  const { sought } = choice;
  const isShort = sought !== '' && soughtText(sought) === null;
  return (
    <Wrap>
      <PageHead
        title={sought === '' ? 'Todo el catálogo' : `Resultados de «${sought}»`}
        {...(isShort && { lead: `Escribe al menos ${SHORTEST_SEARCH} letras para buscar; mientras, aquí está todo.` })}
      />
      <SearchForm sought={sought} />
      {found.total > 0 || isRefined({ ...choice, sought: '' }) ? (
        <FilterSheet place={place} choice={choice} categories={found.categories} facets={facets}>
          <FilterLinks
            label="Tipos"
            links={[
              {
                to: addressOf(place, { ...choice, kind: null, page: 1 }),
                title: 'Todo',
                count: null,
                isCurrent: choice.kind === null,
              },
              ...facets.kinds.map(({ value, count }) => ({
                to: addressOf(place, { ...choice, kind: value, page: 1 }),
                title: kindNames.find((each) => each.value === value)?.title ?? '',
                count,
                isCurrent: choice.kind === value,
              })),
            ]}
          />
          <FacetForm place={place} choice={choice} facets={facets} withCategories kind={choice.kind} />
        </FilterSheet>
      ) : null}
      <ListResults total={found.total}>
        {found.total === 0 ? (
          <NothingFound place={place} choice={choice} instead={instead} />
        ) : isPastEnd(found) ? (
          <PastTheEnd first={addressOf(place, { ...choice, page: 1 })} />
        ) : (
          <Section title={resultsText(found.total)}>
            <Rows products={found.products} />
            <Pagination page={found.page} pages={found.pages} to={(page) => addressOf(place, { ...choice, page })} />
          </Section>
        )}
      </ListResults>
    </Wrap>
  );
}

/** Products of all kinds below each other: their covers have different shapes. */
function Rows({ products }: Pick<CataloguePage, 'products'>) {
  const site = useService(SiteSettings);
  return (
    <div className={styles.rows}>
      {products.map((product) => {
        const people = peopleText(product.staffNames);
        return (
          <ProductRow
            key={product.id}
            to={productPath(product.kind, product.slug)}
            cover={coverOf(product, site)}
            meta={cardMeta(product)}
            title={product.title}
            {...(people !== '' && { by: people })}
            price={<ProductPrice product={product} />}
          />
        );
      })}
    </div>
  );
}
