import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { SessionNewsInMemory } from '#test/memory/accounts/session-news-in-memory.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SharedSession } from '#application/browser/accounts/shared-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { openSignInApp } from '#test/support/accounts/sign-in-app.tsx';

const rosa = aProfile();
const open = (at: string, browser?: BrowserOfTest, keeper?: ReturnType<BrowserOfTest['tab']>) =>
  openSignInApp(at, browser ?? new BrowserOfTest(rosa), keeper);
const asked =
  'web=ES&redirect=%2Fcarrito&callback_page=set-session&code_challenge=challenge+of+verifier-1&code_challenge_method=S256&state=state-1';
const offline = {
  kind: 'offline',
  status: null,
  detail: 'No hay conexión con la escuela. Revisa tu internet y vuelve a intentarlo.',
  field: null,
  data: {},
};

const field = (name: string | RegExp): HTMLElement => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the way in from the school', () => {
  test.each([
    ['login', '/login', 'Ingresa a tu cuenta'],
    ['registro', '/registro', 'Crea tu cuenta'],
    ['otra', '/login', 'Ingresa a tu cuenta'],
  ])('/callback leads to the form of %s with everything it was asked with', async (screenName, path, title) => {
    const { address } = await open(`/callback?${asked}&pantalla=${screenName}`);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInstanceOf(HTMLElement);
    expect(address()).toBe(`${path}?${asked}&pantalla=${screenName}`);
  });

  test('an expired session is said', async () => {
    await open(`/login?${asked}&motivo=vencida`);
    expect(screen.getByText('Tu sesión venció. Ingresa otra vez y sigues donde estabas.')).toBeInstanceOf(HTMLElement);
  });
});

describe('on the way to paying', () => {
  const paying = asked.replace('%2Fcarrito', '%2Fpagos');

  test.each(['login', 'registro'])('/%s says that the cart waits, and what the account is for', async (form) => {
    await open(`/${form}?${paying}`);
    expect(screen.getByText('Tu carrito te espera')).toBeInstanceOf(HTMLElement);
    const alone = screen.getByRole('link', { name: 'Compra solo con tu correo' });
    expect(alone.getAttribute('href')).toMatch(/\/pagos\/correo$/);
    expect(screen.getByText(/por eso la pedimos antes de pagar/)).toBeInstanceOf(HTMLElement);
    expect(await axeProblems()).toEqual([]);
  });

  test('whoever comes from elsewhere is not told so', async () => {
    await open(`/login?${asked}`);
    expect(screen.queryByText('Tu carrito te espera')).toBeNull();
  });
});

describe('signing in', () => {
  test('hands the visitor over to the school', async () => {
    const { browser, keeper, user } = await open(`/login?${asked}`);
    await pasteInto(user, field('Correo'), 'Rosa@correo.pe ');
    await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
    await user.click(press('Ingresar'));
    await waitFor(() =>
      expect(browser.navigator.left).toEqual(['http://localhost:3000/set-session/code-1?state=state-1']),
    );
    expect(keeper.state.loggedIn).toBe(true);
    expect(screen.getByRole('button', { name: 'Ingresando…' })).toBeInstanceOf(HTMLElement);
  });

  test('an account with a second factor asks for its code, in the place of the form', async () => {
    const { browser, user } = await open(`/login?${asked}`);
    browser.api.addFactor(rosa.email, '123456');
    await user.type(field('Correo'), rosa.email);
    await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
    await user.keyboard('{Enter}');
    const title = await screen.findByRole('heading', { name: 'Confirma que eres tú', level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.queryByLabelText('Contraseña', { selector: 'input' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
    await user.click(press('Ingresar'));
    expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(
      'Escribe el código de tu aplicación.',
    );
    await pasteInto(user, field('Código'), '654321');
    await user.keyboard('{Enter}');
    expect((await screen.findAllByText(/Ese código no es correcto/)).length).toBeGreaterThan(0);
    expect(browser.navigator.left).toEqual([]);
    await user.clear(field('Código'));
    await pasteInto(user, field('Código'), '123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(browser.navigator.left).toHaveLength(1));
  });

  test('whoever is asked for a code may choose another account; a password that changed meanwhile is asked for anew', async () => {
    const { browser, user } = await open(`/login?${asked}`);
    browser.api.addFactor(rosa.email, '123456');
    const toCode = async () => {
      await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
      await user.keyboard('{Enter}');
      await screen.findByRole('heading', { name: 'Confirma que eres tú', level: 1 });
    };
    await user.type(field('Correo'), rosa.email);
    await toCode();
    await user.click(press('Usar otra cuenta'));
    expect((field('Correo') as HTMLInputElement).value).toBe(rosa.email);
    await toCode();
    browser.api.changePassword(rosa.email, 'cuatro tristes tigres');
    await pasteInto(user, field('Código'), '123456');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('group', { name: 'No pudimos abrir tu sesión' })).textContent).toContain(
      'El correo o la contraseña no son correctos.',
    );
    expect(field('Contraseña')).toBeTruthy();
  });

  test('without a request of the school, the school begins the sign-in itself', async () => {
    const { browser, user } = await open('/login');
    await user.type(field('Correo'), rosa.email);
    await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(browser.navigator.left).toEqual(['http://localhost:3000/login']));
  });

  test('a wrong password is said, and nothing that was typed is lost', async () => {
    const { browser, user } = await open(`/login?${asked}`);
    await user.type(field('Correo'), rosa.email);
    await pasteInto(user, field('Contraseña'), 'otra cosa');
    await user.click(press('Ingresar'));
    const alert = await screen.findByRole('group', { name: 'No pudimos abrir tu sesión' });
    expect(alert.textContent).toContain('El correo o la contraseña no son correctos.');
    expect(within(alert).getByRole('heading').textContent).toBe('No pudimos abrir tu sesión');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect((field('Correo') as HTMLInputElement).value).toBe(rosa.email);
    expect((field('Contraseña') as HTMLInputElement).value).toBe('otra cosa');
    expect(browser.navigator.left).toEqual([]);
    await user.clear(field('Contraseña'));
    await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(browser.navigator.left).toHaveLength(1));
  });

  test('fields left empty are named, each beside itself, and nothing is sent', async () => {
    const { browser, user } = await open(`/login?${asked}`);
    browser.api.failure = offline;
    await user.click(press('Ingresar'));
    const alert = await screen.findByRole('group', { name: 'Revisa estos datos' });
    expect(within(alert).getByRole('heading').textContent).toBe('Revisa estos datos');
    expect(
      within(alert)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Escribe tu correo.', 'Escribe tu contraseña.']);
    expect(field('Correo').getAttribute('aria-invalid')).toBe('true');
    await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
    await user.click(press('Ingresar'));
    expect(screen.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain('Escribe tu correo.');
    expect(screen.getByRole('group', { name: 'Revisa estos datos' }).textContent).not.toContain(
      'Escribe tu contraseña.',
    );
    expect((field('Contraseña') as HTMLInputElement).value).toBe('tres tristes tigres');
  });

  test('AUTH-8: before the link of the letter is opened, says that the address is not verified and sends it again', async () => {
    const { browser, user } = await open(`/login?${asked}`);
    const person = { givenNames: 'Eva', paternalSurname: 'Paz', maternalSurname: '', email: 'eva@correo.pe' };
    const given = { ...person, password: 'cuatro gatos pardos', acceptsTerms: true, acceptsMarketing: false };
    await browser.api.register(given, '');
    await pasteInto(user, field('Correo'), 'Eva@correo.pe');
    await pasteInto(user, field('Contraseña'), 'cuatro gatos pardos');
    await user.keyboard('{Enter}');
    const alert = await screen.findByRole('group', { name: /NO ESTÁ VERIFICADO/ });
    expect(alert.textContent).toContain('Tu correo NO ESTÁ VERIFICADO. Te enviamos un enlace a eva@correo.pe.');
    expect(document.activeElement).toBe(alert);
    expect((field('Contraseña') as HTMLInputElement).value).toBe('cuatro gatos pardos');
    await user.click(press('Reenviar el correo'));
    await screen.findByRole('dialog', { name: 'Verificación de cuenta' });
    expect(browser.api.letters.map(({ purpose }) => purpose)).toEqual(['open', 'open']);
    await user.click(press('Entendido'));
    await user.clear(field('Contraseña'));
    await pasteInto(user, field('Contraseña'), 'otra cosa');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('group', { name: 'No pudimos abrir tu sesión' })).textContent).toContain(
      'El correo o la contraseña no son correctos.',
    );
    expect(screen.queryByText('NO ESTÁ VERIFICADO')).toBeNull();
  });

  test('without a connection, it says so and can be tried again', async () => {
    const { browser, user } = await open(`/login?${asked}`);
    browser.api.failure = offline;
    await user.type(field('Correo'), rosa.email);
    await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('group', { name: 'No pudimos abrir tu sesión' })).textContent).toContain(
      'No hay conexión',
    );
    browser.api.failure = null;
    await user.click(await screen.findByRole('button', { name: 'Ingresar' }));
    await waitFor(() => expect(browser.navigator.left).toHaveLength(1));
  });

  test('a return to another place than the school is refused', async () => {
    const { browser, user } = await open(`/login?${asked.replace('%2Fcarrito', '%2F%2Fmala.example')}`);
    await user.type(field('Correo'), rosa.email);
    await pasteInto(user, field('Contraseña'), 'tres tristes tigres');
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(
      'La página de retorno no es de la escuela.',
    );
    expect(browser.navigator.left).toEqual([]);
  });

  test('the forgotten password leads to the school; what was typed as e-mail follows to the other form', async () => {
    const { address, user } = await open(`/login?${asked}`);
    const forgotten = screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' });
    expect(forgotten.getAttribute('href')).toBe('http://localhost:3000/reset-password');
    await pasteInto(user, field('Correo'), 'luis@correo.pe');
    await user.click(screen.getByRole('link', { name: 'Crea tu cuenta' }));
    await screen.findByRole('heading', { name: 'Crea tu cuenta' });
    expect(address()).toBe(`/registro?${asked}`);
    expect((field('Correo') as HTMLInputElement).value).toBe('luis@correo.pe');
  });
});

describe('registering', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
    await pasteInto(user, field('Nombres'), 'Luis');
    await pasteInto(user, field('Apellido paterno'), 'Paredes');
    await pasteInto(user, field('Correo'), 'luis@correo.pe');
    await pasteInto(user, field('Contraseña'), 'cuatro gatos pardos');
  }

  async function askFor(user: ReturnType<typeof userEvent.setup>): Promise<void> {
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /He leído y acepto/ }));
    await user.click(press('Crear mi cuenta'));
    await screen.findByRole('heading', { name: 'Revisa tu correo' });
  }

  test('says that the letter is on its way, opens no session, and carries the page to return to', async () => {
    const { browser, keeper, user } = await open(`/registro?${asked}`);
    await askFor(user);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Revisa tu correo' }));
    expect(screen.getByText(/Enviamos un correo a/).textContent).toContain('luis@correo.pe');
    expect(screen.getByRole('link', { name: 'Ingresa' }).getAttribute('href')).toBe(`/login?${asked}`);
    expect(keeper.state.loggedIn).toBe(false);
    expect(browser.navigator.left).toEqual([]);
    const [letter] = browser.api.letters;
    expect(letter).toMatchObject({ to: 'luis@correo.pe', purpose: 'open' });
    const opened = await browser.api.openAccount(letter?.secret ?? '', 'cuatro gatos pardos');
    expect(opened).toMatchObject({ ok: true, value: { returnTo: '/carrito' } });
    expect(await axeProblems()).toEqual([]);
  });

  test('SAFE-18: an address that has an account is answered as any other', async () => {
    const { browser, user } = await open(`/registro?${asked}`);
    await fillIn(user);
    await user.clear(field('Correo'));
    await user.type(field('Correo'), rosa.email);
    await user.click(screen.getByRole('checkbox', { name: /He leído y acepto/ }));
    await user.click(press('Crear mi cuenta'));
    await screen.findByRole('heading', { name: 'Revisa tu correo' });
    expect(screen.getByText(/Enviamos un correo a/).textContent).toContain(rosa.email);
    expect(browser.api.letters).toMatchObject([{ to: rosa.email, purpose: 'already-here' }]);
  });

  test('the letter is asked for again, a minute after the one before', async () => {
    const { browser, user } = await open(`/registro?${asked}`);
    await askFor(user);
    await user.click(await screen.findByRole('button', { name: 'Reenviar el correo' }));
    expect(await screen.findByText(/hace menos de un minuto/)).toBeInstanceOf(HTMLElement);
    expect(browser.api.letters).toHaveLength(1);
    browser.clock.advance({ minutes: 1 });
    await user.click(await screen.findByRole('button', { name: 'Reenviar el correo' }));
    expect(await screen.findByText(/te llegue otra vez a luis@correo.pe/)).toBeInstanceOf(HTMLElement);
    expect(browser.api.letters).toHaveLength(2);
    browser.clock.advance({ minutes: 1 });
    browser.api.failure = offline;
    await user.click(await screen.findByRole('button', { name: 'Reenviar el correo' }));
    expect(await screen.findByText(/No pudimos pedirlo/)).toBeInstanceOf(HTMLElement);
  });

  test('the address is changed without losing what was typed', async () => {
    const { browser, user } = await open(`/registro?${asked}`);
    await askFor(user);
    await user.click(press('Cambiar el correo'));
    await screen.findByRole('heading', { name: 'Crea tu cuenta' });
    expect(document.activeElement).toBe(field('Correo'));
    const values = ['Nombres', 'Apellido paterno', 'Correo', 'Contraseña'].map(
      (name) => (field(name) as HTMLInputElement).value,
    );
    expect(values).toEqual(['Luis', 'Paredes', 'luis@correo.pe', 'cuatro gatos pardos']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /He leído y acepto/ }).checked).toBe(true);
    await user.clear(field('Correo'));
    await pasteInto(user, field('Correo'), 'luis.paredes@correo.pe');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Revisa tu correo' });
    expect(browser.api.letters.at(-1)).toMatchObject({ to: 'luis.paredes@correo.pe' });
  });

  test('a reload still waits for the letter; without a connection nothing that was typed is lost', async () => {
    const { browser, tabStorage, user } = await open(`/registro?${asked}`);
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /He leído y acepto/ }));
    browser.api.failure = offline;
    await user.click(press('Crear mi cuenta'));
    expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain('No hay conexión');
    expect((field('Contraseña') as HTMLInputElement).value).toBe('cuatro gatos pardos');
    browser.api.failure = null;
    await user.click(await screen.findByRole('button', { name: 'Crear mi cuenta' }));
    await screen.findByRole('heading', { name: 'Revisa tu correo' });
    cleanup();
    await openSignInApp(`/registro?${asked}`, browser, browser.tab(), tabStorage);
    await screen.findByRole('heading', { name: 'Revisa tu correo' });
    expect(screen.getByText(/Enviamos un correo a/).textContent).toContain('luis@correo.pe');
    await user.click(press('Cambiar el correo'));
    expect(await screen.findByRole('heading', { name: 'Crea tu cuenta' })).toBeInstanceOf(HTMLElement);
  });

  test('the link that was opened in another tab lets this one go on where it was left', async () => {
    const { browser, user, tabStorage } = await open(`/registro?${asked}`);
    await askFor(user);
    const opened = await browser.api.openAccount(browser.api.letters[0]?.secret ?? '', 'cuatro gatos pardos');
    if (opened.ok) await browser.tab().adopt(opened.value);
    await screen.findByRole('heading', { name: 'Tu sesión está iniciada' });
    await user.click(press('Seguir a la escuela'));
    await waitFor(() => expect(browser.navigator.left[0]).toContain('/set-session/code-1?state=state-1'));
    expect(tabStorage.read('escuela.registro')).toBe('');
  });

  test.each(['storage', 'visibilitychange'])(
    'a tab that did not hear of it looks when there is reason to: %s',
    async (reason) => {
      const { browser, user } = await open(`/registro?${asked}`);
      await askFor(user);
      const opened = await browser.api.openAccount(browser.api.letters[0]?.secret ?? '', 'cuatro gatos pardos');
      const unheard = new SharedSession(browser.vault, new SessionNewsInMemory().anotherTab());
      const { renewal, lock, navigator, clock } = browser;
      if (opened.ok) await new SessionKeeper(unheard, renewal, lock, navigator, clock).adopt(opened.value);
      expect(screen.getByRole('heading', { name: 'Revisa tu correo' })).toBeInstanceOf(HTMLElement);
      (reason === 'storage' ? window : document).dispatchEvent(new Event(reason));
      expect(await screen.findByRole('heading', { name: 'Tu sesión está iniciada' })).toBeInstanceOf(HTMLElement);
    },
  );

  test('no box is ticked beforehand, and marketing has one of its own', async () => {
    await open(`/registro?${asked}`);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['acceptsTerms', false],
      ['acceptsMarketing', false],
    ]);
  });

  test('everything that is missing is said at once, each with a jump to its field; nothing is sent', async () => {
    const { browser, user } = await open(`/registro?${asked}`);
    await pasteInto(user, field('Contraseña'), '12345678');
    await user.click(press('Crear mi cuenta'));
    const alert = await screen.findByRole('group', { name: 'Revisa estos datos' });
    const problems = [...alert.querySelectorAll('li')].map((each) => each.textContent);
    expect(problems).toEqual([
      'Escribe tus nombres.',
      'Escribe tu apellido paterno.',
      'Escribe tu correo.',
      expect.stringContaining('primeras que alguien probaría'),
      expect.stringContaining('acepta los términos'),
    ]);
    expect(browser.api.calls).not.toContain('register');
    expect(field('Nombres').getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Escribe tu apellido paterno.' }));
    expect(document.activeElement).toBe(field('Apellido paterno'));
    expect((field('Contraseña') as HTMLInputElement).value).toBe('12345678');
  });
});

describe('a signed-in visitor', () => {
  test.each(['/login', '/registro', '/callback'])('of %s goes straight on', async (path) => {
    const browser = new BrowserOfTest(rosa);
    await open(`${path}?${asked}`, browser, await browser.signedInTab(rosa));
    await waitFor(() =>
      expect(browser.navigator.left).toEqual(['http://localhost:3000/set-session/code-1?state=state-1']),
    );
    expect(screen.queryByRole('button', { name: 'Ingresar' })).toBeNull();
  });

  test('whose session was ended elsewhere sees the form', async () => {
    const browser = new BrowserOfTest(rosa);
    const keeper = await browser.signedInTab(rosa);
    await browser.api.signOut();
    await open(`/login?${asked}`, browser, keeper);
    expect(await screen.findByRole('heading', { name: 'Ingresa a tu cuenta' })).toBeInstanceOf(HTMLElement);
    expect(keeper.state.loggedIn).toBe(false);
  });

  test('who cannot be sent on is told why and may try again', async () => {
    const browser = new BrowserOfTest(rosa);
    const keeper = await browser.signedInTab(rosa);
    browser.api.failure = offline;
    const { user } = await open(`/login?${asked}`, browser, keeper);
    await screen.findByRole('heading', { name: 'No pudimos llevarte a la escuela' });
    browser.api.failure = null;
    await user.click(press('Intentar de nuevo'));
    await waitFor(() => expect(browser.navigator.left).toHaveLength(1));
  });
});

describe('other addresses', () => {
  test('an unknown one says so, below the name of the school', async () => {
    await open('/nada');
    expect(screen.getByRole('link', { name: 'Escuela, ingresar' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('heading', { name: 'No encontramos esta página' })).toBeInstanceOf(HTMLElement);
  });

  test('the root leads to the form', async () => {
    const { address } = await open('/');
    await screen.findByRole('heading', { name: 'Ingresa a tu cuenta' });
    expect(address()).toBe('/login');
  });
});
