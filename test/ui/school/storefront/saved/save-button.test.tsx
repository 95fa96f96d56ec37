import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import { mySaved } from '#application/read-models/home/my-saved.ts';
import { cardOf } from '#domain/catalogue/present-product.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import * as keepPage from '#ui/school/storefront/saved/keep-page.tsx';
import { SaveButton } from '#ui/school/storefront/saved/save-button.tsx';
import { SavedStore } from '#ui/school/storefront/saved/saved-store.ts';
import { SavedApiInMemory } from '#test/memory/home/saved-api-in-memory.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';

const moment = { now: new Date('2026-03-10T15:00:00.000Z'), rateOf: <T,>(rate: T) => rate };
const course = cardOf(storedProduct(1, { title: 'IGV paso a paso' }), moment);
const otherCourse = cardOf(storedProduct(2, { title: 'Laboral' }), moment);

function Both() {
  return (
    <>
      <h1>Cursos</h1>
      <SaveButton product={course} />
      <SaveButton product={otherCourse} isBare />
    </>
  );
}

/** As much of a session as the buttons ask about. */
const sessionOf = (id: string | null) =>
  observable({ signedIn: id !== null, user: id === null ? null : { id }, whenReady: () => Promise.resolve() });

async function show({ signedIn = true, at = '/cursos?orden=recientes' } = {}) {
  const api = new SavedApiInMemory();
  const reads = new ReadsInMemory();
  const toasts = new ToastStore();
  reads.answer(mySaved, { products: [otherCourse], wantsLetters: true });
  const session = sessionOf(signedIn ? 'ana' : null);
  const store = new SavedStore(api, reads, session as unknown as SessionStore, toasts);
  const pages = [
    { path: '/cursos', module: { Component: Both } },
    { path: '/guardar/:slug', module: keepPage },
  ];
  const shown = await showPages(pages, at, (container) => {
    container.bind(SavedApi).toConstantValue(api);
    container.bind(SavedStore).toConstantValue(store);
  });
  return { ...shown, api, reads, session, store, toasts, user: userEvent.setup() };
}

test('a visitor is led to where it is kept once they have signed in, and back to where they were', async () => {
  await show({ signedIn: false });
  const link = screen.getByRole('link', { name: 'Guardar: IGV paso a paso' });
  expect(link.getAttribute('href')).toBe('/guardar/curso-1?volver=%2Fcursos%3Forden%3Drecientes');
});

test('the link keeps the product and leads back', async () => {
  const { api, address } = await show({ at: '/guardar/curso-1?volver=%2Fcursos%3Forden%3Drecientes' });
  await screen.findByRole('heading', { name: 'Cursos' });
  expect([...api.kept]).toEqual(['curso-1']);
  expect(address()).toBe('/cursos?orden=recientes');
});

test('a way back that leads out of the school is not taken', async () => {
  const { address } = await show({ at: '/guardar/curso-1?volver=%2F%2Fmala.example' });
  await waitFor(() => expect(address()).toBe('/main/guardados'));
});

test('a student sees what is kept, keeps by a press and lets go by another', async () => {
  const { api, user, toasts } = await show();
  expect((await screen.findByRole('button', { name: 'Guardado: Laboral' })).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Guardar: IGV paso a paso' }));
  expect(screen.getByRole('button', { name: 'Guardado: IGV paso a paso' })).toBeTruthy();
  expect([...api.kept]).toEqual(['curso-1']);
  await waitFor(() =>
    expect(toasts.toasts.map(({ text }) => text)).toEqual([
      'Lo tienes en «Mis guardados». Te avisamos si baja de precio.',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Guardado: IGV paso a paso' }));
  expect([...api.kept]).toEqual([]);
  expect(screen.getByRole('button', { name: 'Guardar: IGV paso a paso' })).toBeTruthy();
});

test('a press before the school has answered the last one is told after it, so that what is shown is what is kept', async () => {
  const { api, user } = await show();
  const answer = heldBack(api, 'keep');
  const letGo = vi.spyOn(api, 'letGo');
  await user.click(await screen.findByRole('button', { name: 'Guardar: IGV paso a paso' }));
  await user.click(screen.getByRole('button', { name: 'Guardado: IGV paso a paso' }));
  expect(letGo).not.toHaveBeenCalled();
  await act(answer);
  await waitFor(() => expect([...api.kept]).toEqual([]));
  expect(screen.getByRole('button', { name: 'Guardar: IGV paso a paso' })).toBeTruthy();
});

test('a press that waits for the answer to the last one is told at once when the page is left', async () => {
  const { api, store, user } = await show();
  const answer = heldBack(api, 'keep');
  await user.click(await screen.findByRole('button', { name: 'Guardar: IGV paso a paso' }));
  store.leave();
  expect([...api.kept]).toEqual(['curso-1']);
  await user.click(screen.getByRole('button', { name: 'Guardado: IGV paso a paso' }));
  store.leave();
  expect([...api.kept]).toEqual([]);
  await act(answer);
});

test('whoever signs in next on the same page finds what they keep, and nothing that the one before keeps', async () => {
  const { api, reads, session, user } = await show();
  const refused = heldBack(api, 'letGo');
  api.refusal = { kind: 'offline', detail: 'No hay conexión.' } as never;
  await user.click(await screen.findByRole('button', { name: 'Guardado: Laboral' }));
  reads.answer(mySaved, { products: [course], wantsLetters: true });
  act(() => void runInAction(() => Object.assign(session, { signedIn: false, user: null })));
  act(() => void runInAction(() => Object.assign(session, { signedIn: true })));
  act(() => void runInAction(() => Object.assign(session, { user: { id: 'luis' } })));
  expect(await screen.findByRole('button', { name: 'Guardado: IGV paso a paso' })).toBeTruthy();
  await act(refused);
  expect(screen.getByRole('button', { name: 'Guardar: Laboral' })).toBeTruthy();
});

test('what the school refuses is taken back and said, and nothing else is', async () => {
  const { api, user, toasts } = await show();
  api.refusal = { kind: 'offline', detail: 'No hay conexión.' } as never;
  const answer = heldBack(api, 'keep');
  await user.click(await screen.findByRole('button', { name: 'Guardar: IGV paso a paso' }));
  api.refusal = null;
  await user.click(screen.getByRole('button', { name: 'Guardado: Laboral' }));
  await act(answer);
  await waitFor(() => expect(toasts.toasts.map(({ text }) => text)).toEqual(['No hay conexión.']));
  const button = await screen.findByRole('button', { name: 'Guardar: IGV paso a paso' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('button', { name: 'Guardar: Laboral' })).toBeTruthy();
});
