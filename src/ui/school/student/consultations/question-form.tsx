import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { LONGEST_QUESTION } from '#domain/learning/consultation.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import type { ConsultationsStore } from './consultations-store.ts';
import styles from './question-form.module.css';

/** Where a question is written. What was typed stays until it was sent. */
export const QuestionForm = observer(function QuestionForm({
  store,
  isOwnCase,
}: {
  store: ConsultationsStore;
  /** Whether only the school reads it. */
  isOwnCase: boolean;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send();
    if (store.problem !== null) field.current?.focus();
  };
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <h2>Haz una consulta</h2>
      <TextArea
        ref={field}
        name="question"
        label="Tu consulta"
        hint={`${isOwnCase ? 'La leen solo tú y quienes te atienden. Te responden aquí y te avisamos por correo.' : 'El docente te responde aquí y te avisamos por correo. La leen también, con su respuesta, quienes tienen el contenido.'} Hasta ${LONGEST_QUESTION} caracteres.`}
        rows={6}
        value={store.draft.text}
        {...(store.problem !== null && { error: store.problem })}
        onChange={(event) => store.write(event.currentTarget.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.isSending && 'Enviando…'}>
          Enviar consulta
        </Button>
      </FormActions>
      {store.wasSent && (
        <Notice kind="success" live>
          Recibimos tu consulta. Verás la respuesta en esta página.
        </Notice>
      )}
    </Form>
  );
});
