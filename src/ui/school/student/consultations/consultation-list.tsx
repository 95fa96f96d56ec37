import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './consultation-list.module.css';

/** Questions with their answers. */
export function ConsultationList({ consultations }: { consultations: readonly ListedConsultation[] }) {
  return (
    <ul className={styles.list}>
      {consultations.map((consultation) => (
        <li key={consultation.id}>
          <Consultation consultation={consultation} />
        </li>
      ))}
    </ul>
  );
}

function Consultation({
  consultation: { own, author, question, askedAt, answer },
}: {
  consultation: ListedConsultation;
}) {
  return (
    <article className={styles.consultation}>
      <p className={styles.who}>
        <strong>{own ? 'Tú' : author}</strong> <time dateTime={askedAt}>{shortDayText(askedAt)}</time>
        {answer === null && <Badge kind="neutral">Por responder</Badge>}
        {answer?.isNew === true && <Badge kind="info">Respuesta nueva</Badge>}
      </p>
      <p className={styles.question}>{numbersTogether(question)}</p>
      {answer !== null && (
        <div className={styles.answer}>
          <p className={styles.who}>
            <strong>{answer.by ?? 'Equipo docente'}</strong> <time dateTime={answer.at}>{shortDayText(answer.at)}</time>
          </p>
          <p className={styles.text}>{numbersTogether(answer.text)}</p>
        </div>
      )}
    </article>
  );
}
