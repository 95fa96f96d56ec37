import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkdownEditor } from '#ui/kit/forms/markdown/markdown-editor.tsx';

test('a text is called by the name that it has now, and what is written in it stays', () => {
  const editor = (label: string, readOnly = false) => (
    <MarkdownEditor label={label} value="Lee **bien**." onChange={() => undefined} readOnly={readOnly} />
  );
  const { rerender } = render(editor('Texto de la clase 1'));
  expect(screen.getByRole('textbox', { name: 'Texto de la clase 1' }).textContent).toBe('Lee bien.');
  rerender(editor('Texto de la clase «Lectura»'));
  const text = screen.getByRole('textbox', { name: 'Texto de la clase «Lectura»' });
  expect(text.textContent).toBe('Lee bien.');
  expect(text.contentEditable).toBe('true');
  rerender(editor('Texto de la clase «Lectura»', true));
  expect(text.contentEditable).toBe('false');
});
