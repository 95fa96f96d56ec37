import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartLinks } from '#ui/school/layouts/part-links.tsx';

const reached = { top: 0 };

beforeEach(() => {
  reached.top = 0;
  // With less motion the page is there at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', (_: number, top: number) => void (reached.top = top));
});
afterEach(() => {
  history.replaceState(null, '', location.pathname);
});

test('LAY-12: a link to a part moves the page there, leaving room for the header, and the address follows', async () => {
  render(
    <>
      <PartLinks parts={[{ id: 'preguntas', label: 'Preguntas' }]} />
      <section id="preguntas" tabIndex={-1} aria-label="Preguntas" />
    </>,
  );
  const part = screen.getByRole('region', { name: 'Preguntas' });
  part.getBoundingClientRect = () => ({ top: 1000 }) as DOMRect;
  await userEvent.setup().click(screen.getByRole('link', { name: 'Preguntas' }));
  expect([reached.top - window.scrollY, document.activeElement, location.hash]).toEqual([910, part, '#preguntas']);
});
