import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionNotices } from '#ui/school/layouts/session-notices.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

function Page() {
  return (
    <>
      <SessionNotices />
      <h1>Una página</h1>
    </>
  );
}

async function show(profile = aProfile()) {
  const browser = new BrowserOfTest(profile);
  const keeper = await browser.signedInTab(profile);
  const account = accountServices(browser, keeper);
  const shown = await showPages([{ path: '/cursos', module: { Component: Page } }], '/cursos', account.wire);
  const store = shown.services.get(SessionStore);
  return { browser, keeper, store, logger: account.logger, user: userEvent.setup() };
}

test('nothing is said before the session is restored, and nothing of a verified one', async () => {
  const { store } = await show();
  expect(screen.queryByRole('status')).toBeNull();
  await store.restore();
  expect(screen.queryByRole('status')).toBeNull();
});

test('AUTH-8: an address that is not verified has its bar; the letter is asked for and said to be on its way', async () => {
  const { store, user, browser } = await show(aProfile({ emailVerified: false }));
  await store.restore();
  const bar = await screen.findByRole('status');
  expect(bar.textContent).toContain('Tu correo NO ESTÁ VERIFICADO');
  await user.click(within(bar).getByRole('button', { name: 'Reenviar el correo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verificación de cuenta' });
  expect(dialog.textContent).toContain('Enviamos un correo a rosa@correo.pe.');
  expect(dialog.textContent).toContain('spam');
  expect(browser.api.letters).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('AUTH-8: a letter that could not be sent is logged, and said to nobody', async () => {
  const { store, user, browser, logger } = await show(aProfile({ emailVerified: false }));
  await store.restore();
  browser.api.failure = { kind: 'server-error', status: 500, detail: '', field: null, data: {} };
  await user.click(await screen.findByRole('button', { name: 'Reenviar el correo' }));
  await waitFor(() => expect(logger.entries.some(({ message }) => message.includes('letter'))).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('AUTH-8: only an answer that the letter is sent shows that it is', async () => {
  const { store, user, browser } = await show(aProfile({ emailVerified: false }));
  await store.restore();
  const asked: string[] = [];
  browser.api.sendVerification = (email) => {
    asked.push(email);
    return Promise.resolve({ ok: true, value: false });
  };
  await user.click(await screen.findByRole('button', { name: 'Reenviar el correo' }));
  await screen.findByRole('button', { name: 'Reenviar el correo' });
  expect(asked).toEqual(['rosa@correo.pe']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an expired session is said until it is dismissed or renewed', async () => {
  const { store, keeper, user, browser } = await show();
  await store.restore();
  await keeper.end('expired');
  expect((await screen.findByRole('status')).textContent).toContain('Tu sesión venció');
  browser.navigator.showPage('/cursos');
  await user.click(screen.getByRole('button', { name: 'Ingresar' }));
  await waitFor(() => expect(browser.navigator.left[0]).toContain('redirect=%2Fcursos'));
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
