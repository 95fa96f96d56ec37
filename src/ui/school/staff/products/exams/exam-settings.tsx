import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { KeyTelling } from '#domain/exams/exam.ts';
import { type EditedExam, examField } from '#domain/exams/exams-content.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { errorOf, PartGroup } from '#ui/school/staff/products/editor/part-form.tsx';
import type { ExamDesk } from './exam-desk.ts';

const tellings: Readonly<Record<KeyTelling, string>> = {
  'once-passed': 'Al aprobar, o cuando ya no se vende',
  'once-closed': 'Al entregar',
  never: 'Nunca',
};

interface SettingsProps {
  readonly desk: ExamDesk;
  readonly exam: EditedExam;
}

/** What an exam is called and how it is taken (EXAM-1). */
export const SettingsOfExam = observer(function SettingsOfExam({ desk, exam }: SettingsProps) {
  const change = (changes: Partial<EditedExam>) => desk.changeExam(exam.id, changes);
  const field = (name: 'passMark' | 'attemptsADay' | 'minutes' | 'draws') => ({
    id: examField(exam.id, name),
    value: exam[name],
    error: errorOf(desk.lacks, examField(exam.id, name)),
    inputMode: 'decimal' as const,
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  return (
    <PartGroup title="Reglas" hint="Quien ya empezó un intento sigue con las reglas y las preguntas con que empezó.">
      <FormRow>
        <TextField
          id={examField(exam.id, 'title')}
          label="Título"
          value={exam.title}
          error={errorOf(desk.lacks, examField(exam.id, 'title'))}
          onChange={({ target }) => change({ title: target.value })}
        />
        <ModuleField desk={desk} exam={exam} />
      </FormRow>
      <FormRow>
        <TextField {...field('passMark')} label="Nota para aprobar" hint="Sobre 20." />
        <TextField {...field('attemptsADay')} label="Intentos por día" hint="A cada estudiante." />
      </FormRow>
      <FormRow>
        <TextField {...field('minutes')} label="Minutos" hint="Lo que dura un intento." />
        <TextField
          {...field('draws')}
          label="Preguntas por intento"
          optional
          hint="Al azar, distintas en cada intento. En blanco, salen todas."
        />
      </FormRow>
      <SelectField
        label="Cuándo se muestran las respuestas correctas y sus razones"
        value={exam.keyTelling}
        onChange={({ target }) => {
          const telling = Object.keys(tellings).find((each) => each === target.value);
          if (telling !== undefined) change({ keyTelling: telling as KeyTelling });
        }}
      >
        {Object.entries(tellings).map(([telling, text]) => (
          <option key={telling} value={telling}>
            {text}
          </option>
        ))}
      </SelectField>
      <Removal desk={desk} exam={exam} />
    </PartGroup>
  );
});

const ModuleField = observer(function ModuleField({ desk, exam }: SettingsProps) {
  const name = (id: EditedExam['moduleId']): string => (id === null ? '' : `${typeof id} ${id}`);
  const isKnown = exam.moduleId === null || desk.modules.some(({ id }) => id === exam.moduleId);
  return (
    <SelectField
      id={examField(exam.id, 'module')}
      label="De qué es"
      value={name(exam.moduleId)}
      error={errorOf(desk.lacks, examField(exam.id, 'module'))}
      onChange={({ target }) => {
        const module = desk.modules.find(({ id }) => name(id) === target.value);
        desk.changeExam(exam.id, { moduleId: module?.id ?? null });
      }}
    >
      <option value="">Todo el contenido (general)</option>
      {!isKnown && <option value={name(exam.moduleId)}>{desk.nameOf(exam)}</option>}
      {desk.modules.map(({ id, title }) => (
        <option key={name(id)} value={name(id)}>
          Módulo: {title === '' ? 'sin título' : title}
        </option>
      ))}
    </SelectField>
  );
});

function Removal({ desk, exam }: SettingsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        Quitar este examen
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Quitar este examen?"
        confirmLabel="Quitar"
        cancelLabel="Conservarlo"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => desk.removeExam(exam.id)}
      >
        <p>
          Se quita del borrador con sus preguntas. Los estudiantes lo dejan de ver cuando publiques, y conservan sus
          resultados.
        </p>
      </ConfirmDialog>
    </div>
  );
}
