import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { longest } from '#domain/support/message-fields.ts';
import type { SupportDraft } from '#domain/support/support-request.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions, FormRow } from '#ui/kit/forms/form.tsx';
import { SelectField } from '#ui/kit/forms/select-field.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import { TextField } from '#ui/kit/forms/text-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { ImageField } from './image-field.tsx';
import { ProblemPicker } from './problem-picker.tsx';
import type { SupportStore } from './support-store.ts';
import styles from './support-form.module.css';

/** What the radio reveals. */
export const SupportForm = observer(function SupportForm({ store }: { store: SupportStore }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send();
    const [first] = Object.keys(store.faults);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name='${first}']`)?.focus();
  };
  const field = (name: keyof SupportDraft) => ({
    name,
    value: store.draft[name],
    error: store.faults[name],
    disabled: store.known.has(name),
    maxLength: longest[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => store.write(name, event.currentTarget.value),
  });
  return (
    <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormRow>
        <TextField label="Nombres" autoComplete="given-name" {...field('givenNames')} />
        <TextField label="Apellidos" autoComplete="family-name" {...field('surnames')} />
      </FormRow>
      <FormRow>
        <TextField label="Correo" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <TextField label="Celular" type="tel" inputMode="numeric" autoComplete="tel-national" {...field('phone')} />
      </FormRow>
      <ProblemPicker picked={store.picked} onPick={(picked) => store.pick(picked)} error={store.faults.problem} />
      <SelectField
        label="Tipo de usuario"
        name="userType"
        value={store.draft.userType}
        error={store.faults.userType}
        required
        onChange={(event) => store.write('userType', event.currentTarget.value)}
      >
        <option value="">Elige una opción</option>
        {store.userTypes?.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </SelectField>
      {store.userTypes === null && (
        <Notice kind="error" live>
          <p>No pudimos traer los tipos de usuario. Lo que escribiste sigue aquí.</p>
          <Button size="small" onClick={() => void store.loadUserTypes()}>
            Intentar de nuevo
          </Button>
        </Notice>
      )}
      <TextField label="Asunto" {...field('subject')} />
      <TextArea label="Descripción" rows={5} {...field('text')} />
      <ImageField store={store} />
      <CaptchaField store={store.captcha} error={store.faults.captcha} />
      {store.failure !== null && (
        <Notice kind="error" live>
          {store.failure}
        </Notice>
      )}
      <FormActions>
        <Button type="submit" look="primary" busy={store.state === 'sending' && 'Enviando…'}>
          Enviar reporte del problema
        </Button>
      </FormActions>
    </Form>
  );
});
