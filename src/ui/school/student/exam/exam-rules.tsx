import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { capitalised } from '#domain/shared/text.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TitleText } from '#ui/kit/layout/title-text.tsx';
import type { ExamStore } from './exam-store.ts';
import styles from './start-page.module.css';
import { attemptsLeftText, closedText, minutesText, nextAttemptText, ranOutText, resultPath } from './texts.ts';

/** The rules, told before the clock starts. */
export const ExamRules = observer(function ExamRules({ store, slug }: { store: ExamStore; slug: string }) {
  const { exam, failure } = store;
  if (exam === null) return null;
  const closed = closedText(exam);
  const { lastAttempt } = exam;
  // Whoever handed it in has seen its result.
  const ranOut = lastAttempt?.closedBy === 'timed-out';
  return (
    <div className={styles.intro}>
      {exam.moduleTitle !== null && <p className={styles.lead}>{exam.moduleTitle}</p>}
      <h1>
        <TitleText text={exam.title} />
      </h1>
      {ranOut && (
        <div className={styles.ranOut}>
          <Notice kind="alert" title="Terminó el tiempo de tu último intento">
            <p>{ranOutText(lastAttempt)}</p>
            <Link to={resultPath(slug, lastAttempt.id)}>Ver el resultado</Link>
          </Notice>
        </div>
      )}
      <dl className={styles.rules}>
        <dt>Tiempo</dt>
        <dd>{minutesText(exam.minutes)} desde que empiezas. El reloj es el de la escuela y no se detiene.</dd>
        <dt>Nota</dt>
        <dd>De 0 a 20. Apruebas con {exam.passMark}. Vale tu mejor intento.</dd>
        <dt>Intentos</dt>
        <dd>
          {closed === null ? nextAttemptText(exam, store.attemptNumber) : `${capitalised(attemptsLeftText(exam))}.`}
        </dd>
        <dt>Respuestas</dt>
        <dd>Se guardan solas al marcarlas. Si se corta la señal o recargas la página, sigues donde estabas.</dd>
        <dt>Al terminar el tiempo</dt>
        <dd>Se entrega lo que tengas guardado.</dd>
      </dl>
      {closed !== null && <Notice title={closed.title}>{closed.text}</Notice>}
      {failure !== null && (
        <Notice kind="error" live>
          {failure.detail}
        </Notice>
      )}
      <div className={styles.actions}>
        {closed === null && (
          <Button
            look="primary"
            size="large"
            busy={store.isStarting && 'Preparando…'}
            onClick={() => void store.start()}
          >
            Empezar el examen
          </Button>
        )}
        <LinkButton
          look={closed === null ? 'secondary' : 'primary'}
          size="large"
          to={`/main/contenido/${slug}/examenes`}
        >
          {closed === null ? 'Ahora no' : 'Volver a los exámenes'}
        </LinkButton>
      </div>
    </div>
  );
});
