import { observer } from 'mobx-react-lite';
import { type EditedExam, type EditedQuestion, questionField } from '#domain/exams/exams-content.ts';
import { isQuestionKind, kindsOfQuestion, questionKinds } from '#domain/exams/question-kinds.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { errorOf } from '#ui/school/staff/products/editor/part-form.tsx';
import { answersFor, type ExamDesk } from './exam-desk.ts';
import { AcceptedWords, WrittenOptions } from './question-answers.tsx';
import { FiguresOfQuestion } from './question-figures.tsx';
import { QuestionPicture } from './question-picture.tsx';
import styles from './exams.module.css';

interface QuestionEditorProps {
  readonly desk: ExamDesk;
  readonly exam: EditedExam;
  readonly question: EditedQuestion;
  /** Its place, from 1. */
  readonly number: number;
}

/** A question while it is written, and how it has done so far. */
export const QuestionEditor = observer(function QuestionEditor({ desk, exam, question, number }: QuestionEditorProps) {
  const { id, kind } = question;
  const change = (changes: Partial<EditedQuestion>) => desk.changeQuestion(exam, id, changes);
  const error = (field: string) => errorOf(desk.lacks, questionField(id, field));
  const Answers = kindsOfQuestion[kind].keyIs === 'words' ? AcceptedWords : WrittenOptions;
  return (
    <div className={styles.editor} role="group" aria-label={`Pregunta ${number}`}>
      <div className={styles.fields}>
        <TextArea
          id={questionField(id)}
          label="Pregunta"
          rows={3}
          value={question.text}
          error={error('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <FormRow>
          <SelectField
            label="Tipo"
            value={kind}
            onChange={({ target: { value } }) => {
              if (isQuestionKind(value)) change({ kind: value, ...answersFor(value, question.options) });
            }}
          >
            {questionKinds.map((each) => (
              <option key={each} value={each}>
                {kindsOfQuestion[each].name}
              </option>
            ))}
          </SelectField>
          <TextField
            id={questionField(id, 'points')}
            label="Puntos"
            inputMode="numeric"
            value={question.points}
            error={error('points')}
            onChange={({ target }) => change({ points: target.value })}
          />
        </FormRow>
        <Answers question={question} change={change} error={error('options') ?? error('key')} />
        <QuestionPicture desk={desk} question={question} change={change} error={error('image')} />
        <TextArea
          id={questionField(id, 'reason')}
          label="Por qué es así"
          optional
          hint="Se muestra con la respuesta correcta, después del intento."
          rows={2}
          value={question.reason}
          error={error('reason')}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <div>
          <Button
            size="small"
            look="quiet"
            aria-label={`Quitar la pregunta ${number}`}
            onClick={() => desk.removeQuestion(exam, id)}
          >
            Quitar la pregunta
          </Button>
        </div>
      </div>
      <FiguresOfQuestion figures={desk.figuresOf(question)} />
    </div>
  );
});
