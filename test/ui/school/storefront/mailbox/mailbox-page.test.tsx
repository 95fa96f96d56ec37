import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AfterSignIn } from '#application/browser/accounts/after-sign-in.ts';
import { MailboxApi } from '#application/browser/accounts/ports/mailbox-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { wireMailboxStore } from '#ui/school/storefront/mailbox/container.ts';
import * as page from '#ui/school/storefront/mailbox/mailbox-page.tsx';
import { MailboxApiInMemory } from '#test/memory/accounts/mailbox-api-in-memory.ts';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { wholeText } from '#test/support/browser/whole-text.ts';

const rosa = aProfile();

class Merging extends AfterSignIn {
  runs = 0;
  run(): Promise<void> {
    this.runs += 1;
    return Promise.resolve();
  }
}

async function open(at = '/pagos/correo', isSignedIn = false, tab = new TabStorageInMemory()) {
  const browser = new BrowserOfTest(rosa);
  const keeper = isSignedIn ? await browser.signedInTab(rosa) : browser.tab();
  const cart = new Merging();
  const account = accountServices(browser, keeper, [cart], tab);
  const api = new MailboxApiInMemory((email) => browser.api.admit(email));
  const shown = await showPages([{ path: '/pagos/correo/:link?', module: page }], at, (container) => {
    account.wire(container);
    container.bind(MailboxApi).toConstantValue(api);
    container.bind(TabStorage).toConstantValue(tab);
    wireMailboxStore(container);
  });
  await shown.services.get(SessionStore).restore();
  return { ...shown, api, browser, cart, keeper, tab, user: userEvent.setup() };
}

type Opened = Awaited<ReturnType<typeof open>>;

// A button that was busy keeps saying so for a moment.
const press = async (user: Opened['user'], name: string) => user.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Código' });

async function asked(opened: Opened) {
  const { user } = opened;
  await user.type(screen.getByRole('textbox', { name: 'Correo' }), rosa.email);
  await user.click(screen.getByRole('checkbox', { name: /acepto los términos/ }));
  await press(user, 'Enviarme un código');
  await heading('Escribe el código');
  return opened;
}

test('buys with an e-mail alone: the address, its code, then paying with the cart that was gathered', async () => {
  const { user, api, address, cart, keeper } = await asked(await open());
  expect(screen.getByText(wholeText(`${rosa.email}.`))).toBeInstanceOf(HTMLElement);
  expect(codeField().autocomplete).toBe('one-time-code');
  expect(await axeProblems()).toEqual([]);
  await user.type(codeField(), api.letters[0]?.code ?? '');
  await press(user, 'Continuar');
  await waitFor(() => expect(address()).toBe('/pagos'));
  expect(keeper.state).toMatchObject({ loggedIn: true, user: rosa });
  expect(cart.runs).toBe(1);
});

test('says what is missing beside its field, before anything is sent', async () => {
  const { user, api } = await open();
  await press(user, 'Enviarme un código');
  const list = within(await screen.findByRole('group', { name: 'Revisa estos datos' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Escribe tu correo.',
    'Acepta los términos y condiciones para continuar.',
  ]);
  expect(api.letters).toEqual([]);
  expect(await axeProblems()).toEqual([]);
});

test('a wrong code is said at its field and stays typed; another letter, another address, and a reload lose nothing', async () => {
  const { user, api, tab, unmount } = await asked(await open());
  await pasteInto(user, codeField(), '12');
  await press(user, 'Continuar');
  expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(
    'Escribe los 6 números del código.',
  );
  await user.clear(codeField());
  await pasteInto(user, codeField(), '999999');
  await press(user, 'Continuar');
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain('Te quedan 4 intentos.'),
  );
  expect(codeField().value).toBe('999999');
  expect(codeField().getAttribute('aria-invalid')).toBe('true');
  expect(await axeProblems()).toEqual([]);
  await press(user, 'Enviarme otro código');
  expect(await screen.findByText(/^Enviamos otro código/)).toBeInstanceOf(HTMLElement);
  expect(api.letters).toHaveLength(2);
  unmount();
  const again = await open('/pagos/correo', false, tab);
  await heading('Escribe el código');
  await press(again.user, 'Usar otro correo');
  await heading('Compra con tu correo');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo' }).value).toBe(rosa.email);
});

test('without a connection nothing is lost; what was let in already is not asked for twice', async () => {
  const { user, api, browser, address, keeper } = await asked(await open());
  api.failure = offline;
  await user.type(codeField(), api.letters[0]?.code ?? '');
  await press(user, 'Continuar');
  expect((await screen.findByText(offline.detail)).textContent).toBe(offline.detail);
  api.failure = null;
  browser.api.failure = offline;
  await press(user, 'Continuar');
  await waitFor(() => expect(keeper.state.loggedIn).toBe(true));
  await screen.findByRole('button', { name: 'Continuar' });
  expect(address()).toBe('/pagos/correo');
  browser.api.failure = null;
  await press(user, 'Continuar');
  await waitFor(() => expect(address()).toBe('/pagos'));
});

test.each([
  ['code-over', 'code', 'Ese código ya se usó o venció. Pide otro.'],
  ['code-tries-spent', 'code', 'Ese código se probó demasiadas veces. Pide otro.'],
  ['mailbox-not-enough', null, 'Tu cuenta tiene una protección más.'],
  ['account-disabled', null, 'Esta cuenta está desactivada.'],
])('%s is said, and the ways on stand below', async (kind, field, detail) => {
  const { user, api, browser } = await asked(await open());
  api.failure = { kind, status: 403, field, detail, data: {} };
  await pasteInto(user, codeField(), '123456');
  await press(user, 'Continuar');
  expect((await screen.findAllByText(detail)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Enviarme otro código' })).toBeInstanceOf(HTMLElement);
  await press(user, 'Ingresar con mi contraseña');
  await waitFor(() => expect(browser.navigator.left[0]).toContain('redirect=%2Fpagos'));
});

test('the link waits for a press; in another browser it leads to the code or to another letter', async () => {
  const { user, api, address } = await open('/pagos/correo/enlace-1');
  await heading('Continúa con tu compra');
  await press(user, 'Continuar');
  await heading('Abriste el enlace en otro navegador');
  expect(await axeProblems()).toEqual([]);
  await api.askCode(rosa.email, true);
  await press(user, 'Pedir otro código');
  await heading('Compra con tu correo');
  expect(address()).toBe('/pagos/correo/enlace-1');
});

test('the link goes on to paying in the browser that asked', async () => {
  const tab = new TabStorageInMemory();
  const { user, api, address } = await open('/pagos/correo/enlace-1', false, tab);
  await api.askCode(rosa.email, true);
  await press(user, 'Continuar');
  await waitFor(() => expect(address()).toBe('/pagos'));
});

test('whoever is signed in is led to paying at once', async () => {
  const { address } = await open('/pagos/correo', true);
  expect(address()).toBe('/pagos');
});
