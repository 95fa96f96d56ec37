import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { AttemptReview, ClosedResult } from '#application/read-models/exams/attempt-review.ts';
import type { ExamOverview } from '#application/read-models/exams/exam-overview.ts';
import { ranOut } from '#domain/exams/deadline.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { TitleText } from '#ui/kit/layout/title-text.tsx';
import { type LoadArgs, moveTo, needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';
import { questionsText, retryText, startPath, untoldKeyText } from './texts.ts';
import styles from './result-page.module.css';

interface Loaded {
  readonly exam: AttemptReview['exam'];
  readonly attempt: AttemptReview['attempt'];
  readonly content: AttemptReview['content'];
  readonly result: ClosedResult;
  /** How its student stands with a failed exam now; null: it was passed, or the school does not say. */
  readonly overview: ExamOverview | null;
}

export async function load(services: Services, { params, url }: LoadArgs): Promise<Loaded> {
  const exams = `/main/contenido/${params['slug']}/examenes`;
  const attemptId = url.searchParams.get('intento');
  // Without an attempt there is a list of them all, each with its result.
  if (attemptId === null) return moveTo(exams);
  const { exam, content, attempt, result } = needed(await services.get(ExamApi).review(attemptId));
  if (result === null) return moveTo(exams);
  if (result.passed) return { exam, attempt, content, result, overview: null };
  const found = await services.get(ExamApi).ofContent(content.slug);
  const overview = found.ok ? found.value.exams.find(({ id }) => id === exam.id) : undefined;
  return { exam, attempt, content, result, overview: overview ?? null };
}

export function meta({ exam }: Loaded): PageMeta {
  return { title: `Resultado: ${exam.title}`, description: '', hidden: true };
}

/** The grade of a closed attempt and, question by question, what was right and why. */
export function Component() {
  const { exam, attempt, content, result, overview } = useLoaded<typeof load>();
  const retry = overview === null ? null : retryText(overview);
  const exams = `/main/contenido/${content.slug}/examenes`;
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <p className={styles.lead}>{content.title}</p>
        <h1>
          <TitleText text={exam.title} />
        </h1>
      </header>
      <div className={styles.aside}>
        <div className={result.passed ? `${styles.outcome} ${styles.passed}` : styles.outcome}>
          <p className={styles.grade} data-numbers>
            <strong>{result.grade}</strong> de 20
          </p>
          <div>
            <p className={styles.verdict}>{result.passed ? 'Aprobaste' : 'Esta vez no alcanzó'}</p>
            {ranOut({ deadlineAt: attempt.deadlineAt, closedAt: new Date(result.closedAt) }) && (
              <p>Terminó el tiempo: {ranOutEnds[result.closedBy]}</p>
            )}
            <p>{outcomeText(result, exam.passMark)}</p>
            {retry !== null && <p>{retry.text}</p>}
          </div>
        </div>
        <div className={styles.actions}>
          {result.passed ? (
            <LinkButton look="primary" to={`/main/contenido/${content.slug}/certificado`}>
              Ir al certificado
            </LinkButton>
          ) : (
            <>
              {overview !== null && retry?.isOpen === true && (
                <LinkButton look="primary" to={startPath(content.slug, overview)}>
                  Rendir otra vez
                </LinkButton>
              )}
              <LinkButton
                look={retry?.isOpen === true ? 'secondary' : 'primary'}
                to={`/main/contenido/${content.slug}/contenido`}
              >
                Repasar las clases
              </LinkButton>
            </>
          )}
          <LinkButton to={exams}>Ver los exámenes</LinkButton>
        </div>
      </div>
      <section aria-labelledby="revision" className={styles.review}>
        <h2 id="revision">Revisión</h2>
        {result.questions.some(({ key }) => key === null) && (
          <p className={styles.lead}>{untoldKeyText(exam.keyTelling)}</p>
        )}
        <ol className={styles.questions}>
          {result.questions.map((question, index) => (
            <li key={question.id}>
              <ReviewedQuestion question={question} number={index + 1} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** What was graded of an attempt that time ended. */
const ranOutEnds: Readonly<Record<ClosedResult['closedBy'], string>> = {
  submitted: 'se entregó lo que habías respondido.',
  'timed-out': 'se calificó lo que estaba guardado.',
};

function outcomeText(result: ClosedResult, passMark: string): string {
  const right = result.questions.filter(({ right: isRight }) => isRight).length;
  const all = result.questions.length;
  return `Respondiste bien ${right} de ${questionsText(all)}. Se aprueba con ${passMark}.`;
}
