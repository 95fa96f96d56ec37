import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import { wire } from '#ui/school/student/sessions/container.ts';
import * as page from '#ui/school/student/sessions/sessions-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const rosa = aProfile();

function session(id: string, changes: Partial<ListedSession> = {}): ListedSession {
  return {
    id,
    device: `Firefox en Windows ${id}`,
    address: '190.12.3.4',
    createdAt: '2026-03-10T15:00:00.000Z',
    lastUsedAt: '2026-03-10T16:30:00.000Z',
    expiresAt: '2026-04-09T15:00:00.000Z',
    isCurrent: false,
    ...changes,
  };
}

async function open(listed: ListedSession[], failure = false) {
  const browser = new BrowserOfTest(rosa);
  browser.api.listed = listed;
  const account = accountServices(browser, await browser.signedInTab(rosa));
  if (failure) browser.api.failure = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };
  await showPages([{ path: '/sesiones', module: page }], '/sesiones', (container) => {
    account.wire(container);
    wire(container);
  });
  return { browser, user: userEvent.setup() };
}

const three = [session('a', { isCurrent: true }), session('b'), session('c')];

test('lists the sessions with device, place and time in Lima, and marks this one', async () => {
  await open(three);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toContain('Esta sesión');
  expect(rows[1]?.textContent).toContain('190.12.3.4');
  expect(rows[1]?.textContent).toContain('10:00\u00a0a.\u00a0m.');
  expect(screen.queryByRole('button', { name: /Firefox en Windows a/ })).toBeNull();
});

test('one is closed', async () => {
  const { user } = await open(three);
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows b' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByText(/Firefox en Windows b/)).toBeNull();
});

test('one that was closed elsewhere is simply gone', async () => {
  const { browser, user } = await open(three);
  browser.api.listed = [session('a', { isCurrent: true }), session('c')];
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Firefox en Windows b' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('all the others are closed', async () => {
  const { user } = await open(three);
  await user.click(screen.getByRole('button', { name: 'Cerrar todas las demás' }));
  expect(await screen.findByText('Tu cuenta solo está abierta aquí.')).toBeInstanceOf(HTMLElement);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('what could not be closed is said, and stays listed', async () => {
  const { browser, user } = await open(three);
  browser.api.failure = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };
  await user.click(screen.getByRole('button', { name: 'Cerrar todas las demás' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Sin conexión.');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('what could not be loaded can be tried again', async () => {
  const { browser, user } = await open(three, true);
  expect(screen.getByRole('alert').textContent).toContain('No pudimos cargar tus sesiones');
  browser.api.failure = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
});
