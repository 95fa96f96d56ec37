import { useEffect, useState } from 'react';
import { ExamMakingApi } from '#application/browser/exams/ports/exam-making-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import { type EditedQuestion, questionField } from '#domain/exams/exams-content.ts';
import { mediaTypesOf } from '#domain/shared/media-types.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { formatList } from '#domain/shared/upload-rule.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FieldError } from '#ui/kit/forms/field.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import type { ExamDesk } from './exam-desk.ts';
import styles from './exams.module.css';

const { formats, largestBytes } = officeUploadRules.questionPicture;

interface PictureProps {
  readonly desk: ExamDesk;
  readonly question: EditedQuestion;
  readonly change: (changes: Partial<EditedQuestion>) => void;
  readonly error: string | null;
}

/** The picture of a question, with what it shows for whoever does not see it. */
export function QuestionPicture({ desk, question, change, error }: PictureProps) {
  const api = useService(ExamMakingApi);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { image } = question;
  const { address, know } = useAddress(desk.productId, image?.source ?? null);
  const field = questionField(question.id, 'image');
  const send = async (chosen: ChosenFile) => {
    setBusy(true);
    const kept = await api.keepPicture(desk.productId, chosen);
    setBusy(false);
    setProblem(kept.ok ? null : kept.refusal.detail);
    if (!kept.ok) return;
    know(kept.value);
    change({ image: { source: kept.value.source, text: image?.text ?? '' } });
  };
  return (
    <div className={styles.picture}>
      {image !== null && (
        <>
          {address !== null && <img className={styles.shown} src={address} alt={image.text} />}
          <TextField
            id={field}
            label="Qué muestra la imagen"
            hint="Para quien no la ve; sin decir la respuesta."
            value={image.text}
            error={error}
            onChange={({ target }) => change({ image: { ...image, text: target.value } })}
          />
        </>
      )}
      <div className={styles.actions}>
        <FileButton
          label="Imagen de la pregunta"
          accept={mediaTypesOf(formats)}
          size="small"
          look="quiet"
          busy={busy && 'Guardando…'}
          onChoose={(chosen) => void send(chosen)}
        >
          {image === null ? 'Agregar una imagen' : 'Cambiar la imagen'}
        </FileButton>
        {image !== null && (
          <Button size="small" look="quiet" onClick={() => change({ image: null })}>
            Quitar la imagen
          </Button>
        )}
        {image === null && (
          <span className={styles.hint}>
            {formatList(formats)}, hasta {largestBytes / (1024 * 1024)} MB.
          </span>
        )}
      </div>
      <FieldError id={`${field}-file`} error={problem} />
    </div>
  );
}

interface Known {
  readonly source: string;
  readonly address: string;
}

/** Where a picture is seen; null until it is known, and where the school does not say. */
function useAddress(productId: number, source: string | null) {
  const api = useService(ExamMakingApi);
  const [known, know] = useState<Known | null>(null);
  const isKnown = source === null || known?.source === source;
  useEffect(() => {
    if (isKnown || source === null) return undefined;
    let isWanted = true;
    void api.addressOf(productId, source).then((found) => {
      if (isWanted && found.ok) know({ source, address: found.value.address });
    });
    return () => {
      isWanted = false;
    };
  }, [api, productId, source, isKnown]);
  return { address: source !== null && known?.source === source ? known.address : null, know };
}
