import { observer } from 'mobx-react-lite';
import type { SyllabusId } from '#domain/learning/syllabus/syllabus.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { ProgressBar } from '#ui/kit/feedback/progress-bar.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './syllabus.module.css';
import { UploadStore } from './upload-store.ts';
import type { UploadState } from './video-task.ts';

const stateTexts: Readonly<Record<UploadState, string>> = {
  waiting: 'En espera',
  sending: 'Subiendo',
  paused: 'En pausa',
  lost: 'Sin conexión: sigue sola cuando vuelva',
  checking: 'Llegó completo. La escuela lo revisa',
  refused: '',
};

interface ProgressProps {
  readonly classId: SyllabusId;
  /** Of the class. */
  readonly name: string;
  readonly mayEdit: boolean;
}

/** How far a class's video is on its way, and what can be done about it; nothing where none is. */
export const UploadProgress = observer(function UploadProgress({ classId, name, mayEdit }: ProgressProps) {
  const uploads = useService(UploadStore);
  const task = uploads.taskOf(classId);
  const earlier = uploads.unfinishedOf(classId);
  if (!mayEdit) return null;
  if (task === null) {
    if (earlier === null) return null;
    return (
      <div className={styles.upload}>
        <p>«{earlier.name}» quedó a medio subir. Elige el mismo archivo en «Editar» y sigue desde donde iba.</p>
        <Button size="small" look="quiet" onClick={() => void uploads.forget(earlier)}>
          Descartar
        </Button>
      </div>
    );
  }
  const { state, sent, file, problem } = task;
  if (state === 'refused') {
    return (
      <div className={styles.upload}>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button size="small" look="quiet" onClick={() => uploads.cancel(classId)}>
          Quitar el archivo
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.upload}>
      <ProgressBar
        label={`${stateTexts[state]}: ${file.name}`}
        value={sent}
        max={file.size}
        text={`${Math.floor((sent * 100) / file.size)} % de ${sizeText(file.size)}`}
      />
      <div className={styles.uploadDoes}>
        {(state === 'sending' || state === 'waiting' || state === 'lost') && (
          <Button size="small" aria-label={`Pausar el video de la ${name}`} onClick={() => uploads.pause(classId)}>
            Pausar
          </Button>
        )}
        {state === 'paused' && (
          <Button size="small" aria-label={`Seguir con el video de la ${name}`} onClick={() => uploads.resume(classId)}>
            Seguir
          </Button>
        )}
        {state !== 'checking' && (
          <Button
            size="small"
            look="quiet"
            aria-label={`Cancelar el video de la ${name}`}
            onClick={() => uploads.cancel(classId)}
          >
            Cancelar
          </Button>
        )}
      </div>
    </div>
  );
});

const megabyte = 1024 * 1024;

function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  if (bytes < 1024 * megabyte) return `${Math.round(bytes / megabyte)} MB`;
  return `${(bytes / (1024 * megabyte)).toFixed(1)} GB`;
}
