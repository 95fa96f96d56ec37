import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Form, Link } from 'react-router-dom';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type StaffReviews, staffReviews } from '#application/read-models/learning/staff-reviews.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { ListPages } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from './reviews-page.module.css';
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
      <div className={styles.narrowing}>
        <Filters asked={asked} waiting={list.waiting} />
        <ProductChoice key={asked.product} asked={asked} products={list.products} />
      </div>
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

function Filters({ asked, waiting }: { asked: Asked; waiting: number }) {
  return (
    <nav aria-label="Qué opiniones">
      <ul className={styles.filters}>
        {filters.map(({ which, label }) => (
          <li key={which}>
            <Link
              to={addressOf({ ...asked, which, page: 1 })}
              className={styles.filter}
              {...(which === asked.which && { 'aria-current': 'page' })}
            >
              {label}
              {which === 'reported' && waiting > 0 && <span className={styles.waiting}>{waiting}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ProductChoice({ asked, products }: { asked: Asked; products: StaffReviews['products'] }) {
  if (products.length < 2 && asked.product === '') return null;
  const isKnown = asked.product === '' || products.some(({ slug }) => slug === asked.product);
  const state = filters.find(({ which }) => which === asked.which)?.inAddress ?? '';
  return (
    <Form method="get" className={styles.choice}>
      {state !== '' && <input type="hidden" name="estado" value={state} />}
      <SelectField label="Producto" name="producto" defaultValue={asked.product}>
        <option value="">Todos</option>
        {!isKnown && <option value={asked.product}>{asked.product}</option>}
        {products.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Filtrar</Button>
    </Form>
  );
}

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
  const state = filters.find((filter) => filter.which === which)?.inAddress ?? '';
  const query = new URLSearchParams({
    ...(state !== '' && { estado: state }),
    ...(product !== '' && { producto: product }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return query.size === 0 ? '/colaboradores/opiniones' : `/colaboradores/opiniones?${query}`;
}
