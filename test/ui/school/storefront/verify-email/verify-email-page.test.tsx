import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import * as page from '#ui/school/storefront/verify-email/verify-email-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const rosa = aProfile({ emailVerified: false });
const offline = { kind: 'offline', status: null, detail: 'No hay conexión.', field: null, data: {} };

async function open(secret: string, { signedIn = false, failure = false } = {}) {
  const browser = new BrowserOfTest(rosa);
  await browser.api.sendVerification(rosa.email);
  const keeper = signedIn ? await browser.signedInTab(rosa) : browser.tab();
  const account = accountServices(browser, keeper);
  if (failure) browser.api.failure = offline;
  const shown = await showPages([{ path: '/verificar/:token', module: page }], `/verificar/${secret}`, account.wire);
  return { ...shown, browser, keeper, user: userEvent.setup() };
}

test('a good link verifies, and a visitor is led to sign in', async () => {
  await open('secret-1');
  expect(screen.getByRole('heading', { name: 'Tu correo está verificado' })).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/rosa@correo.pe/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login?redirect=/main');
});

test('whoever is signed in is known to be verified at once', async () => {
  const { keeper, services } = await open('secret-1', { signedIn: true });
  await services.get(SessionStore).restore();
  expect(keeper.state.user?.emailVerified).toBe(true);
  expect(await screen.findByRole('link', { name: 'Ir a mis contenidos' })).toBeInstanceOf(HTMLElement);
});

test('a bad link says so and offers another letter', async () => {
  const { browser, user } = await open('invented');
  expect(screen.getByRole('heading', { name: 'No pudimos verificar tu correo' })).toBeInstanceOf(HTMLElement);
  await user.type(screen.getByLabelText('Correo'), rosa.email);
  await user.click(screen.getByRole('button', { name: 'Enviar un enlace nuevo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verificación de cuenta' });
  expect(dialog.textContent).toContain(rosa.email);
  expect(browser.api.letters).toHaveLength(2);
});

test('without a connection the link stays good and can be tried again', async () => {
  const { browser, user } = await open('secret-1', { failure: true });
  expect(screen.getByRole('alert').textContent).toContain('Tu enlace sigue sirviendo.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu correo todavía no se verificó');
  browser.api.failure = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => screen.getByRole('heading', { name: 'Tu correo está verificado' }));
});
