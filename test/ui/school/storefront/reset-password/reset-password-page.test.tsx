import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { wire } from '#ui/school/storefront/reset-password/container.ts';
import * as page from '#ui/school/storefront/reset-password/reset-password-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function open() {
  const browser = new BrowserOfTest(aProfile());
  const account = accountServices(browser, browser.tab());
  await showPages([{ path: '/reset-password', module: page }], '/reset-password', (container) => {
    account.wire(container);
    wire(container);
  });
  return { browser, user: userEvent.setup() };
}

test.each(['rosa@correo.pe', 'nadie@correo.pe'])('the answer for %s is the same', async (email) => {
  const { browser, user } = await open();
  await user.type(screen.getByLabelText('Correo'), email);
  await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    `Si hay una cuenta con el correo ${email}, ya te enviamos un enlace para elegir una contraseña nueva. Vence en 10 minutos y sirve una sola vez.`,
  );
  expect(browser.api.letters).toMatchObject([{ to: email, purpose: 'reset' }]);
});

test('what is no address is said at its field, and kept', async () => {
  const { user } = await open();
  await pasteInto(user, screen.getByLabelText('Correo'), 'rosa');
  await user.click(screen.getByRole('button', { name: 'Enviar el enlace' }));
  expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(
    'Escribe un correo válido.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('rosa');
  expect(screen.getByLabelText('Correo').getAttribute('aria-invalid')).toBe('true');
});

test('another address can be tried', async () => {
  const { user } = await open();
  await pasteInto(user, screen.getByLabelText('Correo'), 'rosa@correo.pe');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Probar con otro correo' }));
  expect(screen.getByRole('heading', { name: 'Recupera tu contraseña' })).toBeInstanceOf(HTMLElement);
});
