import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { openSignInApp } from '#test/support/accounts/sign-in-app.tsx';
import { wholeText } from '#test/support/browser/whole-text.ts';

const password = 'cuatro gatos pardos';
const luis = {
  givenNames: 'Luis',
  paternalSurname: 'Paredes',
  maternalSurname: '',
  email: 'luis@correo.pe',
  password,
  acceptsTerms: true,
  acceptsMarketing: false,
};
const offline = {
  kind: 'offline',
  status: null,
  detail: 'No hay conexión con la escuela. Revisa tu internet y vuelve a intentarlo.',
  field: null,
  data: {},
};

/** A browser whose visitor asked for an account, and the link of its letter. */
async function asked(returnTo = '/pagos') {
  const browser = new BrowserOfTest(aProfile());
  await browser.api.register(luis, returnTo);
  return { browser, link: `/confirmar-cuenta/${browser.api.letters[0]?.secret}` };
}

const typed = (): HTMLInputElement => screen.getByLabelText('Contraseña', { selector: 'input' });
const press = (name: string): HTMLElement => screen.getByRole('button', { name });

test('asks for the password that was chosen, opens the account, and goes on to the page that was left', async () => {
  const { browser, link } = await asked();
  const { user, keeper } = await openSignInApp(link, browser);
  await screen.findByRole('heading', { name: 'Abre tu cuenta', level: 1 });
  expect(screen.getByText(wholeText('lu•••@correo.pe,'))).toBeInstanceOf(HTMLElement);
  expect(typed().autocomplete).toBe('current-password');
  expect(await axeProblems()).toEqual([]);
  expect(browser.api.calls).not.toContain('openAccount');
  await user.type(typed(), `${password}{Enter}`);
  await waitFor(() => expect(browser.navigator.left).toEqual(['http://localhost:3000/login?redirect=%2Fpagos']));
  expect(keeper.state.loggedIn).toBe(true);
  expect(press('Abriendo tu cuenta…')).toBeInstanceOf(HTMLElement);
});

test('without a page to return to, the school decides', async () => {
  const { browser, link } = await asked('');
  const { user } = await openSignInApp(link, browser);
  await screen.findByRole('heading', { name: 'Abre tu cuenta' });
  await user.type(typed(), `${password}{Enter}`);
  await waitFor(() => expect(browser.navigator.left).toEqual(['http://localhost:3000/login']));
});

test('SAFE-18: whoever did not choose the password opens nothing, and is told what to do', async () => {
  const { browser, link } = await asked();
  const { user, keeper } = await openSignInApp(link, browser);
  await screen.findByRole('heading', { name: 'Abre tu cuenta' });
  await pasteInto(user, typed(), 'la mía de siempre');
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('group', { name: 'No pudimos abrir tu cuenta' });
  expect(alert.textContent).toContain('No es la contraseña que se escribió al pedir esta cuenta.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(typed().getAttribute('aria-invalid')).toBe('true');
  expect(typed().value).toBe('la mía de siempre');
  expect(keeper.state.loggedIn).toBe(false);
  expect(screen.getByText(/Si no pediste ninguna cuenta, cierra esta página/)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('link', { name: 'Crea tu cuenta otra vez' }).getAttribute('href')).toBe('/registro');
});

test('says so when there is an account by now, also when it came while the password was typed', async () => {
  const { browser, link } = await asked();
  const { user } = await openSignInApp(link, browser);
  await screen.findByRole('heading', { name: 'Abre tu cuenta' });
  browser.api.add(aProfile({ email: luis.email }));
  await user.type(typed(), `${password}{Enter}`);
  const title = await screen.findByRole('heading', { name: 'Ya tienes una cuenta', level: 1 });
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('link', { name: 'Ingresar' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'No recuerdo la contraseña' }).getAttribute('href')).toBe(
    'http://localhost:3000/reset-password',
  );
  expect(await axeProblems()).toEqual([]);
});

test('a link that is none leads on', async () => {
  const { browser } = await asked();
  await openSignInApp('/confirmar-cuenta/inventado', browser);
  await screen.findByRole('heading', { name: 'Este enlace no es válido' });
  expect(screen.getByRole('link', { name: 'Crear mi cuenta' }).getAttribute('href')).toBe('/registro');
});

test('a link whose day is over says so', async () => {
  const { browser, link } = await asked();
  browser.api.failure = { kind: 'link-over', status: 410, detail: 'Este enlace ya se usó.', field: 'token', data: {} };
  await openSignInApp(link, browser);
  await screen.findByRole('heading', { name: 'Este enlace ya no sirve' });
  expect(screen.getByText(/vence en 24 horas/)).toBeInstanceOf(HTMLElement);
  expect(await axeProblems()).toEqual([]);
});

test('without a connection, it says so, and the link can be tried again', async () => {
  const { browser, link } = await asked();
  browser.api.failure = offline;
  const { user } = await openSignInApp(link, browser);
  await screen.findByRole('heading', { name: 'No pudimos abrir tu enlace' });
  expect(screen.getByRole('alert').textContent).toContain('No hay conexión');
  browser.api.failure = null;
  await user.click(press('Intentar de nuevo'));
  await screen.findByRole('heading', { name: 'Abre tu cuenta' });
});

test('who is signed in but could not be sent on may try again', async () => {
  const { browser, link } = await asked();
  const { user, settings } = await openSignInApp(link, browser);
  await screen.findByRole('heading', { name: 'Abre tu cuenta' });
  settings.failure = offline;
  await user.type(typed(), `${password}{Enter}`);
  await screen.findByRole('heading', { name: 'Tu cuenta está abierta' });
  settings.failure = null;
  await user.click(press('Seguir a la escuela'));
  await waitFor(() => expect(browser.navigator.left).toEqual(['http://localhost:3000/login?redirect=%2Fpagos']));
});
