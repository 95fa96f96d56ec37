import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MarkdownEditor } from '#ui/kit/forms/markdown/markdown-editor.tsx';

test('a text is called by the name that it has now, and what is written in it stays', () => {
  const editor = (label: string, readOnly = false) => (
    <MarkdownEditor label={label} value="Lee **bien**." under={2} onChange={() => undefined} readOnly={readOnly} />
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

test('a heading has the rank that it is shown at, also when one is written before it', () => {
  render(
    <MarkdownEditor
      label="Descripción"
      value={'### Dentro\n\n## Título\n\n### Detalle'}
      under={2}
      onChange={() => undefined}
    />,
  );
  const levels = () =>
    screen.getAllByRole('heading').map((each) => [each.textContent, each.getAttribute('aria-level')]);
  expect(levels()).toEqual([
    ['Dentro', '3'],
    ['Título', '3'],
    ['Detalle', '4'],
  ]);
});

test('a link that is given by Enter is asked for once: the key does nothing else', async () => {
  const user = userEvent.setup();
  render(
    <MarkdownEditor label="Descripción" value="Lee bien." under={2} onChange={() => undefined} readOnly={false} />,
  );
  await user.click(screen.getByRole('button', { name: 'Enlace…' }));
  const address = screen.getByLabelText('Dirección');
  await user.clear(address);
  await user.type(address, 'https://www.gob.pe');
  // In a browser the rest of the key goes to the button that asked for the link, which has the focus by then.
  expect(fireEvent.keyDown(address, { key: 'Enter' })).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
