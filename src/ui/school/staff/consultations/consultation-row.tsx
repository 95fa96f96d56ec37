import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StaffConsultation } from '#application/read-models/learning/staff-consultations.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { AnswerForm } from '#ui/school/staff/desk/answer-form.tsx';
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
        <Answer
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

const Answer = observer(function Answer({
  asked: { id, signedBy },
  onLeave,
}: {
  asked: StaffConsultation;
  onLeave: () => void;
}) {
  const store = useService(StaffConsultationStore);
  return (
    <AnswerForm
      name={`respuesta-${id}`}
      label="Tu respuesta"
      hint={`La firma ${signedBy ?? teachers}. Llega por correo a quien preguntó. La leen también quienes tienen el contenido, salvo en una consultoría: ahí, solo quien preguntó.`}
      rows={6}
      value={store.words}
      problem={store.problem}
      onWrite={(words) => store.write(words)}
      onSend={async () => {
        await store.send();
        return store.problem === null;
      }}
      onLeave={onLeave}
      send="Enviar respuesta"
      busy={store.isBusy && 'Enviando…'}
    />
  );
});
