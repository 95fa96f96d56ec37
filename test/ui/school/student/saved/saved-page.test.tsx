import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { mySaved, type MySaved } from '#application/read-models/home/my-saved.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import * as savedPage from '#ui/school/student/saved/saved-page.tsx';
import { SavedApiInMemory } from '#test/memory/home/saved-api-in-memory.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';

const moment = { now: new Date('2026-03-10T15:00:00.000Z'), rateOf: <T,>(rate: T) => rate };
const course = cardOf(storedProduct(1, { title: 'IGV paso a paso' }), moment);
const book = cardOf(storedProduct(2, { title: 'Manual', kind: 'book' }), moment);

async function show(saved: MySaved) {
  const api = new SavedApiInMemory();
  const reads = new ReadsInMemory();
  reads.answer(mySaved, saved);
  await showPages([{ path: '/main/guardados', module: savedPage }], '/main/guardados', (container) => {
    container.bind(SavedApi).toConstantValue(api);
    container.bind(Reads).toConstantValue(reads);
  });
  return { api, user: userEvent.setup() };
}

test('what is kept stands by what is done with it', async () => {
  await show({ products: [book, course], wantsLetters: true });
  expect(screen.getByRole('heading', { name: 'Para aprender' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Para leer' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manual' })).toBeTruthy();
});

test('who keeps nothing is told how', async () => {
  await show({ products: [], wantsLetters: true });
  expect(screen.getByText('Todavía no guardas nada')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el catálogo' })).toBeTruthy();
});

test('letters end and begin by a press; what fails is said and nothing else changes', async () => {
  const { api, user } = await show({ products: [course], wantsLetters: true });
  await user.click(screen.getByRole('button', { name: 'No recibir avisos' }));
  expect(await screen.findByText('No te enviamos correos sobre lo que guardas.')).toBeTruthy();
  expect(api.wantsLetters).toBe(false);
  api.refusal = { kind: 'offline', detail: 'No hay conexión.' } as never;
  await user.click(await screen.findByRole('button', { name: 'Recibir avisos' }));
  expect(await screen.findByText('No hay conexión.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Recibir avisos' })).toBeTruthy();
});
