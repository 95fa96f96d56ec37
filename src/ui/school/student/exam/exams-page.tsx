import { Link } from 'react-router-dom';
import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { ExamOverview, ExamsOfContent } from '#application/read-models/exams/exam-overview.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import type { Services } from '#ui/kit/layout/services.tsx';
import { EmptyState } from '#ui/kit/feedback/states.tsx';
import { TitleText } from '#ui/kit/layout/title-text.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import { type LoadArgs, needed, type PageMeta, useLoaded } from '#ui/school/boot/page-module.ts';
import { ContentFrame } from '#ui/school/student/learning/content-frame.tsx';
import { NotOwned, type Owned, owned } from '#ui/school/student/learning/ownership.tsx';
import { shortDayText } from '#ui/school/student/learning/texts.ts';
import styles from './exams-page.module.css';
import { attemptsText, examStateText, minutesText, questionsText, resultPath, retryText, startPath } from './texts.ts';

interface Loaded {
  readonly outline: ContentOutline;
  readonly found: ExamsOfContent;
}

export async function load(services: Services, { params }: LoadArgs): Promise<Owned<Loaded>> {
  const slug = params['slug'] ?? '';
  const [outline, found] = await Promise.all([
    services.get(LearningApi).outline(slug),
    services.get(ExamApi).ofContent(slug),
  ]);
  const content = owned(outline, slug);
  if (!content.owned) return content;
  return { owned: true, value: { outline: content.value, found: needed(found) } };
}

export function meta(loaded: Owned<Loaded>): PageMeta {
  const title = loaded.owned ? `Exámenes de ${loaded.value.outline.title}` : loaded.title;
  return { title, description: '', hidden: true };
}

/** The exams of a content: what each asks, how the student stands, and the way in. Source: LEARN-1, EXAM-4. */
export function Component() {
  const loaded = useLoaded<typeof load>();
  return loaded.owned ? <Exams {...loaded.value} /> : <NotOwned {...loaded} />;
}

function Exams({ outline, found: { content, exams, moduleExamsPassed } }: Loaded) {
  const modular = exams.filter((exam) => exam.kind === 'module');
  const general = exams.filter((exam) => exam.kind === 'general');
  const next = exams.find(({ passed, canStart, openAttemptId }) => openAttemptId !== null || (canStart && !passed));
  return (
    <ContentFrame content={outline}>
      <div className={styles.page}>
        {exams.length === 0 && (
          <EmptyState icon="graduation" title="Este contenido no tiene exámenes">
            <p>Tu certificado de participación se emite al completar todas las clases.</p>
          </EmptyState>
        )}
        {modular.length > 0 && (
          <section aria-labelledby="examenes-modulo">
            <div className={styles.heading}>
              <h2 id="examenes-modulo">Por módulo</h2>
              {moduleExamsPassed && (
                <Badge kind="success" icon="check">
                  Todos aprobados
                </Badge>
              )}
            </div>
            <ExamList slug={content.slug} exams={modular} next={next} />
          </section>
        )}
        {general.length > 0 && (
          <section aria-labelledby="examen-general">
            <h2 id="examen-general">General</h2>
            <ExamList slug={content.slug} exams={general} next={next} />
          </section>
        )}
      </div>
    </ContentFrame>
  );
}

interface Listed {
  readonly slug: string;
  readonly exams: readonly ExamOverview[];
  /** The one to take now: its button alone is emphasised. */
  readonly next: ExamOverview | undefined;
}

function ExamList({ slug, exams, next }: Listed) {
  return (
    <ul className={styles.list}>
      {exams.map((exam) => (
        <li key={exam.id} className={styles.exam}>
          <ExamRow slug={slug} exam={exam} isNext={exam === next} />
        </li>
      ))}
    </ul>
  );
}

interface ExamProps {
  readonly slug: string;
  readonly exam: ExamOverview;
}

function ExamRow({ slug, exam, isNext }: ExamProps & { isNext: boolean }) {
  const state = examStateText(exam);
  const retry = retryText(exam);
  return (
    <>
      <div>
        {exam.moduleTitle !== null && <p className={styles.module}>{exam.moduleTitle}</p>}
        <h3>
          <TitleText text={exam.title} />
        </h3>
        <p className={styles.facts}>
          {questionsText(exam.questionCount)} · {minutesText(exam.minutes)} · se aprueba con {exam.passMark}
        </p>
        {!exam.passed && <p className={styles.facts}>{attemptsText(exam)}</p>}
        {exam.bestGrade !== null && retry !== null && !retry.isOpen && <p className={styles.facts}>{retry.text}</p>}
      </div>
      <div className={styles.tally}>
        <Badge kind={state.kind}>{state.text}</Badge>
        {exam.bestGrade !== null && (
          <p className={styles.grade} data-numbers>
            <strong>{exam.bestGrade}</strong> <span>de 20</span>
          </p>
        )}
      </div>
      <ExamActions slug={slug} exam={exam} isNext={isNext} />
      {exam.closedAttempts.length > 1 && <History slug={slug} exam={exam} />}
    </>
  );
}

function History({ slug, exam }: ExamProps) {
  return (
    <details className={styles.history}>
      <summary>
        Intentos anteriores<VisuallyHidden>: {exam.title}</VisuallyHidden> <Icon name="chevron-down" />
      </summary>
      <ol>
        {exam.closedAttempts.map(({ id, grade, passed, closedAt }) => (
          <li key={id}>
            <Link to={resultPath(slug, id)}>{shortDayText(closedAt)}</Link>: {grade} de 20,{' '}
            {passed ? 'aprobado' : 'no alcanzó'}
          </li>
        ))}
      </ol>
    </details>
  );
}

function ExamActions({ slug, exam, isNext }: ExamProps & { isNext: boolean }) {
  const look = isNext ? 'primary' : 'secondary';
  const start = startPath(slug, exam);
  const wasTaken = exam.bestGrade !== null;
  const { lastClosedAttemptId } = exam;
  return (
    <div className={styles.actions}>
      {exam.openAttemptId !== null && (
        <LinkButton look={look} to={start}>
          Continuar el intento
        </LinkButton>
      )}
      {exam.openAttemptId === null && exam.canStart && (
        <LinkButton look={look} to={start}>
          {wasTaken ? 'Rendir otra vez' : 'Rendir el examen'}
          <VisuallyHidden>: {exam.title}</VisuallyHidden>
        </LinkButton>
      )}
      {lastClosedAttemptId !== null && (
        <LinkButton to={resultPath(slug, lastClosedAttemptId)}>
          Ver el resultado<VisuallyHidden>: {exam.title}</VisuallyHidden>
        </LinkButton>
      )}
    </div>
  );
}
