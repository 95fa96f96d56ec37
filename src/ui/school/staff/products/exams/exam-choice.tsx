import { observer } from 'mobx-react-lite';
import { type EditedId, examField } from '#domain/exams/exams-content.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { focusNow } from '#ui/school/staff/products/editor/focus-soon.ts';
import { PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import type { ExamDesk } from './exam-desk.ts';
import styles from './exams.module.css';

interface ChoiceProps {
  readonly desk: ExamDesk;
  readonly mayEdit: boolean;
}

/** The exams of the product, which of them is on the desk, and a further one. */
export const ExamChoice = observer(function ExamChoice({ desk, mayEdit }: ChoiceProps) {
  const { exams, exam, freeModules, hasGeneral } = desk;
  const add = (moduleId: EditedId | null) => {
    desk.addExam(moduleId);
    if (desk.exam !== null) focusNow(examField(desk.exam.id, 'title'));
  };
  return (
    <PartGroup title="Exámenes" hint="Uno general y, si quieres, uno por módulo.">
      {exams.length > 0 && (
        <ul className={styles.exams} aria-label="Exámenes del producto">
          {exams.map((each) => (
            <li key={each.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={each.id === exam?.id}
                onClick={() => desk.choose(each.id)}
              >
                <span>{desk.nameOf(each)}</span>
                <span className={styles.count}>
                  {each.questions.length} {each.questions.length === 1 ? 'pregunta' : 'preguntas'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (!hasGeneral || freeModules.length > 0) && (
        <div className={styles.further}>
          {!hasGeneral && (
            <Button size="small" onClick={() => add(null)}>
              Agregar el examen general
            </Button>
          )}
          {freeModules.length > 0 && (
            <SelectField
              label="Agregar el examen de un módulo"
              value=""
              onChange={({ target }) => {
                const module = freeModules.find(({ id }) => `${typeof id} ${id}` === target.value);
                if (module !== undefined) add(module.id);
              }}
            >
              <option value="">Elige…</option>
              {freeModules.map(({ id, title }) => (
                <option key={id} value={`${typeof id} ${id}`}>
                  {title === '' ? 'Sin título' : title}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
    </PartGroup>
  );
});
