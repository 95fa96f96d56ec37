import type { ReviewedAnswer } from '#application/read-models/exams/attempt-review.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { kindsOnScreen } from './question-kinds.tsx';
import styles from './result-page.module.css';

/** What was left out is not wrong in red: nothing was said. */
function Outcome({ question }: { question: ReviewedAnswer }) {
  if (question.right) {
    return (
      <Badge kind="success" icon="check">
        Correcta
      </Badge>
    );
  }
  if (question.given.length === 0) return <Badge>Sin responder</Badge>;
  return (
    <Badge kind="danger" icon="close">
      Incorrecta
    </Badge>
  );
}

/** A question of a closed attempt: what was answered, whether it was right and, as far as it is told, what would have been and why. */
export function ReviewedQuestion({ question, number }: { question: ReviewedAnswer; number: number }) {
  const { answerText, keyText } = kindsOnScreen[question.kind];
  return (
    <article className={styles.question} aria-labelledby={`revision-${question.id}`}>
      <div className={styles.head}>
        <span>Pregunta {number}</span>
        <Outcome question={question} />
      </div>
      <h3 id={`revision-${question.id}`}>{numbersTogether(question.text)}</h3>
      {question.image !== null && (
        <img className={styles.image} src={question.image.source} alt={question.image.text} />
      )}
      <dl className={styles.answers}>
        <dt>Tu respuesta</dt>
        <dd>{question.given.length === 0 ? 'Ninguna' : numbersTogether(answerText(question, question.given))}</dd>
        {!question.right && question.key !== null && (
          <>
            <dt>Respuesta correcta</dt>
            <dd>{numbersTogether(keyText({ ...question, key: question.key }))}</dd>
          </>
        )}
      </dl>
      {question.reason !== '' && <p className={styles.reason}>{numbersTogether(question.reason)}</p>}
    </article>
  );
}
