import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { type EditedExam, type EditedQuestion, examField, questionField } from '#domain/exams/exams-content.ts';
import { kindsOfQuestion, type QuestionKind, questionKinds } from '#domain/exams/question-kinds.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { PlaceButtons } from '#ui/kit/controls/place-buttons.tsx';
import { Badge } from '#ui/kit/layout/badge.tsx';
import { errorOf, EditableFields } from '#ui/school/staff/products/editor/part-form.tsx';
import { focusNow } from '#ui/school/staff/products/editor/focus-soon.ts';
import { emptyDraft, type ExamDesk } from './exam-desk.ts';
import { QuestionEditor } from './question-editor.tsx';
import { FilesOfBank } from './question-files.tsx';
import { TryOut } from './try-out.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './exams.module.css';

interface BankProps {
  readonly desk: ExamDesk;
  readonly exam: EditedExam;
  readonly mayEdit: boolean;
}

/** The questions of an exam in their order; one of them is open to be written. */
export const Bank = observer(function Bank({ desk, exam, mayEdit }: BankProps) {
  const [onlyBad, setOnlyBad] = useState(false);
  const { questions } = exam;
  const isBad = (question: EditedQuestion) => desk.figuresOf(question)?.isBad === true;
  const bad = questions.filter(isBad).length;
  const problem = errorOf(desk.lacks, examField(exam.id, 'questions'));
  const add = (kind: QuestionKind) => {
    desk.addQuestions(exam, [emptyDraft(kind)]);
    if (desk.openQuestion !== null) focusNow(questionField(desk.openQuestion));
  };
  return (
    <section className={styles.bank} aria-labelledby="banco">
      <header className={styles.bankHead}>
        <h2 id="banco" className={styles.bankTitle}>
          Banco de preguntas <span className={styles.count}>{questions.length}</span>
        </h2>
        <div className={styles.actions}>
          {bad > 0 && (
            <Button size="small" look="quiet" aria-pressed={onlyBad} onClick={() => setOnlyBad(!onlyBad)}>
              {onlyBad ? 'Ver todas' : `Ver solo las por revisar (${bad})`}
            </Button>
          )}
          <TryOut desk={desk} exam={exam} />
        </div>
      </header>
      <p id={examField(exam.id, 'questions')} tabIndex={-1} className={styles.problem}>
        {problem}
      </p>
      {questions.length > 0 && (
        <ol className={styles.questions} aria-label="Preguntas">
          {questions.map((question, place) =>
            onlyBad && !isBad(question) ? null : (
              <QuestionRow
                key={question.id}
                desk={desk}
                exam={exam}
                mayEdit={mayEdit}
                question={question}
                place={place}
              />
            ),
          )}
        </ol>
      )}
      {mayEdit && (
        <div className={styles.adds} role="group" aria-label="Agregar una pregunta">
          <span className={styles.addsTitle}>Agregar:</span>
          {questionKinds.map((kind) => (
            <Button key={kind} size="small" onClick={() => add(kind)}>
              {kindsOfQuestion[kind].name}
            </Button>
          ))}
        </div>
      )}
      <FilesOfBank desk={desk} exam={exam} mayEdit={mayEdit} />
    </section>
  );
});

interface RowProps extends BankProps {
  readonly question: EditedQuestion;
  /** From 0. */
  readonly place: number;
}

const QuestionRow = observer(function QuestionRow(props: RowProps) {
  const { desk, exam, mayEdit, question, place } = props;
  const { id, kind, text } = question;
  const isOpen = desk.openQuestion === id;
  const number = place + 1;
  const lacking = desk.lacks.some(({ field }) => field.startsWith(questionField(id, '')));
  return (
    <li className={styles.question} data-open={isOpen || undefined}>
      <div className={styles.row}>
        <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => desk.toggle(id)}>
          <span className={styles.number}>
            <VisuallyHidden>Pregunta </VisuallyHidden>
            {number}
          </span>{' '}
          <span className={styles.text}>{text === '' ? 'Sin texto' : text}</span>
        </button>
        <span className={styles.marks}>
          {lacking && <Badge kind="danger">Falta algo</Badge>}
          {desk.figuresOf(question)?.isBad === true && <Badge kind="warning">Por revisar</Badge>}
          <span className={styles.kind}>
            {kindsOfQuestion[kind].name} · {question.points} {question.points === '1' ? 'punto' : 'puntos'}
          </span>
        </span>
        {mayEdit && (
          <span className={styles.moves}>
            <PlaceButtons
              name={`la pregunta ${number}`}
              isFirst={place === 0}
              isLast={place === exam.questions.length - 1}
              onMove={(step) => desk.moveQuestion(exam, id, step)}
            />
          </span>
        )}
      </div>
      {isOpen && (
        <EditableFields mayEdit={mayEdit}>
          <QuestionEditor desk={desk} exam={exam} question={question} number={number} />
        </EditableFields>
      )}
    </li>
  );
});
