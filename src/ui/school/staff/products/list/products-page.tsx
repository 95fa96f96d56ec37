import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { OfficeProductsApi, type ProductListAsked } from '#application/browser/office/ports/edited-products-api.ts';
import type { OfficeProductsPage } from '#application/read-models/office/products/product-list.ts';
import { isProductKind } from '#domain/catalogue/product-kind.ts';
import { productStates } from '#domain/office/products/product-state.ts';
import { withQuery } from '#domain/shared/query-string.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { PageHead } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ListPages, NARROWED_AWAY } from '#ui/school/staff/desk/list-pages.tsx';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { pageNumber } from '#ui/school/storefront/catalogue/page-number.ts';
import { MakeProductDialog } from './make-product-dialog.tsx';
import { MakeProductStore } from './make-product-store.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import styles from './products-page.module.css';

interface Loaded {
  readonly asked: ProductListAsked;
  readonly list: OfficeProductsPage;
}

async function loadPage(services: Services, { url }: LoadArgs): Promise<Loaded> {
  const page = pageNumber(url);
  if (page === null) return notFound();
  const kind = url.searchParams.get('tipo') ?? '';
  const state = url.searchParams.get('estado');
  const asked: ProductListAsked = {
    kind: isProductKind(kind) ? kind : '',
    state: productStates.find((each) => each === state) ?? '',
    words: (url.searchParams.get('buscar') ?? '').slice(0, 100),
    page,
  };
  return { asked, list: needed(await services.get(OfficeProductsApi).list(asked)) };
}

export function meta(): PageMeta {
  return { title: 'Productos', description: '', hidden: true };
}

const Page = observer(function ProductsPage() {
  const { asked, list } = useLoaded<typeof loadPage>();
  const making = useService(MakeProductStore);
  const navigate = useNavigate();
  const go = (id: number | null) => id !== null && void navigate(`/colaboradores/productos/${id}/ficha`);
  return (
    <>
      <div className={styles.head}>
        <PageHead title="Productos" />
        {list.mayMake && (
          <Button look="primary" onClick={() => making.open(true)}>
            Nuevo producto
          </Button>
        )}
      </div>
      <ProductFilters asked={asked} total={list.total} />
      {!making.isOpen && making.problem !== null && <p role="alert">{making.problem}</p>}
      {list.products.length === 0 ? (
        <Nothing asked={asked} mayMake={list.mayMake} />
      ) : (
        <ProductTable products={list.products} onCopy={list.mayMake ? (id) => void making.copy(id).then(go) : null} />
      )}
      <ListPages page={asked.page} pages={list.pages} pathOf={(page) => listPath({ ...asked, page })} />
      <MakeProductDialog onMade={go} />
    </>
  );
});

/** `/colaboradores/productos`: everything that the school sells, was selling, or is making. */
export const { load, Component } = officePage('see-products', loadPage, Page);

function Nothing({ asked, mayMake }: { asked: ProductListAsked; mayMake: boolean }) {
  const isNarrowed = asked.words !== '' || asked.kind !== '' || asked.state !== '';
  return (
    <EmptyState title={isNarrowed ? 'Ningún producto es así' : 'Todavía no hay productos'}>
      <p>
        {isNarrowed
          ? NARROWED_AWAY
          : mayMake
            ? 'Crea el primero con «Nuevo producto»: nadie lo ve hasta que lo publicas.'
            : 'Cuando alguien ponga tu nombre en un producto, aparece aquí.'}
      </p>
    </EmptyState>
  );
}

/** Where a list stands: /colaboradores/productos?tipo=book&pagina=2. */
function listPath({ kind, state, words, page }: ProductListAsked): string {
  return withQuery('/colaboradores/productos', {
    tipo: kind === '' ? null : kind,
    estado: state === '' ? null : state,
    buscar: words === '' ? null : words,
    pagina: page === 1 ? null : String(page),
  });
}
