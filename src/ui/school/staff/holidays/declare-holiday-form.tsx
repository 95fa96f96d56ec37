import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { longestHolidayNorm } from '#domain/complaints/declared-holiday.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { RadioGroup } from '#ui/kit/forms/radio-group.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { HolidaysStore } from './holidays-store.ts';
import styles from './declare-holiday-form.module.css';

/** Declares a day against the national calendar. */
export const DeclareHolidayForm = observer(function DeclareHolidayForm() {
  const store = useService(HolidaysStore);
  const form = useRef<HTMLFormElement>(null);
  const { fields, problem } = store;
  const [day, norm] = [store.errorOf('day'), store.errorOf('norm')];
  useWrongField(form, problem);
  return (
    <Form
      ref={form}
      className={styles.form}
      aria-label="Agregar un día"
      onSubmit={(event) => {
        event.preventDefault();
        void store.declare();
      }}
    >
      {problem !== null && day === null && norm === null && (
        <Notice kind="error" title="No se guardó" live>
          <p>{problem.text}</p>
        </Notice>
      )}
      <DayField
        name="day"
        label="Día"
        value={fields.day}
        error={day}
        onChange={({ target }) => store.write({ day: target.value })}
      />
      <RadioGroup
        name="kind"
        label="Qué es ese día"
        value={fields.isHoliday ? 'holiday' : 'working'}
        onChange={(kind) => store.write({ isHoliday: kind === 'holiday' })}
        options={[
          { value: 'holiday', label: 'Feriado o día no laborable', hint: 'No cuenta como día hábil.' },
          { value: 'working', label: 'Se trabaja', hint: 'Deja de ser feriado: cuenta como día hábil.' },
        ]}
      />
      <TextField
        name="norm"
        label="Norma que lo dice"
        hint="El decreto o la ley, con su número."
        maxLength={longestHolidayNorm}
        value={fields.norm}
        error={norm}
        onChange={({ target }) => store.write({ norm: target.value })}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.busy === 'new' && 'Guardando…'}>
          Agregar día
        </Button>
      </FormActions>
    </Form>
  );
});
