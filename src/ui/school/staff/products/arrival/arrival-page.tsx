import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BookImportApi } from '#application/browser/reading/ports/book-making-api.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { partPath } from '#domain/office/working-copy.ts';
import { bookFileLimits } from '#domain/reading/importing/incoming-book.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { PageHead, Section, Stack } from '#ui/kit/layout/layout.tsx';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { officePage } from '#ui/school/staff/desk/office-page.tsx';
import styles from './arrival.module.css';
import { ArrivalStore } from './arrival-store.ts';
import { Arrived } from './arrived.tsx';

interface Loaded {
  readonly product: ShownEditedProduct;
}

async function loadPage(services: Services, { params }: LoadArgs): Promise<Loaded> {
  if (!/^[1-9]\d{0,8}$/.test(params['id'] ?? '')) return notFound();
  const product = needed(await services.get(EditedProductsApi).open(Number(params['id'])));
  return product.parts.includes('book') ? { product } : notFound();
}

export function meta({ product }: Partial<Loaded>): PageMeta {
  return {
    title: `Traer de un archivo${product === undefined ? '' : ` · ${product.title}`}`,
    description: '',
    hidden: true,
  };
}

const formats = [
  ['EPUB', 'De cualquier programa que los haga, en su versión 2 o 3 y sin protección.'],
  ['mdBook', 'La carpeta en un ZIP: SUMMARY.md dice el orden, y cada archivo que nombra es una sección.'],
  ['Markdown', 'Un solo texto, que se divide por sus títulos, o un ZIP con un archivo por sección.'],
] as const;

const Page = observer(function ArrivalPage() {
  const { product } = useLoaded<typeof loadPage>();
  const api = useService(BookImportApi);
  const [store] = useState(() => new ArrivalStore(api));
  const { phase, problem, file } = store;
  const largest = bookFileLimits.largestFile / 1024 / 1024;
  return (
    <>
      <PageHead
        above={<Link to={partPath(product.id, 'book')}>Libro «{product.title}»</Link>}
        title="Traer de un archivo"
        lead="Primero ves qué vendría; nada cambia en el borrador hasta que lo confirmes."
      />
      {product.mayEdit ? (
        <>
          <Section title="1. Elige el archivo">
            <Stack>
              <dl className={styles.formats}>
                {formats.map(([name, what]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{what}</dd>
                  </div>
                ))}
              </dl>
              <div className={styles.file}>
                <FileButton
                  label="Archivo del libro"
                  accept=".epub,.zip,.md,.markdown,.txt,application/epub+zip,application/zip,text/markdown"
                  look={store.rehearsal === null ? 'primary' : 'secondary'}
                  busy={phase === 'reading' ? 'Leyendo…' : phase === 'bringing' ? 'Trayendo…' : false}
                  onChoose={(chosen) => void store.take(product.id, chosen)}
                >
                  {file === null ? 'Elegir archivo' : 'Elegir otro archivo'}
                </FileButton>
                <span className={styles.name}>{file === null ? `Hasta ${largest} MB.` : file.name}</span>
              </div>
              {phase === 'choosing' && problem !== null && (
                <Notice kind="error" live title="Este libro no se puede traer">
                  <p>{problem}</p>
                  <p>No se guardó nada.</p>
                </Notice>
              )}
            </Stack>
          </Section>
          <Coming store={store} product={product} />
        </>
      ) : (
        <Notice kind="alert" title="Tu rol no alcanza a este libro">
          Lo trae quien puede editarlo.
        </Notice>
      )}
    </>
  );
});

/** What would come, what becomes of what is there, and what came. */
const Coming = observer(function ComingBook({ store, product }: { store: ArrivalStore; product: ShownEditedProduct }) {
  const { phase, rehearsal, arrived, problem, way } = store;
  if (arrived !== null) {
    return (
      <Section title="2. Ya está en el borrador">
        <Stack>
          <Notice kind="success" takesFocus title="El libro vino completo al borrador">
            Revísalo y publícalo cuando esté listo: hasta entonces nadie ve el cambio.
          </Notice>
          <div>
            <LinkButton look="primary" to={partPath(product.id, 'book')}>
              Ver el libro
            </LinkButton>
          </div>
          <Arrived book={arrived} />
        </Stack>
      </Section>
    );
  }
  if (rehearsal === null) return null;
  const { sectionsNow, sectionsKept } = rehearsal;
  return (
    <>
      <Section title="2. Revisa qué viene">
        <Arrived book={rehearsal} />
      </Section>
      <Section title="3. Tráelo al borrador">
        <Stack>
          {sectionsNow > 0 && (
            <RadioGroup
              name="que-pasa"
              label={`El borrador tiene ${counted(sectionsNow, 'sección', 'secciones')}`}
              value={way}
              disabled={store.isBusy}
              options={[
                { value: 'replace', label: 'Reemplazarlas', hint: keptText(sectionsKept) },
                { value: 'append', label: 'Dejarlas', hint: 'Lo que viene va después de ellas.' },
              ]}
              onChange={(chosen) => store.choose(chosen)}
            />
          )}
          {phase === 'told' && problem !== null && (
            <Notice kind="error" live title="No se trajo nada">
              <p>{problem}</p>
              <Button size="small" onClick={() => void store.again(product.id)}>
                Revisar otra vez
              </Button>
            </Notice>
          )}
          <div>
            <Button
              look="primary"
              size="large"
              busy={phase === 'bringing' && 'Trayendo…'}
              onClick={() => void store.bring(product.id)}
            >
              Traer al borrador
            </Button>
          </div>
        </Stack>
      </Section>
    </>
  );
});

function keptText(kept: number): string {
  return kept === 0
    ? 'Ninguna se llama como las que vienen: se quitan todas.'
    : `${counted(kept, 'se llama', 'se llaman')} como una que viene y ${kept === 1 ? 'conserva' : 'conservan'} su dirección y lo que subrayaron los lectores; las demás se quitan.`;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `/colaboradores/productos/:id/libro/traer`: a book or a magazine comes in from a file. */
export const { load, Component } = officePage('edit-own-products', loadPage, Page);
