import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FocusAfterNavigation } from '#ui/kit/layout/focus-after-navigation.tsx';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
      <Link to="/otra">Otra</Link>
      <Link to="?orden=precio">Ordenar</Link>
      <Link to="?clase=2">Clase 2</Link>
      <Link to="/otra#parte">Parte</Link>
    </main>
  );
}

function show(): ReturnType<typeof userEvent.setup> {
  render(
    <MemoryRouter initialEntries={['/una']}>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
      <FocusAfterNavigation naming={['clase']} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('the first page leaves the focus where it is', () => {
  show();
  expect(document.activeElement).not.toBe(heading());
});

test.each(['Otra', 'Clase 2'])('the heading of a new page gets the focus: %s', async (name) => {
  const user = show();
  await user.click(screen.getByRole('link', { name }));
  expect(document.activeElement).toBe(heading());
});

test.each(['Ordenar', 'Parte'])(
  'what is no new page, or leads to a part of one, leaves the focus: %s',
  async (name) => {
    const user = show();
    await user.click(screen.getByRole('link', { name }));
    expect(document.activeElement).not.toBe(heading());
  },
);
