import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failWith } from '#ui/school/boot/page-module.ts';
import { PreviousPage } from '#ui/school/boot/previous-page.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const list = {
  Component: () => (
    <>
      <h1>Cursos</h1>
      <Link to="/retirado">Un curso retirado</Link>
    </>
  ),
};
const gone = { Component: () => null, load: async () => failWith(404, { kind: 'not-found', detail: '' }) };

/** Opens an address in a tab that showed another page before. */
async function open(at: string) {
  const previous = new PreviousPage(new TabStorageInMemory());
  previous.remember('/cursos?pagina=2');
  const pages = [
    { path: '/cursos', module: list },
    { path: '/retirado', module: gone },
  ];
  return showPages(pages, at, (container) => void container.bind(PreviousPage).toConstantValue(previous));
}
const wayBack = () => screen.queryByRole('link', { name: 'Volver a donde estabas' });

test('LAY-13: whoever followed a link to a page that is gone comes back to the very page with the link', async () => {
  const { address } = await open('/cursos?pagina=2');
  await userEvent.click(screen.getByRole('link', { name: 'Un curso retirado' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Volver a donde estabas' }));
  expect(await screen.findByRole('heading', { name: 'Cursos' })).toBeTruthy();
  expect(address()).toBe('/cursos?pagina=2');
});

test('whoever typed the address came from nowhere', async () => {
  await open('/retirado');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esta página');
  expect(wayBack()).toBeNull();
});
