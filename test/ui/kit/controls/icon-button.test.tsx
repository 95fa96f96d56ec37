import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '#ui/kit/controls/button.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';

test('before the script a button that has somewhere to lead is a link there, and a button afterwards', () => {
  const button = <IconButton icon="menu" label="Abrir el menú" before="#pie" />;
  const html = renderToString(button);
  expect(html).toMatch(/^<a href="#pie"[^>]* aria-label="Abrir el menú"/);
  expect(html).not.toContain('<button');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  render(button, { container, hydrate: true });
  expect(screen.getByRole('button', { name: 'Abrir el menú' })).toBeInstanceOf(HTMLButtonElement);
  expect(screen.queryByRole('link')).toBeNull();
});

test('so is one with words', () => {
  expect(renderToString(<Button before="/contacto">Escribir</Button>)).toMatch(/^<a href="\/contacto"/);
  expect(renderToString(<Button>Escribir</Button>)).toMatch(/^<button type="button"/);
});
