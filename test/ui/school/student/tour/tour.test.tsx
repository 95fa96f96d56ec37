import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable } from 'mobx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { HomeApiInMemory } from '#test/memory/home/home-api-in-memory.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { tourTimes } from '#domain/tour/tour.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { stackDialog } from '#ui/kit/overlay/dialog-stack.ts';
import { ErrorPage } from '#ui/school/boot/errors/error-page.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { failWith } from '#ui/school/boot/page-module.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import '#ui/school/student/tour/tour-overlay.tsx';
import { tourScreen } from '#ui/school/student/tour/tour-places.ts';
import '#ui/school/student/tour/tour-question.tsx';
import { TourStore } from '#ui/school/student/tour/tour-store.ts';
import { Tour } from '#ui/school/student/tour/tour.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';

const atOnce = { prompt: 0, steps: 0, end: 0 };

function Page() {
  return (
    <main>
      <h1>Tu área</h1>
      <section data-tour="continuar">Horas extras</section>
      <nav aria-label="Tu área" data-tour="menu" />
      <button type="button" data-tour="ayuda">
        ¿Tienes problemas?
      </button>
      <Tour />
    </main>
  );
}

/** The student area at an address, with the tour of somebody who never saw it unless told otherwise. */
function show(at = '/main', user: Profile = aProfile(), storage = new DeviceStorageInMemory(), times = atOnce) {
  const api = new HomeApiInMemory();
  const session = makeAutoObservable({
    user,
    refresh() {
      if (api.toursFinished > 0) this.user = { ...this.user, tourSeen: true };
      return Promise.resolve();
    },
  });
  const tour = new TourStore(api, storage, session as unknown as SessionStore, times, tourScreen);
  const services = servicesOf((container) => {
    container.bind(SessionStore).toConstantValue(session as unknown as SessionStore);
    container.bind(TourStore).toConstantValue(tour);
  });
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [at] });
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { api, tour, storage, router };
}

afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string) => screen.findByRole('button', { name });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

test('TOUR-1: on /main it asks, in the words of the school', async () => {
  show();
  expect(await screen.findByRole('alertdialog', { name: '¿Primera vez por aquí?' })).toBeTruthy();
  expect(
    screen.getByText(/bienvenida a la plataforma de aprendizaje.*¿Te mostramos sus funciones principales\?/),
  ).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Omitir', 'Iniciar']),
  );
  expect(await axeProblems()).toEqual([]);
});

test('it waits for a dialog or a drawer that is open, and comes when the last of them is closed', async () => {
  const closers = [document.createElement('dialog'), document.createElement('dialog')].map(stackDialog);
  const { tour } = show();
  await settled();
  expect(tour.state.kind).toBe('resting');
  act(() => closers[0]?.());
  await settled();
  expect(tour.state.kind).toBe('resting');
  act(() => closers[1]?.());
  expect(await screen.findByRole('alertdialog', { name: '¿Primera vez por aquí?' })).toBeTruthy();
});

test.each(['/main', '/main/perfil'])('at %s it does not come over a form that is being filled in', async (at) => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const { tour } = show(at);
  await settled();
  expect(tour.state.kind).toBe('resting');
  field.remove();
});

test.each(['/main', '/main/perfil'])('at %s it does not come over what stands for a page that failed', async (at) => {
  const router = createMemoryRouter([
    {
      path: '*',
      loader: () => failWith(401, { kind: 'sign-in-required', detail: '' }),
      Component: Page,
      ErrorBoundary: ErrorPage,
    },
  ]);
  const services = servicesOf((container) => container.bind(PageMap).toConstantValue(new PageMap([])));
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  await screen.findByRole('heading', { name: 'Tu sesión venció' });
  const { tour } = show(at);
  await settled();
  expect(tour.state.kind).toBe('resting');
});

test('somebody who began to write before its first step has it on another page', () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement('textarea'));
  const { tour } = show('/main/perfil', aProfile(), new DeviceStorageInMemory(), tourTimes);
  vi.advanceTimersByTime(tourTimes.prompt);
  expect(tour.state.kind).toBe('starting');
  field.focus();
  vi.advanceTimersByTime(tourTimes.steps);
  expect(tour.state.kind).toBe('resting');
  field.remove();
});

test('a page that was left while it waited gets no tour', async () => {
  const close = stackDialog(document.createElement('dialog'));
  const { tour } = show();
  await settled();
  cleanup();
  act(close);
  await settled();
  expect(tour.state.kind).toBe('resting');
});

test('TOUR-1, TOUR-3: it asks 1.5 s after the page, and its steps come 1 s after the start', () => {
  vi.useFakeTimers();
  const { tour } = show('/main', aProfile(), new DeviceStorageInMemory(), tourTimes);
  vi.advanceTimersByTime(1499);
  expect(tour.state).toEqual({ kind: 'resting' });
  vi.advanceTimersByTime(1);
  expect(tour.state).toEqual({ kind: 'asking' });
  tour.start();
  vi.advanceTimersByTime(999);
  expect(tour.state).toEqual({ kind: 'starting' });
  vi.advanceTimersByTime(1);
  expect(tour.state).toEqual({ kind: 'showing', step: 0, steps: 3 });
});

test('TOUR-2, TOUR-3: on another page the steps come after the same 1.5 s and 1 s, with no question', () => {
  vi.useFakeTimers();
  const { tour } = show('/main/plan', aProfile(), new DeviceStorageInMemory(), tourTimes);
  vi.advanceTimersByTime(1499);
  expect(tour.state).toEqual({ kind: 'resting' });
  vi.advanceTimersByTime(1000);
  expect(tour.state).toEqual({ kind: 'starting' });
  vi.advanceTimersByTime(1);
  expect(tour.state).toMatchObject({ kind: 'showing', step: 0 });
});

test('TOUR-4: the check that follows Terminar stands for 1 s', async () => {
  const { tour } = show('/main/plan', aProfile(), new DeviceStorageInMemory(), { ...atOnce, end: tourTimes.end });
  await userEvent.click(await button('Siguiente'));
  await userEvent.click(await button('Siguiente'));
  vi.useFakeTimers();
  await act(() => tour.finish());
  expect(screen.getByRole('dialog', { name: 'Recorrido terminado' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Terminar' })).toBeNull();
  act(() => void vi.advanceTimersByTime(999));
  expect(tour.state).toEqual({ kind: 'done' });
  act(() => void vi.advanceTimersByTime(1));
  expect(tour.state).toEqual({ kind: 'over' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('TOUR-1: omitted, it stays away on this device', async () => {
  const { storage, router } = show();
  await userEvent.click(await button('Omitir'));
  expect(storage.read('modalTour')).not.toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(() => router.navigate('/main/plan'));
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['seen on another device', aProfile({ tourSeen: true }), new DeviceStorageInMemory()],
  ['put off on this one', aProfile(), flagged()],
])('TOUR-1: %s, it does not come', async (_, user, storage) => {
  const { tour } = show('/main', user, storage);
  await settled();
  await settled();
  expect(tour.state).toEqual({ kind: 'resting' });
});

test('TOUR-2: on another page it starts directly', async () => {
  show('/main/plan');
  expect(await screen.findByRole('dialog', { name: 'Sigue donde lo dejaste' })).toBeTruthy();
});

test('TOUR-3, TOUR-4: steps through the places of the screen, by keyboard, and ends for ever', async () => {
  const { api, tour, storage } = show();
  await userEvent.click(await button('Iniciar'));
  const first = await screen.findByRole('dialog', { name: 'Sigue donde lo dejaste' });
  expect(first.contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('button', { name: 'Omitir' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await screen.findByRole('dialog', { name: 'Tu menú' });
  expect(screen.queryByRole('button', { name: 'Omitir' })).toBeNull();
  await userEvent.click(await button('Anterior'));
  await screen.findByRole('dialog', { name: 'Sigue donde lo dejaste' });
  await userEvent.click(await button('Siguiente'));
  await userEvent.click(await button('Siguiente'));
  await screen.findByRole('dialog', { name: '¿Tienes problemas?' });
  expect(screen.getByText('3 de 3')).toBeTruthy();
  await userEvent.click(await button('Terminar'));
  await waitFor(() => expect(tour.state).toEqual({ kind: 'over' }));
  expect(api.toursFinished).toBe(1);
  expect(storage.read('modalTour')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ERROR-4: without the school’s answer Terminar can be pressed again', async () => {
  const { api, tour } = show('/main/plan');
  api.refusal = { kind: 'offline', status: null, detail: '', field: null, data: {} };
  await userEvent.click(await button('Siguiente'));
  await userEvent.click(await button('Siguiente'));
  await userEvent.click(await button('Terminar'));
  await waitFor(() => expect(tour.state).toMatchObject({ kind: 'finishing', failed: true }));
  api.refusal = null;
  await userEvent.click(await button('Terminar'));
  await waitFor(() => expect(tour.state).toEqual({ kind: 'over' }));
});

test('the card of the first step is measured where it is seen, and stands inside the window', async () => {
  // A layer has no size until it is shown.
  let isShown = false;
  Object.assign(HTMLElement.prototype, { showPopover: () => (isShown = true) });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.dataset['tour'] !== undefined) return new DOMRect(20, 90, 280, 500);
    if (this.role === 'dialog') return new DOMRect(0, 0, 1351, 768);
    return isShown ? new DOMRect(0, 0, 350, 200) : new DOMRect(0, 0, 0, 0);
  });
  try {
    show('/main/plan');
    const card = (await screen.findByText('1 de 3')).parentElement?.parentElement;
    const top = Number.parseInt(card?.style.top ?? '', 10);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + 200).toBeLessThanOrEqual(760);
  } finally {
    vi.restoreAllMocks();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  }
});

test('Escape puts it away for this page', async () => {
  const { tour, storage } = show('/main/plan');
  await screen.findByRole('dialog', { name: 'Sigue donde lo dejaste' });
  await userEvent.keyboard('{Escape}');
  expect(tour.state).toEqual({ kind: 'resting' });
  expect(storage.read('modalTour')).toBeNull();
});

function flagged(): DeviceStorageInMemory {
  const storage = new DeviceStorageInMemory();
  storage.write('modalTour', '1');
  return storage;
}
