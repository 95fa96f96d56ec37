import { observer } from 'mobx-react-lite';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { partName } from '#domain/office/working-copy.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { EditedProductStore } from './edited-product-store.ts';
import styles from './editor.module.css';
import { Lacks } from './lacks.tsx';

/** Before a product is published: what hinders it, each with the way to it, or what changes for whom. */
export const PublishDialog = observer(function PublishDialog({ product }: { product: ShownEditedProduct }) {
  const editor = useService(EditedProductStore);
  const hindered = editor.hindrances.length > 0;
  const isSame = isPublishedAsItIs(product);
  return (
    <Dialog
      open={editor.isAsking}
      onClose={() => editor.leave()}
      title={hindered ? 'Todavía no se puede publicar' : isSame ? 'No hay nada nuevo que publicar' : '¿Publicar ahora?'}
      actions={
        hindered || isSame ? (
          <Button onClick={() => editor.leave()}>Volver a editar</Button>
        ) : (
          <>
            <Button look="primary" busy={editor.isPublishing && 'Publicando…'} onClick={() => void editor.publish()}>
              Publicar
            </Button>
            <Button look="quiet" onClick={() => editor.leave()}>
              Cancelar
            </Button>
          </>
        )
      }
    >
      {!hindered && <Changes product={product} />}
      <Lacks
        productId={product.id}
        kind={product.kind}
        lacks={product.lacks}
        title={hindered ? 'Qué falta' : isSame ? 'Puedes mejorar' : 'Puedes mejorar antes'}
        withParts
        onFollow={() => editor.leave()}
      />
    </Dialog>
  );
});

const isPublishedAsItIs = ({ state, changed }: ShownEditedProduct): boolean =>
  state === 'published' && changed.length === 0;

function Changes({ product }: { product: ShownEditedProduct }) {
  const { changed, effects, state } = product;
  const isSame = isPublishedAsItIs(product);
  return (
    <>
      <p>
        {changed.length > 0 && `Cambia: ${changed.map((part) => partName(part, product.kind)).join(', ')}. `}
        {isSame
          ? 'El borrador es igual a lo publicado.'
          : state === 'published'
            ? 'Lo verás al momento en la escuela.'
            : 'Saldrá a la venta en la escuela.'}
      </p>
      {effects.length > 0 && !isSame && (
        <section className={styles.effects}>
          <h3>Para quien ya lo tiene</h3>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
