import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import type { PartProps } from '#ui/school/staff/products/editor/part-page.tsx';
import { focusSoon } from '#ui/school/staff/products/editor/focus-soon.ts';
import { EditedMaterials } from './edited-materials.tsx';
import { ModuleSection } from './module-section.tsx';
import styles from './syllabus.module.css';
import { syllabusField } from '#domain/learning/syllabus/syllabus.ts';
import { SyllabusStore } from './syllabus-store.ts';
import { UploadStore } from './upload-store.ts';

/** The modules of a product with their classes, in the order in which they are studied. */
export const EditedSyllabus = observer(function EditedSyllabus(props: PartProps<SyllabusContent, unknown>) {
  const { store: part, product, mayEdit } = props;
  const uploads = useService(UploadStore);
  const ids = useService(IdGenerator);
  const [store] = useState(() => new SyllabusStore(part, product.id, uploads, ids));
  useEffect(() => uploads.receive(product.id, (video) => store.take(video)), [uploads, store, product.id]);
  useAskedBeforeLeaving(uploads);
  const { modules, materials } = store.content;
  const empty = emptyTexts[product.kind] ?? lessons;
  const addModule = (): void => {
    const id = store.addModule();
    if (empty.module !== '' && modules.length === 0) store.changeModule(id, { title: empty.module });
    focusSoon(syllabusField(id));
  };
  return (
    <div className={styles.part}>
      <div role="status">
        <VisuallyHidden>{store.said}</VisuallyHidden>
      </div>
      {modules.length === 0 && (
        <EmptyState
          icon="list"
          title={empty.title}
          actions={mayEdit && <Button onClick={addModule}>{empty.action}</Button>}
        >
          <p>{empty.text}</p>
        </EmptyState>
      )}
      <ol className={styles.modules} aria-label="Módulos">
        {modules.map((module, index) => (
          <ModuleSection key={module.id} store={store} module={module} index={index} mayEdit={mayEdit} />
        ))}
      </ol>
      {mayEdit && modules.length > 0 && (
        <p>
          <Button onClick={addModule}>Agregar módulo</Button>
        </p>
      )}
      {modules.length > 0 && (mayEdit || materials.length > 0) && (
        <section aria-label="Materiales de todo el contenido">
          <h2 className={styles.generalTitle}>Materiales de todo el contenido</h2>
          <EditedMaterials store={store} classId={null} materials={materials} mayEdit={mayEdit} />
        </section>
      )}
    </div>
  );
});

interface EmptyTexts {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** What the first module is called; '': whoever edits says it. */
  readonly module: string;
}

const lessons: EmptyTexts = {
  title: 'El temario está en blanco',
  text: 'Un módulo reúne clases: videos que subes aquí, o lecturas que escribes. Se estudian en el orden en que estén.',
  action: 'Agregar el primer módulo',
  module: '',
};

/** What stands in the place of classes that are no lessons. */
const emptyTexts: { readonly [Kind in ProductKind]?: EmptyTexts } = {
  seminar: {
    title: 'Todavía no hay grabación',
    text: 'Cuando termine una sesión, sube aquí su video con sus subtítulos: lo ven las personas inscritas, en el reproductor.',
    action: 'Agregar la grabación',
    module: 'Grabación',
  },
  consultancy: {
    title: 'No hay nada que preparar',
    text: 'Puedes escribir aquí qué conviene tener listo, o subir una ficha: lo ve quien la compró, antes de su cita.',
    action: 'Agregar cómo prepararse',
    module: 'Antes de tu cita',
  },
};

/** A video that is on its way stops when the browser goes elsewhere; within the office it goes on. */
function useAskedBeforeLeaving(uploads: UploadStore): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (uploads.isBusy) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [uploads]);
}
