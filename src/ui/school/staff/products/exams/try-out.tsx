import { useEffect, useRef, useState } from 'react';
import { ExamMakingApi } from '#application/browser/exams/ports/exam-making-api.ts';
import type { ReviewedAnswer } from '#application/read-models/exams/attempt-review.ts';
import { countAnswered } from '#domain/exams/answers.ts';
import { formatTimeLeft } from '#domain/exams/deadline.ts';
import { drawQuestions } from '#domain/exams/draw.ts';
import { type Answers, formatGrade, type KeyedQuestion } from '#domain/exams/exam.ts';
import { questionDraftOf, type EditedExam, type ExamTerms, rulesOf } from '#domain/exams/exams-content.ts';
import { gradeAnswers, isRight } from '#domain/exams/grading.ts';
import { draftFaults } from '#domain/exams/question-draft.ts';
import { kindsOfQuestion } from '#domain/exams/question-kinds.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { QuestionView } from '#ui/school/student/exam/question-view.tsx';
import { ReviewedQuestion } from '#ui/school/student/exam/reviewed-question.tsx';
import type { ExamDesk } from './exam-desk.ts';
import styles from './exams.module.css';

/** An exam as one student would be asked it. */
interface Trial {
  readonly rules: ExamTerms;
  readonly questions: readonly KeyedQuestion[];
}

/** Takes the exam as a student would, as it is on the desk. Nothing of it leaves this page, and nothing of it stays. */
export function TryOut({ desk, exam }: { desk: ExamDesk; exam: EditedExam }) {
  const api = useService(ExamMakingApi);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [busy, setBusy] = useState(false);
  const rules = rulesOf(exam);
  const isWhole =
    rules !== null &&
    exam.questions.length > 0 &&
    exam.questions.every((each) => draftFaults(questionDraftOf(each)).length === 0);
  const begin = async () => {
    if (rules === null) return;
    setBusy(true);
    // Numbers of this trial alone: new questions have none yet.
    const bank = exam.questions.map((question, index): KeyedQuestion => ({
      ...questionDraftOf(question),
      id: index + 1,
    }));
    const drawn = drawQuestions(bank, { seed: crypto.randomUUID(), count: rules.draws });
    const questions = await Promise.all(
      drawn.map(async (question) => {
        const { image } = question;
        const found = image === null ? null : await api.addressOf(desk.productId, image.source);
        return image !== null && found?.ok === true
          ? { ...question, image: { ...image, source: found.value.address } }
          : question;
      }),
    );
    setBusy(false);
    setTrial({ rules, questions });
  };
  return (
    <>
      <Button
        size="small"
        disabled={!isWhole}
        title={isWhole ? undefined : 'Primero completa lo que falta'}
        busy={busy && 'Preparando…'}
        onClick={() => void begin()}
      >
        Probar como estudiante
      </Button>
      <Dialog
        open={trial !== null}
        size="large"
        dismissible={false}
        title={`Prueba: ${exam.title}`}
        onClose={() => setTrial(null)}
      >
        {trial !== null && <Sitting trial={trial} onLeave={() => setTrial(null)} />}
      </Dialog>
    </>
  );
}

function Sitting({ trial, onLeave }: { trial: Trial; onLeave: () => void }) {
  const { questions, rules } = trial;
  const [answers, setAnswers] = useState<Answers>({});
  const [current, setCurrent] = useState(0);
  const [isOver, setOver] = useState(false);
  const seconds = useSecondsLeft(rules.minutes * 60, isOver, () => setOver(true));
  const asked = useRef<HTMLFieldSetElement>(null);
  const go = (place: number) => {
    setCurrent(place);
    asked.current?.focus();
  };
  const question = questions[current];
  if (isOver || question === undefined) return <Outcome trial={trial} answers={answers} onLeave={onLeave} />;
  return (
    <div className={styles.trial}>
      <p className={styles.trialState}>
        <span>
          {countAnswered(questions, answers)} de {questions.length} respondidas
        </span>
        <span role="timer" aria-label="Tiempo restante">
          {formatTimeLeft(seconds)}
        </span>
      </p>
      <QuestionView
        key={question.id}
        ref={asked}
        question={question}
        number={current + 1}
        total={questions.length}
        answers={answers}
        disabled={false}
        onAnswer={(given) => setAnswers({ ...answers, [String(question.id)]: given })}
      />
      <div className={styles.actions}>
        <Button disabled={current === 0} onClick={() => go(current - 1)}>
          Anterior
        </Button>
        {current < questions.length - 1 && (
          <Button look="primary" onClick={() => go(current + 1)}>
            Siguiente
          </Button>
        )}
        <Button look={current < questions.length - 1 ? 'secondary' : 'primary'} onClick={() => setOver(true)}>
          Entregar
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Dejar la prueba
        </Button>
      </div>
    </div>
  );
}

function Outcome({ trial, answers, onLeave }: { trial: Trial; answers: Answers; onLeave: () => void }) {
  const { questions, rules } = trial;
  const given = (question: KeyedQuestion) => normal(question, answers);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  const all = Object.fromEntries(questions.map((question) => [String(question.id), given(question)]));
  const { grade, passed, points, maxPoints } = gradeAnswers(questions, all, rules.passMark);
  return (
    <div className={styles.trial}>
      <p ref={told} tabIndex={-1} role="status" className={styles.outcome}>
        <strong>{formatGrade(grade)}</strong> de 20: {points} de {maxPoints} puntos.{' '}
        {passed ? 'Aprobaría' : 'No aprobaría'} (se aprueba con {formatGrade(rules.passMark)}).
      </p>
      <ol className={styles.reviewed}>
        {questions.map((question, index) => {
          const reviewed: ReviewedAnswer = {
            ...question,
            given: given(question),
            right: isRight(question, given(question)),
          };
          return (
            <li key={question.id}>
              <ReviewedQuestion question={reviewed} number={index + 1} />
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <Button look="primary" onClick={onLeave}>
          Terminar la prueba
        </Button>
      </div>
    </div>
  );
}

/** An answer as the school would take it. */
function normal(question: KeyedQuestion, answers: Answers): readonly string[] {
  const answer = kindsOfQuestion[question.kind].normalise(question, answers[String(question.id)] ?? []);
  return answer.ok ? answer.value : [];
}

/** Counts down as long as it is not over. */
function useSecondsLeft(seconds: number, isOver: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    if (left <= 0 && !isOver) onEnd();
  }, [left, isOver, onEnd]);
  return Math.max(0, left);
}
