import { observer } from 'mobx-react-lite';
import type { FactsContent } from '#domain/office/products/facts-content.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';
import styles from './description-of-product.module.css';

const MarkdownEditor = latePart(
  () => import('#ui/kit/forms/markdown/markdown-editor.tsx').then((file) => file.MarkdownEditor),
  { coming: 'Abriendo el editor…', waits: true },
);

interface DescriptionProps {
  readonly store: PartStore<FactsContent>;
  readonly mayEdit: boolean;
}

/** What a product's page tells at length, written as it looks there. */
export const DescriptionOfProduct = observer(function DescriptionOfProduct({ store, mayEdit }: DescriptionProps) {
  return (
    <div className={styles.description}>
      <span className={styles.label}>Descripción</span>
      {mayEdit && (
        <p className={styles.hint}>
          Se escribe como se verá en su página: la negrita, los subtítulos, las listas y los enlaces están en la barra.
        </p>
      )}
      <MarkdownEditor
        key={store.reading}
        id="description"
        label="Descripción"
        value={store.content.description}
        under={2}
        readOnly={!mayEdit}
        onChange={(description) => store.set({ description })}
      />
    </div>
  );
});
