import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { openSignInApp } from '#test/support/accounts/sign-in-app.tsx';

const asked = {
  web: 'ES',
  redirect: '/carrito',
  callback_page: 'set-session',
  code_challenge: 'challenge of verifier-1',
  code_challenge_method: 'S256',
  state: 'state-1',
};

const open = (query: Readonly<Record<string, string>>, more = '') =>
  openSignInApp(`/callback?${new URLSearchParams(query)}${more}`, new BrowserOfTest());

test.each(Object.keys(asked))('SIGN-2: without %s nobody is asked for a password', async (name) => {
  await open(Object.fromEntries(Object.entries(asked).filter(([each]) => each !== name)));
  await screen.findByRole('heading', { name: 'No pudimos empezar tu ingreso', level: 1 });
  expect(screen.getByRole('alert').textContent).toContain('A la dirección le falta una parte.');
  expect(screen.queryByLabelText('Contraseña')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ingresar desde la escuela' }).getAttribute('href')).toBe(
    'http://localhost:3000/login',
  );
});

test.each([
  [{ web: 'OTRA' }, 'ingresar a otra web'],
  [{ redirect: 'https://mala.example/carrito' }, 'no es de la escuela'],
  [{ redirect: '//mala.example' }, 'no es de la escuela'],
  [{ redirect: 'http://localhost:3000.mala.example/' }, 'no es de la escuela'],
  [{ callback_page: 'otra' }, 'no es de la escuela'],
  [{ code_challenge_method: 'plain' }, 'le falta una parte'],
])('a forged query is refused in words: %o', async (changes, text) => {
  await open({ ...asked, ...changes });
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(await axeProblems()).toEqual([]);
});

test('a value that stands there twice is not guessed at', async () => {
  await open(asked, '&redirect=%2Fotra');
  expect((await screen.findByRole('alert')).textContent).toContain('le falta una parte');
});

test('a full address of the school is a page of it; an address without a query is the form', async () => {
  const { address } = await open({ ...asked, redirect: 'http://localhost:3000/carrito' });
  await screen.findByRole('heading', { name: 'Ingresa a tu cuenta' });
  expect(address()).toContain('/login?web=ES');
});

test('opened by hand it is the form', async () => {
  const { address } = await open({});
  await screen.findByRole('heading', { name: 'Ingresa a tu cuenta' });
  expect(address()).toMatch(/^\/login\??$/);
});
