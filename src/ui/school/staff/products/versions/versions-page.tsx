import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import type { ShownVersion, VersionCompared } from '#application/read-models/office/products/product-version.ts';
import { partName, partPath } from '#domain/office/working-copy.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { DataTable } from '#ui/kit/layout/data-table.tsx';
import { PageHead, Section } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import { VersionsStore } from './versions-store.ts';

interface Loaded {
  readonly product: ShownEditedProduct;
  readonly versions: readonly ShownVersion[];
}

async function loadPage(services: Services, { params }: LoadArgs): Promise<Loaded> {
  if (!/^[1-9]\d{0,8}$/.test(params['id'] ?? '')) return notFound();
  const [api, id] = [services.get(EditedProductsApi), Number(params['id'])];
  const [product, listed] = await Promise.all([api.open(id), api.versions(id)]);
  return { product: needed(product), versions: needed(listed).versions };
}

export function meta({ product }: Partial<Loaded>): PageMeta {
  return {
    title: product === undefined ? 'Versiones' : `Versiones · ${product.title}`,
    description: '',
    hidden: true,
  };
}

const Page = observer(function VersionsPage() {
  const { product, versions } = useLoaded<typeof loadPage>();
  const store = useService(VersionsStore);
  useEffect(() => store.begin(), [store, product.id]);
  return (
    <>
      <PageHead
        title="Versiones"
        lead={`Cada vez que se publicó «${product.title}», la última primero.`}
        above={<Link to={partPath(product.id, 'facts')}>Volver a editar</Link>}
      />
      <p role="status">{store.said}</p>
      {versions.length === 0 ? (
        <EmptyState icon="clock" title="Todavía no se publicó desde aquí">
          <p>Cada publicación guarda todo lo que salió, para compararlo y traerlo de vuelta.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={<VisuallyHidden>Versiones publicadas, la última primero</VisuallyHidden>}
          rows={versions}
          rowKey={({ number }) => number}
          columns={[
            { key: 'number', title: 'Versión', cell: ({ number }) => number },
            { key: 'at', title: 'Cuándo', cell: ({ at }) => formatLongInstant(new Date(at), { withYear: true }) },
            { key: 'by', title: 'Quién', cell: ({ by }) => (by === '' ? 'La escuela, a su hora' : by) },
            {
              key: 'compare',
              title: 'Comparar',
              act: true,
              cell: ({ number }) => (
                <Button
                  size="small"
                  aria-label={`Comparar la versión ${number} con el borrador`}
                  onClick={() => void store.compare(product.id, number)}
                >
                  Comparar
                </Button>
              ),
            },
          ]}
        />
      )}
      {store.compared !== null && <Compared product={product} compared={store.compared} />}
    </>
  );
});

/** `/colaboradores/productos/:id/versiones`: what was published of a product, compared with what is edited, and taken back. */
export const { load, Component } = officePage('see-products', loadPage, Page);

const Compared = observer(function Compared({
  product,
  compared,
}: {
  product: ShownEditedProduct;
  compared: VersionCompared;
}) {
  const store = useService(VersionsStore);
  const rows = compared.parts.flatMap(({ part, differences }) =>
    differences.map((difference) => ({ ...difference, part })),
  );
  return (
    <Section title={`La versión ${compared.number} y el borrador`}>
      {rows.length === 0 ? (
        <p>Son iguales.</p>
      ) : (
        <>
          <DataTable
            caption={<VisuallyHidden>En qué difieren</VisuallyHidden>}
            rows={rows}
            rowKey={({ part, field }) => `${part} ${field}`}
            columns={[
              { key: 'field', title: 'Qué', cell: ({ part, field }) => `${partName(part, product.kind)} · ${field}` },
              { key: 'before', title: `Versión ${compared.number}`, cell: ({ before }) => shortened(before) },
              { key: 'after', title: 'Borrador', cell: ({ after }) => shortened(after) },
            ]}
          />
          {product.mayEdit && (
            <p>
              <Button look="primary" busy={store.isBusy && 'Llevando…'} onClick={() => void store.restore(product.id)}>
                Llevar esta versión al borrador
              </Button>
            </p>
          )}
        </>
      )}
    </Section>
  );
});

const longest = 160;

function shortened(text: string): string {
  if (text === '') return '—';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
