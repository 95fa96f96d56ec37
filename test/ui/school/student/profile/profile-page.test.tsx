import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ProfileApiInMemory } from '#test/memory/accounts/profile-api-in-memory.ts';
import { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';
import { FactorApiInMemory } from '#test/memory/accounts/factor-api-in-memory.ts';
import { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import type { OwnProfile } from '#application/read-models/accounts/own-profile.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { wireProfileStores } from '#ui/school/student/profile/container.ts';
import * as page from '#ui/school/student/profile/profile-page.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { anOwnProfile } from '#test/support/accounts/own-profiles.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const offline = { kind: 'offline', status: null, detail: 'Sin conexión.', field: null, data: {} };

async function open(changes: Partial<OwnProfile> = {}, isComplete = true, isOffline = false) {
  const api = new ProfileApiInMemory(anOwnProfile(changes), 'tres tristes tigres');
  if (isOffline) api.failure = offline;
  const rosa = aProfile({ profileComplete: isComplete });
  const browser = new BrowserOfTest(rosa);
  const keeper = await browser.signedInTab(rosa);
  const account = accountServices(browser, keeper);
  const shown = await showPages([{ path: '/main/perfil', module: page }], '/main/perfil', (container) => {
    account.wire(container);
    container.bind(ProfileApi).toConstantValue(api);
    container.bind(FactorApi).toConstantValue(new FactorApiInMemory());
    wireProfileStores(container);
  });
  await shown.services.get(SessionStore).restore();
  return { ...shown, api, account: browser.api, keeper, user: userEvent.setup() };
}

const form = (name: string) => within(screen.getByRole('form', { name }));

test('shows what was given, whether it is complete, and every part of the page', async () => {
  await open({ phone: '', documentNumber: '', documentType: '' }, false);
  expect((await screen.findByText(/Te falta/)).textContent).toBe('Te faltan tu documento y tu celular.');
  expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveProperty('value', 'Rosa María');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Tus datos',
    'Correo',
    'Contraseña',
    'Verificación en dos pasos',
    'Sesiones y dispositivos',
    'Novedades por correo',
    'Tu información en la escuela',
  ]);
  expect(screen.getByRole('link', { name: 'Ver las sesiones abiertas' }).getAttribute('href')).toBe('/sesiones');
  expect(await axeProblems()).toEqual([]);
});

test('MODAL-1: an address that is not verified is among what the profile lacks', async () => {
  await open({ emailVerified: false }, false);
  expect((await screen.findByText(/Te falta/)).textContent).toBe('Te falta verificar tu correo.');
});

test('saves names, document, telephone and a district that was found step by step', async () => {
  const { user, api } = await open({ phone: '' });
  const facts = form('Tus datos');
  await pasteInto(user, facts.getByRole('textbox', { name: 'Celular' }), '987 111 222');
  await facts.findByRole('option', { name: 'Lima' });
  await user.selectOptions(facts.getByRole('combobox', { name: /Departamento/ }), 'Lima');
  await waitFor(() => expect(facts.getByRole('combobox', { name: /Provincia/ })).toHaveProperty('disabled', false));
  await user.selectOptions(facts.getByRole('combobox', { name: /Provincia/ }), 'Lima');
  await user.selectOptions(facts.getByRole('combobox', { name: /Distrito/ }), 'Miraflores');
  await pasteInto(user, facts.getByRole('textbox', { name: /Ocupación/ }), 'Abogada');
  await user.click(facts.getByRole('button', { name: 'Guardar mis datos' }));
  expect((await facts.findByRole('status')).textContent).toContain('Guardamos tus datos.');
  expect(api.profile).toMatchObject({ phone: '987111222', district: '150122', occupation: 'Abogada' });
});

test('USER-2: each fact of the form is kept under its own name', async () => {
  const { user, api } = await open();
  const facts = form('Tus datos');
  const given = {
    Nombres: 'Rosa Elena',
    'Apellido paterno': 'Torres',
    'Apellido materno': 'Vega',
    'Número de documento': '40123456',
    Celular: '987 222 333',
    Dirección: 'Jr. Puno 123',
    Ocupación: 'Contadora',
    'Centro de trabajo o estudios': 'Estudio Vega',
  };
  for (const [label, value] of Object.entries(given)) {
    const field = facts.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await user.clear(field);
    await user.type(field, value);
  }
  await user.click(facts.getByRole('button', { name: 'Guardar mis datos' }));
  await facts.findByRole('status');
  expect(api.profile).toMatchObject({
    givenNames: 'Rosa Elena',
    paternalSurname: 'Torres',
    maternalSurname: 'Vega',
    documentNumber: '40123456',
    phone: '987222333',
    address: 'Jr. Puno 123',
    occupation: 'Contadora',
    organization: 'Estudio Vega',
  });
});

test('shows the name that certificates will carry as it is typed, and speaks of none while there is none', async () => {
  const { user } = await open();
  const facts = form('Tus datos');
  const told = (): string => facts.queryByText(/certificados que obtengas/)?.textContent ?? '';
  expect(told()).toContain('Rosa María Huamán Quispe');
  await user.clear(facts.getByRole('textbox', { name: /^Apellido materno/ }));
  await pasteInto(user, facts.getByRole('textbox', { name: 'Nombres' }), '  Elena ');
  expect(told()).toContain('Rosa María Elena Huamán.');
  await user.clear(facts.getByRole('textbox', { name: 'Nombres' }));
  await user.clear(facts.getByRole('textbox', { name: 'Apellido paterno' }));
  expect(told()).toBe('');
});

const whole = { givenNames: 'Ana Torres Quispe', paternalSurname: '', maternalSurname: '' };
const namesIn = (facts: ReturnType<typeof form>) =>
  ['Nombres', /^Apellido paterno/, /^Apellido materno/].map(
    (name) => facts.getByRole<HTMLInputElement>('textbox', { name }).value,
  );

test('a name that a receipt gave whole is shown in parts, to be looked at before it is saved', async () => {
  const { user, api } = await open(whole, false);
  const facts = form('Tus datos');
  expect(facts.getByText(/^Compraste como «Ana Torres Quispe»/)).toBeTruthy();
  expect(namesIn(facts)).toEqual(['Ana', 'Torres', 'Quispe']);
  expect(api.profile).toMatchObject(whole);
  await user.click(facts.getByRole('button', { name: 'Guardar mis datos' }));
  await facts.findByText('Guardamos tus datos.');
  expect(api.profile).toMatchObject({ givenNames: 'Ana', paternalSurname: 'Torres', maternalSurname: 'Quispe' });
  expect(facts.queryByText(/^Compraste como/)).toBeNull();
});

test('a name that only an address gave is not proposed', async () => {
  await open({ ...whole, email: 'ana.torres@correo.pe', givenNames: 'Ana Torres' }, false);
  expect(namesIn(form('Tus datos'))).toEqual(['', '', '']);
  expect(screen.getByRole('textbox', { name: 'Nombres', description: /solo tenemos tu correo/ })).toBeTruthy();
  expect(screen.getByText(/Te faltan/).textContent).toBe('Te faltan tus nombres y tu apellido paterno.');
});

test('surnames alone are not shown as what a certificate says', async () => {
  const { user } = await open(whole, false);
  const facts = form('Tus datos');
  await user.clear(facts.getByRole('textbox', { name: 'Nombres' }));
  expect(facts.queryByText(/saldrás como/)).toBeNull();
  expect(facts.getByText(/^Faltan tus nombres/)).toBeTruthy();
});

test('whoever has a surname among their given names is asked at the field, and saves it by saving again', async () => {
  const { user, api } = await open(whole, false);
  const facts = form('Tus datos');
  await pasteInto(user, facts.getByRole('textbox', { name: 'Nombres' }), ' Torres');
  expect(facts.getByText(/saldrás como/).textContent).toContain('Ana Torres Torres Quispe, con «Torres» dos veces.');
  const save = facts.getByRole('button', { name: 'Guardar mis datos' });
  await user.click(save);
  const asked = /^«Torres» está también en tus nombres/;
  expect(facts.getByRole('textbox', { name: 'Nombres', description: asked })).toBeTruthy();
  expect(api.profile).toMatchObject(whole);
  await user.click(save);
  await facts.findByText('Guardamos tus datos.');
  expect(api.profile).toMatchObject({ givenNames: 'Ana Torres', paternalSurname: 'Torres' });
});

test('USER-2: a complete profile says so, an incomplete one what it lacks', async () => {
  const complete = await open();
  expect(await screen.findByText('Tu perfil está completo.')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Tu perfil está incompleto')).toBeNull();
  complete.unmount();
  await open({ emailVerified: false }, false);
  expect(await screen.findByText('Te falta verificar tu correo.')).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText('Tu perfil está completo.')).toBeNull();
});

test('names everything that is wrong at once, sends nothing and loses nothing', async () => {
  const { user, api } = await open();
  const facts = form('Tus datos');
  await user.clear(facts.getByRole('textbox', { name: 'Nombres' }));
  await user.clear(facts.getByRole('textbox', { name: 'Número de documento' }));
  await pasteInto(user, facts.getByRole('textbox', { name: 'Número de documento' }), '123');
  await user.click(facts.getByRole('button', { name: 'Guardar mis datos' }));
  const told = facts.getByRole('group', { name: 'Revisa estos datos' }).textContent;
  expect(told).toContain('Escribe tus nombres.');
  expect(told).toContain('El DNI tiene 8 dígitos. Revísalo.');
  expect(facts.getByRole('textbox', { name: 'Número de documento' })).toHaveProperty('value', '123');
  expect(api.profile.documentNumber).toBe('46712369');
  // Without a document no number is asked for, and nothing is said of it.
  await user.selectOptions(facts.getByRole('combobox', { name: 'Documento' }), '');
  expect(facts.queryByRole('textbox', { name: 'Número de documento' })).toBeNull();
  const left = facts.getByRole('group', { name: 'Revisa estos datos' }).textContent;
  expect(left).toContain('Escribe tus nombres.');
  expect(left).not.toContain('DNI');
});

test('what could not be saved stays in the form', async () => {
  const { user, api } = await open();
  api.failure = offline;
  const facts = form('Tus datos');
  await pasteInto(user, facts.getByRole('textbox', { name: /Dirección/ }), 'Jr. Puno 123');
  await user.click(facts.getByRole('button', { name: 'Guardar mis datos' }));
  expect((await facts.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain('Sin conexión.');
  expect(facts.getByRole('textbox', { name: /Dirección/ })).toHaveProperty('value', 'Jr. Puno 123');
});

test('a photograph is sent; one that is too large is not', async () => {
  const { user, api } = await open();
  const file = screen.getByLabelText('Foto de perfil');
  await user.upload(file, new File(['x'], 'yo.png', { type: 'image/png' }));
  expect(await screen.findByText('Tu foto cambió.')).toBeInstanceOf(HTMLElement);
  expect(api.photo?.name).toBe('yo.png');
  await user.upload(file, new File([new Uint8Array(6 * 1024 * 1024)], 'grande.png', { type: 'image/png' }));
  expect(await screen.findByText(/La foto pesa demasiado/)).toBeInstanceOf(HTMLElement);
  expect(api.photo?.name).toBe('yo.png');
});

test('the password changes with the present one', async () => {
  const { user, api } = await open();
  const password = form('Cambiar la contraseña');
  await user.click(await password.findByRole('button', { name: 'Cambiar mi contraseña' }));
  expect(password.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain(
    'Escribe tu contraseña actual.',
  );
  await waitFor(() => expect(document.activeElement).toBe(password.getByRole('group', { name: 'Revisa estos datos' })));
  await pasteInto(user, password.getByLabelText('Contraseña actual'), 'otra');
  await pasteInto(user, password.getByLabelText('Contraseña nueva'), 'cuatro gatos grises');
  await user.click(await password.findByRole('button', { name: 'Cambiar mi contraseña' }));
  expect(await password.findAllByText('Refused: own-password-wrong')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(password.getByRole('group', { name: 'Revisa estos datos' })));
  await user.clear(password.getByLabelText('Contraseña actual'));
  await pasteInto(user, password.getByLabelText('Contraseña actual'), 'tres tristes tigres');
  await user.click(await password.findByRole('button', { name: 'Cambiar mi contraseña' }));
  expect(await password.findByText(/Cerramos las demás sesiones/)).toBeInstanceOf(HTMLElement);
  expect(api.password).toBe('cuatro gatos grises');
});

test('another e-mail waits for its link', async () => {
  const { user, api } = await open();
  const email = form('Cambiar el correo');
  await pasteInto(user, email.getByRole('textbox', { name: 'Correo nuevo' }), 'nueva@correo.pe');
  await pasteInto(user, email.getByLabelText('Tu contraseña'), 'tres tristes tigres');
  await user.click(email.getByRole('button', { name: 'Cambiar mi correo' }));
  expect(await email.findByText(/Enviamos un enlace a nueva@correo.pe/)).toBeInstanceOf(HTMLElement);
  expect([...api.links.values()]).toEqual(['nueva@correo.pe']);
  expect(api.profile.email).toBe('rosa@correo.pe');
});

test('letters with offers are a box of their own, not ticked, and taken back as easily', async () => {
  const { user, api } = await open();
  const box = screen.getByRole('checkbox', { name: /novedades y ofertas/ });
  expect(box).toHaveProperty('checked', false);
  await user.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  expect(screen.getByText(/^Aceptaste el/)).toBeInstanceOf(HTMLElement);
  await user.click(box);
  await waitFor(() => expect(api.profile.marketing?.granted).toBe(false));
  expect(await screen.findByText(/ya no te escribiremos/)).toBeInstanceOf(HTMLElement);
});

test('an account is deleted with box and password, and the session is over', async () => {
  const { user, api, keeper } = await open();
  await user.click(screen.getByRole('button', { name: 'Eliminar mi cuenta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Eliminar tu cuenta' }, { timeout: 10_000 }));
  await user.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
  expect(dialog.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain('Marca que entiendes');
  await user.click(dialog.getByRole('checkbox', { name: 'Entiendo que no se puede recuperar.' }));
  await pasteInto(user, dialog.getByLabelText('Tu contraseña'), 'tres tristes tigres');
  await user.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
  expect(await screen.findByRole('heading', { name: 'Eliminamos tu cuenta' })).toBeInstanceOf(HTMLElement);
  expect(api.isDeleted).toBe(true);
  await waitFor(() => expect(keeper.state.loggedIn).toBe(false));
});

test('what could not be loaded can be tried again', async () => {
  const { user, api } = await open({}, true, true);
  expect(screen.getByRole('alert').textContent).toContain('No pudimos cargar tu perfil');
  api.failure = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('textbox', { name: 'Nombres' })).toBeInstanceOf(HTMLElement);
});

test('an account that was made with an e-mail alone is offered its first password, by the link of a letter', async () => {
  const { user, account } = await open({ hasPassword: false, paternalSurname: '' }, false);
  expect((await screen.findByText(/Te falta/)).textContent).toBe(
    'Te falta tu apellido paterno y crear una contraseña.',
  );
  expect(await screen.findByText(/Para cambiarlo, crea antes una contraseña/)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole('form', { name: 'Cambiar la contraseña' })).toBeNull();
  // Nor is a password asked for that there is not.
  expect(screen.queryByLabelText('Tu contraseña')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).toBeNull();
  const ways = screen.getAllByRole('link', { name: /^créala antes$/i });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#contrasena', '#contrasena']);
  await user.click(screen.getByRole('button', { name: 'Crear contraseña' }));
  expect(await screen.findByText(/^Enviamos un enlace a rosa@correo\.pe/)).toBeInstanceOf(HTMLElement);
  expect(account.letters).toMatchObject([{ to: 'rosa@correo.pe', purpose: 'reset' }]);
});
