import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import * as partPage from '#ui/school/staff/settings/settings-part-page.tsx';
import * as settingsPage from '#ui/school/staff/settings/settings-page.tsx';
import { SchoolSettingsStore } from '#ui/school/staff/settings/settings-store.ts';
import { ResourceApiInMemory } from '#test/memory/office/resources/resource-api-in-memory.ts';
import { SchoolSettingsApiInMemory } from '#test/memory/settings/settings-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { storedProduct } from '#test/support/catalogue/catalogue-builders.ts';
import { ProductPagesInMemory } from '#test/support/catalogue/product-pages-in-memory.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const path = '/colaboradores/ajustes';
const pages = [
  { path, module: settingsPage },
  { path: `${path}/:parte`, module: partPage },
];

async function show(
  at: string,
  as: OfficeRole = 'owner',
  api = new SchoolSettingsApiInMemory(),
  catalogue: CatalogueApi | null = null,
  drafts = noDrafts(),
) {
  const session = await officeSession(as);
  const things = new ResourceApiInMemory();
  things.choices.push({ id: 1, label: 'Curso 1 · ES-VT-1' }, { id: 2, label: 'Curso 2 · ES-VT-2' });
  const shown = await showPages(pages, at, (container) => {
    session.wire(container);
    container.bind(SchoolSettingsApi).toConstantValue(api);
    container.bind(ResourceApi).toConstantValue(things);
    if (catalogue !== null) container.bind(CatalogueApi).toConstantValue(catalogue);
    container
      .bind(SchoolSettingsStore)
      .toConstantValue(new SchoolSettingsStore(api, new FixedClock('2026-12-01T15:00:00.000Z'), drafts));
  });
  return { ...shown, api, user: userEvent.setup() };
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const said = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

describe('the parts of the settings', () => {
  test('tell first what a school must say before it sells, and lead there', async () => {
    const { user, address } = await show(path);
    expect(screen.getByRole('link', { name: 'Feriados' }).getAttribute('href')).toBe(`${path}/feriados`);
    const missing = within(screen.getByRole('list', { name: 'Lo que falta' }));
    expect(missing.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Nombre y portada',
      'Quién responde por la escuela',
      'Contacto y redes',
      'Firma y código de los certificados',
    ]);
    expect(screen.getByRole('link', { name: 'Mudanza' }).getAttribute('href')).toBe('/colaboradores/mudanza');
    expect(await axeProblems()).toEqual([]);
    await user.click(missing.getByRole('link', { name: 'Quién responde por la escuela' }));
    expect((await field('RUC')).value).toBe(settingsParts.provider.initial.ruc);
    expect(address()).toBe(`${path}/proveedor`);
  });

  test('tell nothing as missing once it was said', async () => {
    const api = new SchoolSettingsApiInMemory();
    for (const name of ['identity', 'provider', 'contact', 'signer'] as const)
      await api.change(name, settingsParts[name].initial, 0);
    await show(path, 'auditor', api);
    expect(screen.queryByRole('heading', { name: 'Cuenta quién es la escuela' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Mudanza' })).toBeNull();
    expect(screen.getAllByText('Cambiado el 20/11/2026')).toHaveLength(4);
  });
});

describe('one part', () => {
  test('is changed; what is wrong is said at its field, and nothing typed is lost', async () => {
    const [api, drafts] = [new SchoolSettingsApiInMemory(), noDrafts()];
    const { user, unmount } = await show(`${path}/proveedor`, 'owner', api, null, drafts);
    const ruc = await field('RUC');
    await user.clear(ruc);
    await pasteInto(user, ruc, '20131312956');
    await press(user, 'Guardar');
    expect(ruc.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(ruc));
    expect(await said(/Nada se guardó todavía/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.clear(ruc);
    await pasteInto(user, ruc, '20131312955');
    api.failing = offline;
    await press(user, 'Guardar');
    expect(await said(offline.detail)).toBeTruthy();
    expect(ruc.value).toBe('20131312955');
    // Nor by a reload.
    unmount();
    await show(`${path}/proveedor`, 'owner', api, null, drafts);
    await waitFor(async () => expect((await field('RUC')).value).toBe('20131312955'));
    await press(user, 'Guardar');
    expect(await said('Guardado. Ya rige en toda la escuela.')).toBeTruthy();
    expect(screen.getByText(/^Versión 1/)).toBeTruthy();
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
  });

  test('has lists whose rows are added and taken away, by keyboard', async () => {
    const { user, api } = await show(`${path}/impuestos`);
    (await screen.findByRole('button', { name: 'Agregar una tasa' })).focus();
    await user.keyboard('{Enter}');
    const second = within(screen.getByRole('group', { name: 'Tasa 2' }));
    await pasteInto(user, second.getByRole('textbox', { name: 'Porcentaje' }), '17');
    await press(user, 'Guardar');
    expect(screen.getByText(/cada tasa empieza después de la anterior/)).toBeTruthy();
    expect(document.activeElement).toBe(second.getByLabelText(/^Rige desde/));
    await pasteInto(user, second.getByLabelText(/^Rige desde/), '2027-01-01');
    expect(second.getByText(/^Viernes 1 de enero de 2027\./)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Siempre a favor de quien compra/ }));
    await press(user, 'Guardar');
    await said(/^Guardado/);
    const read = await api.read('tax');
    expect(read).toMatchObject({
      value: { content: { rates: [{}, { percent: '17', from: '2027-01-01' }], rounding: 'down' } },
    });
    await press(user, 'Quitar: Tasa 2');
    expect(screen.queryByRole('group', { name: 'Tasa 2' })).toBeNull();
  });

  test('has one detracción at most, which is chosen, and none at first', async () => {
    const { user, api } = await show(`${path}/detraccion`);
    expect(await screen.findByText(/pregunta a tu contador/)).toBeTruthy();
    await press(user, 'Agregar la detracción');
    expect(screen.queryByRole('button', { name: 'Agregar la detracción' })).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: /^Servicio/ }),
      '037 · Demás servicios gravados con el IGV',
    );
    await pasteInto(user, await field(/^Porcentaje/), '12 %');
    await pasteInto(user, await field(/^Más de/), 'mil');
    await pasteInto(user, await field(/^Cuenta en el Banco/), '00-000-123456');
    await press(user, 'Guardar');
    expect(screen.getByText('Escribe un importe en soles, como 700 o 700.00.')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.clear(await field(/^Más de/));
    await pasteInto(user, await field(/^Más de/), '700');
    await press(user, 'Guardar');
    await said(/^Guardado/);
    const kept = { service: '037', percent: '12', over: '700', account: '00-000-123456' };
    expect(await api.read('detraction')).toMatchObject({ value: { content: { detractions: [kept] } } });
    await press(user, 'Quitar: Detracción 1');
    expect(screen.getByRole('button', { name: 'Agregar la detracción' })).toBeTruthy();
  });

  test('tells of somebody else who changed it meanwhile, and an earlier version can be taken up', async () => {
    const { user, api } = await show(`${path}/certificados`);
    const name = await field('Nombres y apellidos');
    await user.clear(name);
    await pasteInto(user, name, 'Ana Paz');
    await api.change('signer', { name: 'Eva Ruiz', office: 'Rectora', code: 'ES' }, 0);
    await press(user, 'Guardar');
    await said('Rechazo: settings-changed-meanwhile');
    expect(name.value).toBe('Ana Paz');
    expect(screen.getByText('Eva Ruiz')).toBeTruthy();
    await press(user, 'Guardar');
    await said(/^Guardado/);
    await user.click(screen.getByText(/^Versión 1/));
    await press(user, 'Usar la versión 1');
    expect(name.value).toBe('Eva Ruiz');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeTruthy();
  });

  test('takes a logo, shows it on paper and on dark, and says what is wrong with one', async () => {
    const { user, api } = await show(`${path}/identidad`);
    const chosen = await screen.findByLabelText<HTMLInputElement>('Imagen del logotipo');
    expect(chosen.accept).toBe('image/png,image/webp,image/jpeg');
    api.failing = { ...offline, kind: 'upload-sides', detail: 'La imagen es muy chica.' };
    await user.upload(chosen, new File(['x'], 'marca.png', { type: 'image/png' }));
    expect(await screen.findByText('La imagen es muy chica.')).toBeTruthy();
    await user.upload(chosen, new File(['x'], 'marca.png', { type: 'image/png' }));
    const shown = await screen.findAllByRole<HTMLImageElement>('img', { name: settingsParts.identity.initial.name });
    expect(shown.map((image) => image.getAttribute('src'))).toEqual(
      Array(2).fill('/imagenes/logotipos/marca-480x120.png'),
    );
    expect(screen.queryByText('La imagen es muy chica.')).toBeNull();
    expect(await axeProblems()).toEqual([]);
    await press(user, 'Guardar');
    await said(/^Guardado/);
    expect(await api.read('identity')).toMatchObject({ value: { content: { logo: 'logotipos/marca-480x120.png' } } });
    await press(user, 'Volver al dibujo y el nombre');
    expect(screen.queryByRole('img', { name: settingsParts.identity.initial.name })).toBeNull();
  });

  test('takes the QR code of a wallet into its row', async () => {
    const { user, api } = await show(`${path}/depositos`);
    await press(user, 'Agregar una billetera');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Billetera' }), 'Yape');
    await pasteInto(user, await field('Número de celular'), '987 654 321');
    await pasteInto(user, await field(/^Titular/), 'Escuela');
    const chosen = await screen.findByLabelText<HTMLInputElement>(/Código QR de la billetera 1/);
    await user.upload(chosen, new File(['x'], 'yape.png', { type: 'image/png' }));
    const shown = await screen.findByRole('img', { name: 'Código QR de la billetera 1' });
    expect(shown.getAttribute('src')).toBe('/imagenes/cobros/yape-600x600.png');
    expect(await axeProblems()).toEqual([]);
    await press(user, 'Guardar');
    await said(/^Guardado/);
    const wallet = { brand: 'Yape', phone: '987654321', holder: 'Escuela', qr: 'cobros/yape-600x600.png' };
    expect(await api.read('deposits')).toMatchObject({ value: { content: { wallets: [wallet] } } });
  });

  test('what is typed while it is being saved stays', async () => {
    const api = new SchoolSettingsApiInMemory();
    const changing = api.change.bind(api);
    let answer = (): void => undefined;
    api.change = async (...given) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return changing(...given);
    };
    const { user } = await show(`${path}/contacto`, 'owner', api);
    const phone = await field('Teléfono');
    await user.clear(phone);
    await pasteInto(user, phone, '987 654 321');
    await press(user, 'Guardar');
    const hours = await field('Horario de atención');
    await user.clear(hours);
    await pasteInto(user, hours, 'Lunes a sábado');
    answer();
    api.change = changing;
    await said(/^Guardado/);
    expect(hours.value).toBe('Lunes a sábado');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeTruthy();
    await press(user, 'Guardar');
    await waitFor(async () =>
      expect(await api.read('contact')).toMatchObject({
        value: { content: { phone: '987 654 321', hours: 'Lunes a sábado' } },
      }),
    );
  });

  test('keeps what is typed while one looks at another page', async () => {
    const { user } = await show(`${path}/contacto`);
    await pasteInto(user, await field('Teléfono'), ' anexo 2');
    await user.click(screen.getByRole('link', { name: 'Ajustes' }));
    await user.click(await screen.findByRole('link', { name: 'IGV y redondeo' }));
    await screen.findByRole('heading', { level: 1, name: 'IGV y redondeo' });
    await user.click(screen.getByRole('link', { name: 'Ajustes' }));
    const all = within(await screen.findByRole('list', { name: 'Partes de los ajustes' }));
    await user.click(all.getByRole('link', { name: 'Contacto y redes' }));
    await waitFor(async () => expect((await field('Teléfono')).value).toMatch(/ anexo 2$/));
  });

  test('of whoever only sees it has nothing to press', async () => {
    await show(`${path}/medicion`, 'auditor');
    expect((await field(/^Google Tag Manager/)).readOnly).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  test('that there is not is not found', async () => {
    await show(`${path}/nada`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Ajustes');
  });
});

describe('a legal text', () => {
  test('is written as it looks, shown below as its page will show it, and told where it cannot be', async () => {
    const { api, user } = await show(`${path}/terminos`);
    const text = await screen.findByRole('textbox', { name: 'Texto' });
    expect(text.querySelector('h2')?.textContent).toBe('Quiénes somos');
    const rewrite = async (html: string) => {
      text.focus();
      await user.keyboard('{Control>}a{/Control}');
      fireEvent.paste(text, {
        clipboardData: { getData: (type: string) => (type === 'text/html' ? `<meta charset="utf-8">${html}` : '') },
      });
    };
    await rewrite('<h1>Todo nuevo</h1><ol><li>De {razón social}.</li><li>De <i>{razon}</i>.</li></ol>');
    const preview = within(screen.getByRole('region', { name: 'Así se verá' }));
    expect(preview.getByRole('heading', { name: '1. Todo nuevo' })).toBeTruthy();
    expect(preview.getByText(`De ${settingsParts.provider.initial.name}.`)).toBeTruthy();
    await press(user, 'Guardar');
    expect(screen.getByText(/«{razon}» no es un dato de la escuela/)).toBeTruthy();
    await rewrite('<h2>Todo nuevo</h2><p><b>Nada</b> <a href="/ayuda">más</a>, <a href="https://x.pe">ni eso</a>.</p>');
    await press(user, 'Guardar');
    expect(await said('Guardado. Rige desde el 01/12/2026.')).toBeTruthy();
    const kept = '## Todo nuevo\n\n**Nada** [más](/ayuda), ni eso.';
    expect(await api.read('terms')).toMatchObject({ value: { content: { text: kept } } });
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the order of the front page', () => {
  test('is changed by keyboard by whoever looks after it, seen below, and kept', async () => {
    const products = [1, 2].map((id) => storedProduct(id));
    const catalogue = new ProductPagesInMemory(products, new Date('2026-03-10T15:00:00.000Z'));
    const { api, user } = await show(`${path}/portada`, 'editor', undefined, catalogue);
    const order = () =>
      within(screen.getByRole('list', { name: 'A la vista, en este orden' }))
        .getAllByRole('listitem')
        .map((each) => each.querySelector('span')?.textContent);
    (await screen.findByRole('button', { name: 'Subir Próximos seminarios' })).focus();
    await user.keyboard('{Enter}');
    expect(order().slice(0, 2)).toEqual(['Próximos seminarios', 'Lo nuevo']);
    const preview = screen.getByRole('region', { name: 'Así se verá' });
    await waitFor(() => expect(preview.textContent).toContain('Curso 1'));
    await press(user, 'Ocultar Lo nuevo');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mostrar Lo nuevo');
    await press(user, 'Ocultar Cursos y talleres');
    expect(preview.textContent).not.toContain('Curso 1');
    await press(user, 'Mostrar Lo nuevo');
    expect(order().at(-1)).toBe('Lo nuevo');
    const courses = within(screen.getByRole('group', { name: 'Primero en «Cursos y talleres»' }));
    expect(courses.getByText(/^Automático/)).toBeTruthy();
    for (const name of ['Curso 2', 'Curso 1']) {
      await user.type(courses.getByRole('combobox'), name);
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    }
    await user.click(courses.getByRole('button', { name: /^Subir Curso 1/ }));
    await user.click(courses.getByRole('button', { name: /^Quitar Curso 2/ }));
    expect(courses.getByRole('listitem').textContent).toContain('Curso 1 · ES-VT-1');
    expect(await axeProblems()).toEqual([]);
    await press(user, 'Guardar');
    expect(await said('Guardado. Ya rige en toda la escuela.')).toBeTruthy();
    const kept = 'seminars books seen plans ways teachers how sellers questions newest';
    expect(await api.read('front')).toMatchObject({ value: { content: { sections: kept, courses: '1', newest: '' } } });
  });
});
