import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { Form } from '#ui/kit/forms/form.tsx';
import { useFirstField, useWrongField } from '#ui/kit/forms/led-focus.ts';
import { TextField } from '#ui/kit/forms/text-field.tsx';

function Deposit({ refused }: { refused: { readonly field: string | null } | null }) {
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  useWrongField(form, refused);
  const errorOf = (name: string) => (refused?.field === name ? 'Falta.' : null);
  return (
    <Form ref={form}>
      {['number', 'day', 'bank'].map((name) => (
        <TextField key={name} name={name} label={name} error={errorOf(name)} />
      ))}
    </Form>
  );
}

test('a form begins in its first field, and each refusal leads to the field that it is about, the same one again as well', () => {
  const { rerender } = render(<Deposit refused={null} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(document.activeElement).toBe(field('number'));
  rerender(<Deposit refused={{ field: 'day' }} />);
  expect(document.activeElement).toBe(field('day'));
  field('bank').focus();
  rerender(<Deposit refused={{ field: 'day' }} />);
  expect(document.activeElement).toBe(field('day'));
  field('bank').focus();
  rerender(<Deposit refused={{ field: null }} />);
  expect(document.activeElement).toBe(field('bank'));
});
