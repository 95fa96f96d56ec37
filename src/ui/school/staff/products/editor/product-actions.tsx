import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import { partName } from '#domain/office/working-copy.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { EditedProductStore } from './edited-product-store.ts';
import styles from './editor.module.css';
import type { PartStore } from './part-store.ts';

interface ActionsProps {
  readonly product: ShownEditedProduct;
  readonly store: PartStore<unknown>;
}

/** What can be done with a product as a whole, and where to look at it. */
export const ProductActions = observer(function ProductActions({ product, store }: ActionsProps) {
  const editor = useService(EditedProductStore);
  const { id, kind, slug, state, title, mayPublish } = product;
  return (
    <div className={styles.does}>
      <Button size="small" onClick={() => void store.flush().then(() => editor.makePreview())}>
        Vista previa
      </Button>
      {state === 'published' && <Link to={productPath(kind, slug)}>Ver en la escuela</Link>}
      <Link to={`/colaboradores/productos/${id}/versiones`}>Versiones</Link>
      <HistoryLink kind="product" id={String(id)} of={title} />
      {mayPublish && state !== 'published' && (
        <Button size="small" look="quiet" onClick={() => editor.askAbout('hour')}>
          Publicar a una hora…
        </Button>
      )}
      {mayPublish && state === 'published' && (
        <Button size="small" look="quiet" onClick={() => editor.askAbout('retire')}>
          Retirar…
        </Button>
      )}
    </div>
  );
});

/** What is said beside the title: who else is here, at which hour it is published, where its preview is. */
export const ProductNews = observer(function ProductNews({ product }: { product: ShownEditedProduct }) {
  const { others, preview } = useService(EditedProductStore);
  const { publishAt, kind } = product;
  return (
    <div className={styles.news} role="status">
      {others.map(({ name, part }) => (
        <p key={name}>
          <strong>{name}</strong> tiene abierto este producto, en {partName(part, kind)}.
        </p>
      ))}
      {publishAt !== null && (
        <p>
          Se publicará el {formatLongInstant(new Date(publishAt), { withYear: true })}, con lo que esté guardado a esa
          hora.
        </p>
      )}
      {preview !== null && (
        <p>
          <a href={preview.address} target="_blank" rel="noreferrer">
            Abrir la vista previa
          </a>
          . Hasta el {formatLongInstant(new Date(preview.until))} la ve cualquiera que tenga su dirección.
        </p>
      )}
    </div>
  );
});

/** Asks for the hour of its publication, and whether it is really to be retired. */
export const ProductQuestions = observer(function ProductQuestions({ product }: { product: ShownEditedProduct }) {
  const editor = useService(EditedProductStore);
  return (
    <>
      <Dialog
        open={editor.asking === 'hour'}
        onClose={() => editor.leave()}
        title="Publicar a una hora"
        size="small"
        actions={
          <FormActions>
            <Button look="primary" busy={editor.isPublishing && 'Guardando…'} onClick={() => void editor.schedule()}>
              Guardar la hora
            </Button>
            <Button look="quiet" onClick={() => editor.leave()}>
              Cancelar
            </Button>
          </FormActions>
        }
      >
        <DayField
          withHour
          name="hora-de-publicar"
          label="Día y hora de Lima"
          hint="Vacío: solo se publica a mano. Sale lo que esté guardado a esa hora, si nada lo impide."
          data-autofocus
          value={editor.hour}
          error={editor.said?.isProblem === true ? editor.said.text : null}
          onChange={(event) => editor.writeHour(event.target.value)}
        />
      </Dialog>
      <ConfirmDialog
        open={editor.asking === 'retire'}
        danger
        title={`¿Retirar «${product.title}» de la venta?`}
        confirmLabel="Retirar"
        busy={editor.isPublishing && 'Retirando…'}
        onConfirm={() => void editor.retire()}
        onCancel={() => editor.leave()}
      >
        <p>Sale de las listas y no se puede comprar. Quien lo tiene lo conserva, y puedes publicarlo otra vez.</p>
      </ConfirmDialog>
    </>
  );
});
