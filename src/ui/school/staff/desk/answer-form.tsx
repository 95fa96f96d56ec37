import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { Form, FormActions } from '#ui/kit/forms/form.tsx';
import { TextArea } from '#ui/kit/forms/text-area.tsx';
import styles from './written-row.module.css';

interface AnswerFormProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
  readonly value: string;
  readonly problem: string | null;
  readonly onWrite: (words: string) => void;
  /** Gives whether it was taken: else the words are where one goes on. */
  readonly onSend: () => Promise<boolean>;
  readonly onLeave: () => void;
  readonly send: string;
  /** What the button says meanwhile; false: nothing is under way. */
  readonly busy: string | false;
  /** What else may be pressed, between sending and leaving. */
  readonly further?: ReactNode;
}

/** Words that somebody of the office writes below what they answer; they begin there. */
export function AnswerForm(props: AnswerFormProps) {
  const { name, label, hint, rows, value, problem, onWrite, onSend, onLeave, send, busy, further } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await onSend())) field.current?.focus();
  };
  return (
    <Form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextArea
        ref={field}
        name={name}
        label={label}
        hint={hint}
        rows={rows}
        value={value}
        error={problem}
        onChange={({ target }) => onWrite(target.value)}
      />
      <FormActions>
        <Button type="submit" look="primary" busy={busy}>
          {send}
        </Button>
        {further}
        <Button look="quiet" disabled={busy !== false} onClick={onLeave}>
          Cancelar
        </Button>
      </FormActions>
    </Form>
  );
}
