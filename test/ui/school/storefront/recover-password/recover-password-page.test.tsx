import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { wire } from '#ui/school/storefront/recover-password/container.ts';
import * as page from '#ui/school/storefront/recover-password/recover-password-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const rosa = aProfile();

async function open(path: string, { signedIn = false, offline = false } = {}) {
  const browser = new BrowserOfTest(rosa);
  await browser.api.requestPasswordReset(rosa.email);
  const keeper = signedIn ? await browser.signedInTab(rosa) : browser.tab();
  const account = accountServices(browser, keeper);
  if (offline) browser.api.failure = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };
  const shown = await showPages([{ path: '/recuperar/:token?', module: page }], path, (container) => {
    account.wire(container);
    wire(container);
  });
  return { ...shown, browser, keeper, user: userEvent.setup() };
}

test('a new password is chosen for the account of the link', async () => {
  const { browser, user } = await open('/recuperar/secret-1');
  expect(screen.getByText('Para la cuenta ro•••@correo.pe.')).toBeInstanceOf(HTMLElement);
  await pasteInto(user, screen.getByLabelText('Contraseña nueva'), 'cuatro gatos pardos');
  await user.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
  expect(await screen.findByRole('heading', { name: 'Tu contraseña cambió' })).toBeInstanceOf(HTMLElement);
  expect((await browser.api.signIn(rosa.email, 'cuatro gatos pardos')).ok).toBe(true);
});

test('whoever is signed in with that account is signed out', async () => {
  const { keeper, user } = await open('/recuperar/secret-1', { signedIn: true });
  await pasteInto(user, screen.getByLabelText('Contraseña nueva'), 'cuatro gatos pardos');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Tu contraseña cambió' });
  expect(keeper.state.loggedIn).toBe(false);
});

test('where a session had ended before, the new password is all that is said', async () => {
  const { keeper, user } = await open('/recuperar/secret-1', { signedIn: true });
  await keeper.end('expired');
  await pasteInto(user, screen.getByLabelText('Contraseña nueva'), 'cuatro gatos pardos');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Tu contraseña cambió' });
  expect(keeper.state.sessionExpired).toBe(false);
});

test('a poor password is refused at its field, and kept', async () => {
  const { user } = await open('/recuperar/secret-1');
  await pasteInto(user, screen.getByLabelText('Contraseña nueva'), '12345678');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(
    'Elige otra contraseña.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('12345678');
});

test('a link that is over leads to a new one', async () => {
  await open('/recuperar/invented');
  expect(screen.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInstanceOf(HTMLElement);
  // An invitation to choose the first password had two weeks: only of the next link is it said how long it lasts.
  expect(screen.getByText(/vencen y se usan una sola vez\. Pide uno nuevo: te sirve por 10 minutos/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' }).getAttribute('href')).toBe('/reset-password');
});

test('a link that runs out while the password is typed says so', async () => {
  const { browser, user } = await open('/recuperar/secret-1');
  await browser.api.resetPassword('secret-1', 'otra contraseña larga');
  await pasteInto(user, screen.getByLabelText('Contraseña nueva'), 'cuatro gatos pardos');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeInstanceOf(HTMLElement);
});

test('without a link one is asked for; without a connection it can be tried again', async () => {
  const { address } = await open('/recuperar');
  expect(address()).toBe('/reset-password');
});

test('without a connection nothing has changed, and it can be tried again', async () => {
  const { browser, user } = await open('/recuperar/secret-1', { offline: true });
  expect(screen.getByRole('alert').textContent).toContain('Tu contraseña sigue igual.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No pudimos abrir tu enlace');
  browser.api.failure = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByLabelText('Contraseña nueva')).toBeInstanceOf(HTMLElement);
});
