import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { productTypeName } from '#domain/catalogue/catalogue-menu.ts';
import { stateName } from '#domain/office/products/product-state.ts';
import { type CopyPart, partName, partPath } from '#domain/office/working-copy.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { ContentTabs } from '#ui/kit/controls/content-tabs.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ProofDialog } from '#ui/school/staff/desk/proof-dialog.tsx';
import { SaidLine } from '#ui/school/staff/desk/said-line.tsx';
import { EditedProductStore } from './edited-product-store.ts';
import styles from './editor.module.css';
import { Lacks } from './lacks.tsx';
import type { PartStore } from './part-store.ts';
import { ProductActions, ProductNews, ProductQuestions } from './product-actions.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { KeptState } from './kept-state.tsx';

interface FrameProps {
  readonly part: CopyPart;
  readonly product: ShownEditedProduct;
  readonly store: PartStore<unknown>;
  readonly children: ReactNode;
}

/** What stands around every part of a product: its title and state, the tabs of its parts, whether all is kept, and publishing it. */
export const EditorFrame = observer(function EditorFrame({ part, product, store, children }: FrameProps) {
  const editor = useService(EditedProductStore);
  useFieldOfAddress();
  const { id, kind, state, parts, changed, lacks } = product;
  const lacking = (each: CopyPart) => lacks.filter((lack) => lack.part === each && lack.hinders).length;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{product.title === '' ? 'Sin título' : product.title}</h1>
          <p className={styles.about}>
            {productTypeName(kind)} · {product.sku}{' '}
            <Badge kind={state === 'published' ? 'success' : 'neutral'}>{stateName(state)}</Badge>{' '}
            {changed.length > 0 && state !== 'draft' && <Badge kind="warning">Con cambios sin publicar</Badge>}
          </p>
        </div>
        <div className={styles.does}>
          <KeptState store={store} />
          {product.mayPublish && (
            <Button look="primary" onClick={() => void store.flush().then(() => editor.ask())}>
              Publicar…
            </Button>
          )}
        </div>
      </header>
      <ProductActions product={product} store={store} />
      <ProductNews product={product} />
      <SaidLine said={editor.said} stays />
      <ContentTabs
        label="Partes del producto"
        tabs={parts.map((each) => {
          const count = lacking(each);
          return {
            to: partPath(id, each),
            label: partName(each, kind),
            ...(count > 0 && { count, counted: count === 1 ? 'falta' : 'faltan' }),
          };
        })}
      />
      <Lacks
        productId={id}
        kind={kind}
        lacks={store.lacks}
        title={store.lacks.some(({ hinders }) => hinders) ? 'Falta en esta parte' : 'Puedes mejorar esta parte'}
      />
      <div className={styles.part} key={part}>
        {children}
      </div>
      <PublishDialog product={product} />
      <ProductQuestions product={product} />
      <ProofDialog />
    </>
  );
});

/** Brings to the field that the address names: 'lo que falta' leads there. */
function useFieldOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const field = document.getElementById(decodeURIComponent(hash.slice(1)));
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [hash, key]);
}
