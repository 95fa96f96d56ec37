import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type StaffReviews, staffReviews } from '#application/read-models/learning/staff-reviews.ts';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { ListNarrowing, TitledChoice } from '#ui/school/staff/desk/list-narrowing.tsx';
import { ListPages } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { type Asked, StaffReviewStore } from './staff-review-store.ts';
import { emptyTexts, filters } from './texts.ts';

async function loadPage(services: Services, { url }: LoadArgs): Promise<{ asked: Asked; list: StaffReviews }> {
  const state = url.searchParams.get('estado') ?? '';
  const filter = filters.find(({ inAddress }) => inAddress === state);
  const page = pageNumber(url);
  if (filter === undefined || page === null) return notFound();
  const { which } = filter;
  const product = url.searchParams.get('producto') ?? '';
  const list = needed(await services.get(Reads).ask(staffReviews, { which, product, page: String(page) }));
  return { asked: { which, product, page: list.page }, list };
}

export function meta(): PageMeta {
  return { title: 'Opiniones', description: '', hidden: true };
}

const Page = observer(function ReviewsPage() {
  const loaded = useLoaded<typeof loadPage>();
  const store = useService(StaffReviewStore);
  const { asked } = loaded;
  useEffect(() => store.show(loaded.list, loaded.asked), [store, loaded]);
  const list = store.of(loaded.list);
  const empty = emptyTexts[asked.which];
  return (
    <>
      <PageHead title="Opiniones" lead="Las reportadas esperan primero; luego, de la última a la primera." />
      <ListNarrowing
        label="Qué opiniones"
        filters={filters.map(({ which, label }) => ({
          to: addressOf({ ...asked, which, page: 1 }),
          label,
          isCurrent: which === asked.which,
          waiting: which === 'reported' ? list.waiting : 0,
        }))}
      >
        <TitledChoice
          key={asked.product}
          label="Producto"
          name="producto"
          chosen={asked.product}
          options={list.products}
          state={stateOf(asked.which)}
        />
      </ListNarrowing>
      <Said />
      {list.reviews.length === 0 ? (
        <EmptyState icon="chat" title={empty.title}>
          <p>{empty.detail}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{list.total === 1 ? '1 opinión' : `${list.total} opiniones`}</p>
          <ul className={styles.list} aria-label="Opiniones">
            {list.reviews.map((review) => (
              <li key={review.id}>
                <ReviewRow review={review} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPages page={list.page} pages={list.pages} pathOf={(page) => addressOf({ ...asked, page })} />
    </>
  );
});

/** Opinions on what the school sells: what was reported waits first. Source: LEARN-2; decisions.md, Staff. */
export const { load, Component } = officePage('see-reviews', loadPage, Page);

/** What came of the last press: the focus goes on from the opinion, or from this where the opinion is on the list no more. */
const Said = observer(function Said() {
  const { said, list } = useService(StaffReviewStore);
  const row = said === null || list?.reviews.some(({ id }) => id === said.id) === true ? (said?.id ?? null) : null;
  useEffect(() => {
    if (row !== null) document.getElementById(`opinion-${row}`)?.focus({ preventScroll: true });
  }, [row, said, list]);
  return <SaidLine said={said} stays={said === null || row !== null} />;
});

/** Where a list stands: /colaboradores/opiniones?estado=reportadas&producto=derecho-laboral&pagina=2. */
function addressOf({ which, product, page }: Asked): string {
  const state = stateOf(which);
  const query = new URLSearchParams({
    ...(state !== '' && { estado: state }),
    ...(product !== '' && { producto: product }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return query.size === 0 ? '/colaboradores/opiniones' : `/colaboradores/opiniones?${query}`;
}

function stateOf(which: Asked['which']): string {
  return filters.find((filter) => filter.which === which)?.inAddress ?? '';
}
