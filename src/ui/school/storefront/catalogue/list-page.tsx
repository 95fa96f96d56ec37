import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { PAGE_SIZE, type CataloguePage } from '#domain/catalogue/catalogue-page.ts';
import { PageHead, Wrap } from '#ui/kit/layout/layout.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { moveTo, needed, notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { FacetForm } from './facet-form.tsx';
import { FilterLinks, type FilterLink } from './filter-links.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { addressOf, choiceOf, isRefined, type ListChoice, refinementOf } from './list-choice.ts';
import { ListBody, type ListLoaded } from './list-body.tsx';
import { listingOf, type Listing } from './listings.ts';
import { isPastEnd } from './past-the-end.tsx';

/** Every list of the catalogue: cursos, seminarios, talleres, contenidos; whole, by category, narrowed and put in order. */
export async function load(services: Services, { url }: LoadArgs): Promise<ListLoaded> {
  const place = listingOf(url.pathname);
  const asked = choiceOf(url);
  if (place === null || asked === null) return notFound();
  const { listing } = place;
  if (listing.hasCategories && asked.categorySlug !== null) return moveTo(addressOf(listing, asked));
  const choice = { ...asked, kind: null, sought: '', categorySlug: place.categorySlug ?? asked.categorySlug };
  const { page, dates, categorySlug } = choice;
  const inParts = listing.kind === 'seminar' && dates === 'any' && choice.order === 'own';
  const query = { kinds: [listing.kind], categorySlug, dates, size: PAGE_SIZE, refinement: refinementOf(choice), page };
  const api = services.get(CatalogueApi);
  const [found, coming, counted] = await Promise.all([
    api.list({ ...query, dates: inParts ? 'past' : dates, withFacets: !inParts }),
    inParts && page === 1 ? api.list({ ...query, dates: 'coming', page: 1 }) : null,
    inParts ? api.list({ ...query, page: 1, size: 1, withFacets: true }) : null,
  ]);
  const list = needed(found);
  const facets = (counted === null ? list : needed(counted)).facets ?? notFound();
  dropUnknown(listing, choice, place.categorySlug !== null, { ...list, facets });
  return { listing, choice, coming: coming === null ? null : needed(coming), found: list, facets };
}

/** A category in the path that nothing belongs to is no page; other names that nobody has lead to the list without them. */
function dropUnknown(
  listing: Listing,
  choice: ListChoice,
  isPath: boolean,
  { categories, facets }: CataloguePage,
): void {
  const { categorySlug, staffSlug } = choice;
  const knowsCategory = categorySlug === null || categories.some(({ slug }) => slug === categorySlug);
  const knowsStaff = staffSlug === null || (facets?.staff ?? []).some(({ value }) => value.slug === staffSlug);
  if (!knowsCategory && isPath) notFound();
  if (knowsCategory && knowsStaff) return;
  moveTo(
    addressOf(listing, {
      ...choice,
      categorySlug: knowsCategory ? categorySlug : null,
      staffSlug: knowsStaff ? staffSlug : null,
    }),
  );
}

export function meta({ listing, choice, found }: ListLoaded): PageMeta {
  const category = found.categories.find(({ slug }) => slug === choice.categorySlug);
  const title = category === undefined ? listing.title : `${listing.title} de ${category.title}`;
  const to = (page: number) => addressOf(listing, { ...choice, page });
  const whole: ListChoice = { ...choice, staffSlug: null, price: null, dates: 'any', order: 'own' };
  return {
    title: found.page === 1 || isPastEnd(found) ? title : `${title}, página ${found.page}`,
    description: category === undefined ? listing.lead : `${listing.lead} Tema: ${category.title}.`,
    canonical: addressOf(listing, isRefined(choice) ? { ...whole, page: 1 } : whole),
    ...((isPastEnd(found) || isRefined(choice)) && { hidden: true, isForAll: true }),
    ...(found.page > 1 && !isPastEnd(found) && { previous: to(found.page - 1) }),
    ...(found.page < found.pages && { next: to(found.page + 1) }),
  };
}

export function Component() {
  const loaded = useLoaded<typeof load>();
  const { listing, choice, found, facets } = loaded;
  const category = found.categories.find(({ slug }) => slug === choice.categorySlug);
  return (
    <Wrap>
      <PageHead
        title={category === undefined ? listing.title : `${listing.title}: ${category.title}`}
        lead={listing.lead}
      />
      <FilterSheet place={listing} choice={choice} categories={found.categories} facets={facets}>
        <FilterLinks label="Temas" links={subjects(loaded)} />
        <FacetForm place={listing} choice={choice} facets={facets} kind={listing.kind} />
      </FilterSheet>
      <ListBody {...loaded} />
    </Wrap>
  );
}

function subjects({ listing, choice, found, facets }: ListLoaded): readonly FilterLink[] {
  const counts = new Map(facets.categories.map(({ value, count }) => [value.slug, count]));
  const link = (categorySlug: string | null, title: string, count: number | null): FilterLink => ({
    to: addressOf(listing, { ...choice, categorySlug, page: 1 }),
    title,
    count,
    isCurrent: choice.categorySlug === categorySlug,
  });
  return [
    link(null, 'Todo', null),
    ...found.categories.map(({ slug, title }) => link(slug, title, counts.get(slug) ?? 0)),
  ];
}
