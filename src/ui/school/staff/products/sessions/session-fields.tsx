import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductChoices } from '#application/read-models/office/products/edited-product.ts';
import { type EditedSession, sessionField, sessionLimits } from '#domain/learning/seminars/sessions-content.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { DayField } from '#ui/kit/forms/day-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import { SessionTeachers } from './session-teachers.tsx';

interface SessionProps {
  readonly session: EditedSession;
  /** From 1. */
  readonly number: number;
  readonly lacks: readonly Lack[];
  readonly staff: ProductChoices['staff'];
  /** Where its attendance is marked; null: it is not published. */
  readonly list: string | null;
  readonly onChange: (changes: Partial<EditedSession>) => void;
  readonly onRemove: () => void;
}

/** One session of a seminar: when, where, for how many, by whom. */
export function SessionFields({ session, number, lacks, staff, list, onChange, onRemove }: SessionProps) {
  const field = (name: Exclude<keyof EditedSession, 'id' | 'staffIds'>) => ({
    id: sessionField(session.id, name),
    value: session[name],
    error: errorOf(lacks, sessionField(session.id, name)),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [name]: target.value }),
  });
  return (
    <PartGroup
      title={`Sesión ${number}`}
      {...(list !== null && { hint: <AttendanceLink to={list} number={number} /> })}
    >
      <FormRow>
        <DayField {...field('startsAt')} withHour label="Día y hora de Lima" />
        <TextField {...field('minutes')} inputMode="numeric" label="Duración en minutos" />
      </FormRow>
      <FormRow>
        <TextField
          {...field('title')}
          label="De qué trata"
          optional
          maxLength={sessionLimits.title}
          hint="Si el seminario tiene varias."
        />
        <TextField
          {...field('capacity')}
          inputMode="numeric"
          label="Aforo"
          optional
          hint="Personas que caben: se vende hasta llenarlo."
        />
      </FormRow>
      <FormRow>
        <TextField
          {...field('place')}
          label="Lugar"
          optional
          maxLength={sessionLimits.place}
          hint="Si es presencial."
        />
        <TextField
          {...field('room')}
          type="url"
          inputMode="url"
          label="Enlace propio"
          optional
          hint="Si no es la sala de todas."
        />
      </FormRow>
      <SessionTeachers
        id={sessionField(session.id, 'staffIds')}
        number={number}
        staffIds={session.staffIds}
        staff={staff}
        error={errorOf(lacks, sessionField(session.id, 'staffIds'))}
        onChange={(staffIds) => onChange({ staffIds })}
      />
      <TextField
        {...field('recording')}
        type="url"
        inputMode="url"
        label="Enlace de la grabación"
        optional
        hint="Cuando la sesión termine; lo ven las personas inscritas."
      />
      <Removal number={number} onRemove={onRemove} />
    </PartGroup>
  );
}

function Removal({ number, onRemove }: Pick<SessionProps, 'number' | 'onRemove'>) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        Quitar la sesión {number}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`¿Quitar la sesión ${number}?`}
        confirmLabel="Quitar"
        cancelLabel="Conservarla"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onRemove}
      >
        <p>Se quita del borrador. Quien está inscrito se entera por correo cuando publiques.</p>
      </ConfirmDialog>
    </div>
  );
}

function AttendanceLink({ to, number }: { readonly to: string; readonly number: number }) {
  return (
    <Link to={to} aria-label={`Asistencia a la sesión ${number}`}>
      Asistencia
    </Link>
  );
}
