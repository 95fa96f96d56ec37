import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useRef } from 'react';
import { longestAppointmentPlace, type TypedAppointment } from '#domain/learning/consultancies/appointment.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { useWrongField } from '#ui/kit/forms/led-focus.ts';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import styles from './consultancies-page.module.css';
import { comingOf, ConsultanciesStore } from './consultancies-store.ts';

/** Asks for the day, the hour and the place of a consultancy. */
export const AppointmentDialog = observer(function AppointmentDialog() {
  const store = useService(ConsultanciesStore);
  const { open, typed, problem, isBusy } = store;
  const form = useRef<HTMLFormElement>(null);
  useWrongField(form, problem);
  const field = (name: keyof TypedAppointment) => ({
    name,
    value: typed[name],
    error: problem?.field === name ? problem.text : null,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => store.write({ [name]: target.value }),
  });
  const isNew = open === null || comingOf(open) === null;
  return (
    <Dialog open={open !== null} onClose={() => store.leave()} title={isNew ? 'Agendar una cita' : 'Cambiar la cita'}>
      <p className={styles.intro}>
        «{open?.title}» de {open?.buyer.name}. Recibe un correo con el archivo para su calendario.
      </p>
      <Form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void store.send();
        }}
      >
        <FormRow>
          <DayField {...field('startsAt')} withHour label="Día y hora de Lima" data-autofocus />
          <TextField {...field('minutes')} inputMode="numeric" label="Duración en minutos" />
        </FormRow>
        <TextField
          {...field('room')}
          type="url"
          inputMode="url"
          label="Enlace de la sala"
          optional
          hint="Si es en línea. Solo lo ve quien la compró."
        />
        <TextField
          {...field('place')}
          label="Lugar"
          optional
          maxLength={longestAppointmentPlace}
          hint="Si es presencial."
        />
        {problem !== null && problem.field === null && (
          <Notice kind="error" title="No se guardó" live>
            <p>{problem.text}</p>
          </Notice>
        )}
        <FormActions>
          <Button type="submit" look="primary" busy={isBusy && 'Guardando…'}>
            {isNew ? 'Agendar' : 'Guardar el cambio'}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => store.leave()}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
});
