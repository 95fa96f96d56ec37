import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StaffConsultation } from '#application/read-models/learning/staff-consultations.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { HistoryLink } from '#ui/school/staff/desk/history-link.tsx';
import { useMay } from '#ui/school/staff/desk/office-page.tsx';
import styles from '#ui/school/staff/desk/written-row.module.css';
import { StaffConsultationStore } from './staff-consultation-store.ts';

const teachers = 'el equipo docente';
const when = (instant: string): string => formatLongInstant(new Date(instant), { withYear: true });

/** A question of a student, with its answer or the way to give one. */
export const ConsultationRow = observer(function ConsultationRow({ asked }: { asked: StaffConsultation }) {
  const store = useService(StaffConsultationStore);
  const mayAnswer = useMay('answer-consultations');
  const opener = useRef<HTMLButtonElement>(null);
  const { id, content, author, question, askedAt, answer } = asked;
  const isOpen = store.open === id;
  return (
    <article className={styles.row} aria-label={`Consulta de ${author}`}>
      <div className={styles.told}>
        <div className={styles.head}>
          <p className={styles.who}>
            <strong>{author}</strong> · <time dateTime={askedAt}>{when(askedAt)}</time>
          </p>
          <Link to={content.path} className={styles.product}>
            {content.title}
          </Link>
        </div>
        <p className={styles.text}>{question}</p>
        {answer !== null && (
          <blockquote className={styles.answer}>
            <p className={styles.who}>
              Respondió {answer.by ?? teachers} · <time dateTime={answer.at}>{when(answer.at)}</time>
            </p>
            <p className={styles.text}>{answer.text}</p>
          </blockquote>
        )}
      </div>
      <div className={styles.aside}>
        <div className={styles.acts}>
          {answer !== null && <HistoryLink kind="consultation" id={id} of={`la consulta de ${author}`} />}
          {answer === null && mayAnswer && (
            <Button
              ref={opener}
              size="small"
              aria-expanded={isOpen}
              aria-label={`Responder a ${author}`}
              onClick={() => (isOpen ? store.leave() : void store.begin(id))}
            >
              Responder
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <AnswerForm
          asked={asked}
          onLeave={() => {
            opener.current?.focus();
            store.leave();
          }}
        />
      )}
    </article>
  );
});

const AnswerForm = observer(function AnswerForm({
  asked: { id, signedBy },
  onLeave,
}: {
  asked: StaffConsultation;
  onLeave: () => void;
}) {
  const store = useService(StaffConsultationStore);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (): Promise<void> => {
    await store.send();
    if (store.problem !== null) field.current?.focus();
  };
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        ref={field}
        name={`respuesta-${id}`}
        label="Tu respuesta"
        hint={`La firma ${signedBy ?? teachers}. Llega por correo a quien preguntó, y la leen quienes tienen el contenido.`}
        rows={6}
        value={store.words}
        error={store.problem}
        onChange={(event) => store.write(event.target.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.isBusy && 'Enviando…'}>
          Enviar respuesta
        </Button>
        <Button look="quiet" disabled={store.isBusy} onClick={onLeave}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
});
