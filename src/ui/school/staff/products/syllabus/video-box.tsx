import { observer } from 'mobx-react-lite';
import { formatSeconds } from '#domain/shared/length.ts';
import { type SyllabusClass, syllabusField } from '#domain/learning/syllabus/syllabus.ts';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import styles from './syllabus.module.css';
import type { SyllabusStore } from './syllabus-store.ts';
import { UploadStore } from './upload-store.ts';

interface VideoProps {
  readonly store: SyllabusStore;
  readonly each: SyllabusClass;
  readonly name: string;
  readonly mayEdit: boolean;
}

/** The video of a class: which it is, and the way to another. How far one is on its way stands in the row of the class. */
export const VideoBox = observer(function VideoBox({ store, each, name, mayEdit }: VideoProps) {
  const uploads = useService(UploadStore);
  const { id, video, seconds } = each;
  const problem = errorOf(store.lacks, syllabusField(id, 'video'));
  const task = uploads.taskOf(id);
  return (
    <div className={styles.video}>
      <p>
        {video === null ? 'Todavía no hay video.' : `Video de ${formatSeconds(seconds)}.`}{' '}
        {task !== null && task.state !== 'refused' && video !== null && 'Cuando llegue el nuevo, toma su lugar.'}
      </p>
      {task === null && problem !== null && <p className={styles.problem}>{problem}</p>}
      {mayEdit && (
        <>
          <p>
            <FileButton
              wiring={{ id: syllabusField(id, 'video') }}
              label={`Video de la ${name}`}
              accept="video/mp4,video/webm,.mp4,.m4v,.webm"
              size="small"
              onChoose={(chosen) => uploads.add(store.productId, id, chosen)}
            >
              {video === null ? 'Elegir video…' : 'Cambiar video…'}
            </FileButton>
          </p>
          <p className={styles.hint}>
            MP4 con H.264 y AAC, o WebM, de hasta 4 GB. Si se corta la línea, sigue desde donde iba.
          </p>
        </>
      )}
    </div>
  );
});
