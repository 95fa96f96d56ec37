import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProfileApiInMemory } from '#test/memory/accounts/profile-api-in-memory.ts';
import { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import * as page from '#ui/school/storefront/confirm-email/confirm-email-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { anOwnProfile } from '#test/support/accounts/own-profiles.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function open(token: string, isOffline = false) {
  const api = new ProfileApiInMemory(anOwnProfile(), 'x');
  api.links.set('secreto', 'nueva@correo.pe');
  if (isOffline) api.failure = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };
  const browser = new BrowserOfTest();
  const account = accountServices(browser, browser.tab());
  const pages = [{ path: '/confirmar-correo/:token', module: page }];
  await showPages(pages, `/confirmar-correo/${token}`, (container) => {
    account.wire(container);
    container.bind(ProfileApi).toConstantValue(api);
  });
  return api;
}

test('the link of the letter gives the account its new address', async () => {
  await open('secreto');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu correo cambió');
  expect(screen.getByText(/nueva@correo.pe/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login?redirect=/main/perfil');
});

test('a link that is over says so', async () => {
  await open('otro');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu correo no cambió');
  expect(screen.getByText('Refused: link-unknown')).toBeInstanceOf(HTMLElement);
});

test('without a connection the link is kept and tried again', async () => {
  const api = await open('secreto', true);
  expect(screen.getByText('Tu enlace sigue sirviendo.')).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tu correo todavía no cambió');
  api.failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('heading', { name: 'Tu correo cambió' })).toBeInstanceOf(HTMLElement);
});
