import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile, anOwnedProduct } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { openSignInApp } from '#test/support/accounts/sign-in-app.tsx';
import { wholeText } from '#test/support/browser/whole-text.ts';

const rosa = aProfile();
const offline = {
  kind: 'offline',
  status: null,
  detail: 'No hay conexión con la escuela. Revisa tu internet y vuelve a intentarlo.',
  field: null,
  data: {},
};
const open = (at: string, browser?: BrowserOfTest, keeper?: ReturnType<BrowserOfTest['tab']>) =>
  openSignInApp(at, browser ?? new BrowserOfTest(rosa), keeper);
const field = (name: string | RegExp): HTMLElement => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('/dashboard', () => {
  test('says who is signed in, leads to the school, and signs out', async () => {
    const browser = new BrowserOfTest(rosa);
    const { user } = await open('/dashboard', browser, await browser.signedInTab(rosa));
    await screen.findByRole('heading', { name: 'Hola, Rosa' });
    expect(screen.getByText('Tu sesión está iniciada como rosa@correo.pe.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: 'Mis contenidos' }).getAttribute('href')).toBe(
      'http://localhost:3000/main',
    );
    expect(screen.queryByText(/no tiene un plan/)).toBeNull();
    expect(screen.queryByText('NO ESTÁ VERIFICADO')).toBeNull();
    await user.click(press('Cerrar sesión'));
    await waitFor(() => expect(browser.navigator.left).toEqual(['/login']));
    expect(browser.api.calls).toContain('signOut');
  });

  test('whoever has no plan for what they sought is shown the plans', async () => {
    const browser = new BrowserOfTest(rosa);
    await open('/dashboard?motivo=sin-plan', browser, await browser.signedInTab(rosa));
    await screen.findByText('Tu cuenta no tiene un plan que incluya el contenido que buscabas.');
    expect(screen.getByRole('heading', { name: 'Tu plan no incluye ese contenido' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Todavía no tienes contenidos propios.')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('http://localhost:3000/pro');
  });

  test('an unverified address has its bar and can ask for the letter again', async () => {
    const unverified = aProfile({ emailVerified: false });
    const browser = new BrowserOfTest(unverified);
    const { user } = await open('/dashboard', browser, await browser.signedInTab(unverified));
    expect(await screen.findByText('NO ESTÁ VERIFICADO')).toBeInstanceOf(HTMLElement);
    await user.click(press('Reenviar el correo'));
    const dialog = await screen.findByRole('dialog', { name: 'Verificación de cuenta' });
    expect(dialog.textContent).toContain('Enviamos un correo a rosa@correo.pe. Revisa tu bandeja');
    await user.click(press('Entendido'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(browser.api.letters).toHaveLength(1);
  });

  test('a letter that could not be sent is only logged', async () => {
    const unverified = aProfile({ emailVerified: false });
    const browser = new BrowserOfTest(unverified);
    const { user, logger } = await open('/dashboard', browser, await browser.signedInTab(unverified));
    await screen.findByText('NO ESTÁ VERIFICADO');
    browser.api.failure = offline;
    await user.click(press('Reenviar el correo'));
    await waitFor(() => expect(logger.entries).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Reenviar el correo' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a stranger signs in first', async () => {
    const { address } = await open('/dashboard');
    await screen.findByRole('heading', { name: 'Ingresa a tu cuenta' });
    expect(address()).toBe('/login?volver=%2Fdashboard');
  });

  test('says what the plan in force is and holds, and what was looked for', async () => {
    const plan = {
      id: 9,
      slug: 'pro-penal',
      title: 'PRO Penal',
      page: 'pro',
      since: '2026-01-01T00:00:00.000Z',
      until: '2026-12-31T15:00:00.000Z',
      isOwn: false,
    } as const;
    const subscriber = aProfile({ plan, proPlans: [plan], owned: [anOwnedProduct(7), anOwnedProduct(8)] });
    const browser = new BrowserOfTest(subscriber);
    await open('/dashboard?motivo=sin-plan&modulo=LI', browser, await browser.signedInTab(subscriber));
    await screen.findByRole('heading', { name: 'Tu plan no incluye los libros' });
    const held = screen.getByText('PRO Penal').closest('ul');
    expect(held?.textContent).toBe(
      'PRO Penal, hasta el jueves 31 de diciembre de 2026, como invitado2 contenidos en tu cuenta',
    );
    expect(screen.getByRole('link', { name: 'Volver a mis contenidos' }).getAttribute('href')).toBe(
      'http://localhost:3000/main',
    );
    expect(await axeProblems()).toEqual([]);
  });

  test.each(['<b>LI</b>', 'constructor', 'XX'])('a module that is none (%s) is not repeated', async (code) => {
    const browser = new BrowserOfTest(rosa);
    const at = `/dashboard?motivo=sin-plan&modulo=${encodeURIComponent(code)}`;
    await open(at, browser, await browser.signedInTab(rosa));
    expect(await screen.findByRole('heading', { name: 'Tu plan no incluye ese contenido' })).toBeInstanceOf(
      HTMLElement,
    );
  });

  test('a school that cannot say who is signed in ends no session', async () => {
    const browser = new BrowserOfTest(rosa);
    const keeper = await browser.signedInTab(rosa);
    browser.api.failure = offline;
    await open('/dashboard', browser, keeper);
    await screen.findByRole('heading', { name: 'No pudimos abrir esta página' });
    expect(keeper.state.loggedIn).toBe(true);
  });
});

describe('/dashboard/perfil', () => {
  const listed = (id: string, isCurrent: boolean, device: string): ListedSession => ({
    id,
    device,
    isCurrent,
    address: '190.1.1.1',
    createdAt: '2026-03-01T15:00:00.000Z',
    lastUsedAt: '2026-03-02T15:00:00.000Z',
    expiresAt: '2026-04-01T15:00:00.000Z',
  });

  async function openProfile() {
    const browser = new BrowserOfTest(rosa);
    browser.api.listed = [listed('1', true, 'Chrome en Linux'), listed('2', false, 'Safari en iPhone')];
    const opened = await open('/dashboard/perfil', browser, await browser.signedInTab(rosa));
    await screen.findByRole('heading', { name: 'Mi cuenta', level: 1 });
    return opened;
  }

  test('says who is signed in, that the address is verified, and leads to the profile of the school', async () => {
    await openProfile();
    expect(screen.getByText('Verificado')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(wholeText(new RegExp(`^${rosa.email}`)))).toBeInstanceOf(HTMLElement);
    const link = screen.getByRole('link', { name: 'Editar mi perfil en la escuela' });
    expect(link.getAttribute('href')).toBe('http://localhost:3000/main/perfil');
    expect(await axeProblems()).toEqual([]);
  });

  test('lists where the account is open and closes the other places', async () => {
    const { browser, user } = await openProfile();
    await screen.findByText('Safari en iPhone');
    expect(screen.getByText('Esta sesión')).toBeInstanceOf(HTMLElement);
    await user.click(press('Cerrar todas las demás'));
    expect(await screen.findByText('Tu cuenta solo está abierta aquí.')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('Safari en iPhone')).toBeNull();
    expect(browser.api.calls).toContain('closeOtherSessions');
  });

  test('sessions that cannot be closed or listed are said, and asked for again', async () => {
    const { browser, user } = await openProfile();
    await screen.findByText('Safari en iPhone');
    browser.api.failure = offline;
    await user.click(press('Cerrar todas las demás'));
    expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
    expect(screen.getByText('Safari en iPhone')).toBeInstanceOf(HTMLElement);
  });

  test('an unverified address says so', async () => {
    const unverified = aProfile({ emailVerified: false });
    const browser = new BrowserOfTest(unverified);
    await open('/dashboard/perfil', browser, await browser.signedInTab(unverified));
    expect(await screen.findByText('Sin verificar')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('NO ESTÁ VERIFICADO')).toBeInstanceOf(HTMLElement);
  });
});

describe('the confirmation of a payment', () => {
  test.each(['/dashboard/confirmar-pago', '/dashboard/facturacion/confirmar-pago'])(
    '%s says what happens and leads to the page of the school, with the order',
    async (path) => {
      const browser = new BrowserOfTest(rosa);
      await open(`${path}?pedido=o-7`, browser, await browser.signedInTab(rosa));
      await screen.findByRole('heading', { name: 'Confirma tu pago' });
      expect(screen.getByText(/sin ingresar otra vez/)).toBeInstanceOf(HTMLElement);
      const link = screen.getByRole('link', { name: 'Ir a confirmar mi pago' });
      expect(link.getAttribute('href')).toBe('http://localhost:3000/confirmar-pago?pedido=o-7');
      expect(await axeProblems()).toEqual([]);
    },
  );
});

describe('whoever is not signed in', () => {
  test.each(['/dashboard/perfil', '/dashboard/confirmar-pago?pedido=o-7', '/dashboard/facturacion/confirmar-pago'])(
    'signs in and is back at %s',
    async (path) => {
      const { address, browser, user } = await open(path);
      await screen.findByRole('heading', { name: 'Ingresa a tu cuenta' });
      await user.type(field('Correo'), rosa.email);
      await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe(path));
      expect(browser.navigator.left).toEqual([]);
    },
  );

  test('because the session expired is told so, once', async () => {
    const browser = new BrowserOfTest(rosa);
    const keeper = await browser.signedInTab(rosa);
    await keeper.end('expired');
    const { address } = await open('/dashboard/perfil', browser, keeper);
    await screen.findByText('Tu sesión venció. Ingresa otra vez y sigues donde estabas.');
    expect(address()).toBe('/login?volver=%2Fdashboard%2Fperfil&motivo=vencida');
    expect(keeper.state.sessionExpired).toBe(false);
  });

  test.each(['https://mala.example', '//mala.example', '/dashboard/../../x', '/otra', '/dashboard\\x'])(
    'is never sent on to %s',
    async (elsewhere) => {
      const { browser, address, user } = await open(`/login?volver=${encodeURIComponent(elsewhere)}`);
      await user.type(field('Correo'), rosa.email);
      await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(browser.navigator.left).toEqual(['http://localhost:3000/login']));
      expect(address()).toContain('/login');
    },
  );
});
