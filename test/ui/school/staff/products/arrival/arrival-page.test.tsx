import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { BookImportApi } from '#application/browser/reading/ports/book-making-api.ts';
import { type CallRefusal, offline } from '#application/browser/shared/ports/call-refusal.ts';
import type { BookRehearsal } from '#application/read-models/reading/book-arrival.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import * as arrivalPage from '#ui/school/staff/products/arrival/arrival-page.tsx';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { BookImportApiInMemory } from '#test/memory/reading/book-import-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { contractsInOffice } from '#test/support/catalogue/edited-products.ts';

const coming: BookRehearsal = {
  format: 'epub',
  title: 'Manual de plazos',
  sections: [
    { title: 'Título I', level: 0, words: 0 },
    { title: 'Artículo 1', level: 1, words: 1234 },
  ],
  words: 1234,
  pictures: 3,
  barePictures: 1,
  leftOut: [{ kind: 'script', count: 2, file: 'c1.xhtml' }],
  revision: 4,
  sectionsNow: 5,
  sectionsKept: 1,
};

const refusal = (kind: string, detail: string): CallRefusal => ({ kind, detail, status: 422, field: null, data: {} });

async function show(rehearsal = coming, product: Partial<ShownEditedProduct> = {}) {
  const [api, session] = [new BookImportApiInMemory(rehearsal), await officeSession('editor')];
  const book = { ...contractsInOffice, kind: 'book' as const, parts: ['facts', 'prices', 'book'] as const, ...product };
  await showPages([{ path: '/:id', module: arrivalPage }], '/7', (container) => {
    session.wire(container);
    container.bind(EditedProductsApi).toConstantValue(new EditedProductsApiInMemory(book));
    container.bind(BookImportApi).toConstantValue(api);
  });
  const user = userEvent.setup();
  const choose = (name: string) => user.upload(screen.getByLabelText('Archivo del libro'), new File(['x'], name));
  return { api, user, choose };
}

test('a file tells what would come and what would not, and comes in place of what is there, or after it, once that is confirmed', async () => {
  const { api, user, choose } = await show();
  expect(await axeProblems()).toEqual([]);
  await choose('manual.epub');
  expect(await screen.findByText('2 programas quedan fuera (desde «c1.xhtml»).')).toBeTruthy();
  expect(screen.getByText('Una imagen no dice qué muestra')).toBeTruthy();
  const rows = within(screen.getByRole('group', { name: '' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Título Isin texto', 'Artículo 11\u00A0234 palabras']);
  expect(screen.getByRole('group', { name: /El borrador tiene 5 secciones/ })).toBeTruthy();
  expect(screen.getByText(/^1 se llama como una que viene y conserva su dirección/)).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /Dejarlas/ }));
  api.failing = refusal('part-saved-meanwhile', 'Eva guardó esta parte.');
  await user.click(screen.getByRole('button', { name: 'Traer al borrador' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Eva guardó esta parte.');
  api.rehearsal = { ...coming, revision: 5 };
  await user.click(screen.getByRole('button', { name: 'Revisar otra vez' }));
  await user.click(await screen.findByRole('button', { name: 'Traer al borrador' }));
  expect(await screen.findByText('El libro vino completo al borrador')).toBeTruthy();
  expect(api.brought).toEqual([['manual.epub', 'append', 5]]);
  expect(screen.getByRole('link', { name: 'Ver el libro' }).getAttribute('href')).toBe(
    '/colaboradores/productos/7/libro',
  );
  expect(await axeProblems()).toEqual([]);
});

test('a file that cannot be brought in says why and keeps nothing; another is chosen', async () => {
  const { api, choose } = await show({ ...coming, sectionsNow: 0 });
  api.failing = refusal('book-file-faulty', 'Falta «c2.xhtml».');
  await choose('roto.epub');
  expect((await screen.findByRole('alert')).textContent).toContain('Falta «c2.xhtml».No se guardó nada.');
  api.failing = offline;
  await choose('otro.epub');
  expect(await screen.findByText(offline.detail)).toBeTruthy();
  await choose('sano.epub');
  expect(await screen.findByRole('button', { name: 'Traer al borrador' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('whoever may not edit the book reads so; what is no book has no such page', async () => {
  await show(coming, { mayEdit: false });
  expect(screen.getByText('Tu rol no alcanza a este libro')).toBeTruthy();
  expect(screen.queryByLabelText('Archivo del libro')).toBeNull();
});
