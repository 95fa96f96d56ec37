import { useState } from 'react';
import { ExamMakingApi } from '#application/browser/exams/ports/exam-making-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { QuestionsOfFile } from '#application/read-models/exams/exams-in-office.ts';
import { questionDraftOf, type EditedExam } from '#domain/exams/exams-content.ts';
import { giftOf } from '#domain/exams/files/gift-writer.ts';
import { sheetOf } from '#domain/exams/files/question-sheet.ts';
import { slugify } from '#domain/shared/slug.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { saveAs } from '#ui/kit/controls/save-as.ts';
import { FileButton } from '#ui/kit/forms/file-button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import type { ExamDesk } from './exam-desk.ts';
import styles from './exams.module.css';

interface FilesProps {
  readonly desk: ExamDesk;
  readonly exam: EditedExam;
  readonly mayEdit: boolean;
}

/** Questions that come from a file, and go into one: GIFT, which other platforms read, or a spreadsheet. */
export function FilesOfBank({ desk, exam, mayEdit }: FilesProps) {
  const api = useService(ExamMakingApi);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState<Pick<QuestionsOfFile, 'faults' | 'count'> | null>(null);
  const bring = async (file: ChosenFile) => {
    setBusy(true);
    setSaid('');
    setWrong(null);
    const read = await api.readFile(desk.productId, file);
    setBusy(false);
    if (!read.ok) return setSaid(read.refusal.detail);
    const { questions, count } = read.value;
    if (count > 0) return setWrong(read.value);
    desk.addQuestions(exam, questions);
    setSaid(questions.length === 1 ? 'Se agregó una pregunta.' : `Se agregaron ${questions.length} preguntas.`);
  };
  const drafts = () => exam.questions.map(questionDraftOf);
  const save = (end: string, text: string) => saveAs(slugify(exam.title) + end, text, 'text/plain;charset=utf-8');
  return (
    <div className={styles.files}>
      <div className={styles.actions}>
        {mayEdit && (
          <FileButton
            label="Archivo de preguntas"
            accept=".txt,.gift,.csv,text/plain,text/csv"
            size="small"
            busy={busy && 'Leyendo…'}
            onChoose={(file) => void bring(file)}
          >
            Traer preguntas de un archivo
          </FileButton>
        )}
        {exam.questions.length > 0 && (
          <>
            <Button size="small" look="quiet" onClick={() => save('.gift.txt', giftOf(drafts()))}>
              Descargar en GIFT
            </Button>
            <Button size="small" look="quiet" onClick={() => save('.csv', sheetOf(drafts()))}>
              Descargar para hoja de cálculo
            </Button>
          </>
        )}
      </div>
      <p className={styles.hint}>
        GIFT, el formato de Moodle, o CSV con una pregunta por fila, como el que se descarga aquí. Las imágenes no van
        en estos archivos.
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {wrong !== null && (
        <section className={styles.faults} role="alert" aria-label="Lo que falla en el archivo">
          <h3>No se agregó ninguna pregunta: {wrong.count === 1 ? 'hay una falla' : `hay ${wrong.count} fallas`}</h3>
          <ul>
            {wrong.faults.map(({ line, text }, index) => (
              // A line may fail twice.
              <li key={index}>
                Línea {line}: {text}
              </li>
            ))}
          </ul>
          {wrong.count > wrong.faults.length && <p>Y {wrong.count - wrong.faults.length} más.</p>}
        </section>
      )}
    </div>
  );
}
