import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { NewsForm } from '#ui/school/layouts/footer/news-form.tsx';
import { NewsStore } from '#ui/school/layouts/footer/news-store.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { StorefrontApiInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { timeByHand } from '#test/support/browser/time-by-hand.ts';

beforeEach(timeByHand);
afterEach(() => void vi.useRealTimers());

function show() {
  const api = new StorefrontApiInMemory();
  const toasts = new ToastStore();
  const store = new NewsStore(api, toasts);
  render(
    <ServicesProvider services={{ get: <T,>() => store as T }}>
      <NewsForm />
    </ServicesProvider>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const field = screen.getByLabelText<HTMLInputElement>('Tu correo electrónico');
  const send = () => user.click(screen.getByRole('button', { name: 'Suscribirme' }));
  return { api, store, toasts, user, field, send };
}

test.each(['', 'ana', 'ana@'])('NEWS-1: %j is refused and nothing is sent', async (typed) => {
  const { api, user, field, send } = show();
  if (typed !== '') await user.type(field, typed);
  await send();
  expect(screen.getByRole('alert')).toHaveProperty('textContent', 'Ingresa un email válido');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('válido');
  expect(field.value).toBe(typed);
  expect(api.subscribed).toEqual([]);
});

test('NEWS-2: success is said for two seconds, then the field is empty', async () => {
  const { api, user, field, send } = show();
  await pasteInto(user, field, ' ana@correo.pe');
  await send();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Listo'));
  expect(api.subscribed).toEqual(['ana@correo.pe']);
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(field.value).not.toBe('');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['', '']);
});

test('what was thanked for stays readable in a toast, with the address, after the form is empty again', async () => {
  const { toasts, user, field, send } = show();
  await pasteInto(user, field, ' Ana@correo.pe');
  await send();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Listo'));
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(field.value).toBe('');
  expect(toasts.toasts).toMatchObject([
    { kind: 'success', text: 'Te llegará un correo de confirmación a ana@correo.pe.', duration: 8000 },
  ]);
});

test('an address that is refused, or that could not be sent, is thanked for nowhere', async () => {
  const { api, toasts, user, field, send } = show();
  await send();
  api.isOffline = true;
  await pasteInto(user, field, 'ana@correo.pe');
  await send();
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(toasts.toasts).toEqual([]);
});

test('NEWS-2: another address typed meanwhile ends the thanks, stays and can be sent', async () => {
  const { api, user, field, send } = show();
  await pasteInto(user, field, 'ana@correo.pe');
  await send();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Listo'));
  await user.clear(field);
  await pasteInto(user, field, 'luis@correo.pe');
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(field.value).toBe('luis@correo.pe');
  await send();
  expect(api.subscribed).toEqual(['ana@correo.pe', 'luis@correo.pe']);
});

test('NEWS-2: while it is sent, field and button are disabled', async () => {
  const { api, store, user, field } = show();
  let answer: (value: never) => void = () => undefined;
  api.subscribeToNews = () =>
    new Promise((resolve) => {
      answer = resolve as never;
    });
  await pasteInto(user, field, 'ana@correo.pe');
  act(() => void store.send());
  expect([field.disabled, screen.getByRole<HTMLButtonElement>('button').disabled]).toEqual([true, true]);
  await act(async () => answer({ ok: true } as never));
  expect(field.disabled).toBe(false);
});

test('NEWS-3: after a failure the form is there again with what was typed, and no message', async () => {
  const { api, user, field, send } = show();
  api.isOffline = true;
  await pasteInto(user, field, 'ana@correo.pe');
  await send();
  await waitFor(() => expect(field.disabled).toBe(false));
  expect([field.value, screen.getByRole('status').textContent]).toEqual(['ana@correo.pe', '']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('before its script the form is posted to the page of the news, and what was typed by then is kept', () => {
  const store = new NewsStore(new StorefrontApiInMemory(), new ToastStore());
  const page = (
    <ServicesProvider services={{ get: <T,>() => store as T }}>
      <NewsForm />
    </ServicesProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/novedades']);
  const field = container.querySelector('input') as HTMLInputElement;
  field.value = 'ana@correo.pe';
  render(page, { container, hydrate: true });
  expect([store.email, field.value]).toEqual(['ana@correo.pe', 'ana@correo.pe']);
});
