import { observer } from 'mobx-react-lite';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import { type SyllabusClass, syllabusField } from '#domain/learning/syllabus/syllabus.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import { CaptionsPanel } from './captions-panel.tsx';
import { EditedMaterials } from './edited-materials.tsx';
import styles from './syllabus.module.css';
import type { SyllabusStore } from './syllabus-store.ts';
import { VideoBox } from './video-box.tsx';

const MarkdownEditor = latePart(
  () => import('#ui/kit/forms/markdown/markdown-editor.tsx').then((file) => file.MarkdownEditor),
  { coming: 'Abriendo el editor…', waits: true },
);

interface DetailsProps {
  readonly store: SyllabusStore;
  readonly each: SyllabusClass;
  /** 'clase «Apertura»'. */
  readonly name: string;
  readonly mayEdit: boolean;
}

/** All that a class is: a video with its captions or a text, whether anybody may see it, and what is downloaded with it. */
export const ClassDetails = observer(function ClassDetails({ store, each, name, mayEdit }: DetailsProps) {
  const files = useService(ContentFilesApi);
  const { id, kind, video, text, isFree, materials } = each;
  const keepPicture = async (picture: File): Promise<string | null> => {
    const kept = await files.keepPicture(store.productId, 'picture', picture);
    return kept.ok ? kept.value.address : null;
  };
  const textProblem = errorOf(store.lacks, syllabusField(id, 'text'));
  return (
    <div className={styles.details}>
      {mayEdit && (
        <div className={styles.choices}>
          <RadioGroup
            label={`Qué es la ${name}`}
            name={`tipo-${id}`}
            value={kind}
            options={[
              { value: 'video', label: 'Video' },
              { value: 'reading', label: 'Lectura' },
            ]}
            onChange={(chosen) => store.changeClass(id, { kind: chosen })}
          />
          <CheckboxField
            name={`gratis-${id}`}
            label="Muestra gratis"
            hint="Cualquiera la ve en la página del producto, sin cuenta."
            checked={isFree}
            onChange={(event) => store.changeClass(id, { isFree: event.target.checked })}
          />
        </div>
      )}
      {kind === 'video' && <VideoBox store={store} each={each} name={name} mayEdit={mayEdit} />}
      {kind === 'video' && video !== null && (
        <CaptionsPanel key={video} store={store} each={each} video={video} name={name} mayEdit={mayEdit} />
      )}
      {kind === 'reading' && (
        <div>
          <h2 className={styles.detailsTitle}>Texto</h2>
          {textProblem !== null && <p className={styles.problem}>{textProblem}</p>}
          <MarkdownEditor
            key={String(id)}
            id={syllabusField(id, 'text')}
            label={`Texto de la ${name}`}
            value={text}
            under={2}
            readOnly={!mayEdit}
            onChange={(written) => store.changeClass(id, { text: written })}
            onPicture={keepPicture}
          />
        </div>
      )}
      {(mayEdit || materials.length > 0) && (
        <section aria-label={`Materiales de la ${name}`}>
          <h2 className={styles.detailsTitle}>Materiales</h2>
          <EditedMaterials store={store} classId={id} materials={materials} mayEdit={mayEdit} />
        </section>
      )}
    </div>
  );
});
