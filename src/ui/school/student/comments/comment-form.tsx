import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import type { CommentsStore } from './comments-store.ts';

const doneTexts = {
  written: 'Tu comentario está publicado.',
  changed: 'Guardamos el cambio.',
  removed: 'Eliminamos tu comentario.',
} as const;

/** Where a comment is written. What was typed stays until it was sent. */
export const CommentForm = observer(function CommentForm({ store }: { store: CommentsStore }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send();
    if (store.problem !== null) field.current?.focus();
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextArea
        ref={field}
        name="comment"
        label="Tu comentario"
        hint="Lo lee quien también tiene este contenido. Firmas con tu nombre y la inicial de tu apellido."
        rows={3}
        value={store.draft.text}
        {...(store.problem !== null && { error: store.problem })}
        onChange={(event) => store.write(event.currentTarget.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={store.isSending && 'Enviando…'}>
          Publicar comentario
        </Button>
      </FormActions>
      {store.done !== null && (
        <Notice kind="success" live>
          {doneTexts[store.done]}
        </Notice>
      )}
    </Form>
  );
});
