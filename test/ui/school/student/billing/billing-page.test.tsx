import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BillingApiInMemory } from '#test/memory/orders/billing-api-in-memory.ts';
import { BillingApi } from '#application/browser/orders/ports/billing-api.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import * as billingPage from '#ui/school/student/billing/billing-page.tsx';
import { BillingStore } from '#ui/school/student/billing/billing-store.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { boletaOfAna, facturaOfStudio } from '#test/support/cart/shop.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const offline = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión. Vuelve a intentarlo.' });

async function show(saved: readonly BillingRecord[], prepare: (api: BillingApiInMemory) => void = () => undefined) {
  const api = new BillingApiInMemory();
  for (const record of saved) accepted(await api.add(record));
  prepare(api);
  const page = { path: '/main/facturacion', module: billingPage };
  const shown = await showPages([page], '/main/facturacion', (container) => {
    container.bind(BillingApi).toConstantValue(api);
    container.bind(BillingStore).toConstantValue(new BillingStore(api));
  });
  return { ...shown, api, user: userEvent.setup() };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const kept = async (api: BillingApi) => accepted(await api.list()).map(({ id: _, ...record }) => record);

test('USER-4: lists billing data, each with its receipt and document', async () => {
  await show([boletaOfAna, facturaOfStudio]);
  const studio = card('Estudio Quispe S.A.C.');
  expect(studio.getByText('Factura')).toBeTruthy();
  expect(studio.getByText('20100047218')).toBeTruthy();
  expect(studio.getByText('Jr. Lima 100')).toBeTruthy();
  expect(card('Ana María Quispe Rojas').getByText('45678912')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('a record becomes editable where it stands, and what was typed waits when it is not', async () => {
  const { api, user } = await show([boletaOfAna, facturaOfStudio]);
  const toggle = () => card('Estudio Quispe S.A.C.').getByRole('button', { name: 'Editar' });
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(field('RUC').value).toBe('20100047218');
  expect(await axeProblems()).toEqual([]);
  await user.clear(field('Dirección fiscal'));
  await pasteInto(user, field('Dirección fiscal'), 'Jr. Puno 200');
  await user.click(toggle());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/cambios sin guardar/)).toBeTruthy();
  await user.click(toggle());
  expect(field('Dirección fiscal').value).toBe('Jr. Puno 200');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const done = await screen.findByText('Datos guardados: Estudio Quispe S.A.C.');
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await kept(api)).toEqual([{ ...facturaOfStudio, address: 'Jr. Puno 200' }, boletaOfAna]);
});

test('what was typed can be given up', async () => {
  const { user } = await show([facturaOfStudio]);
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.clear(field('Razón social'));
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Estudio Quispe S.A.C.');
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  expect(field('Razón social').value).toBe('Estudio Quispe S.A.C.');
});

test('a RUC that does not check is named at its field, and nothing typed is lost', async () => {
  const { api, user } = await show([]);
  expect(screen.getByRole('heading', { name: 'Todavía no guardas datos de facturación' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Agregar datos' }));
  await user.click(screen.getByRole('radio', { name: /^Factura/ }));
  await pasteInto(user, field('RUC'), '20100047219');
  await pasteInto(user, field('Razón social'), 'Estudio Quispe S.A.C.');
  await pasteInto(user, field('Dirección fiscal'), 'Jr. Lima 100');
  await pasteInto(user, field('Correo'), 'pagos@estudio.example');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findByRole('group', { name: 'Revisa estos datos' })).textContent).toContain(
    'Este RUC no es válido.',
  );
  expect(field('RUC').getAttribute('aria-invalid')).toBe('true');
  expect(field('Razón social').value).toBe('Estudio Quispe S.A.C.');
  expect(await kept(api)).toEqual([]);
  expect(await axeProblems()).toEqual([]);
  await user.clear(field('RUC'));
  await pasteInto(user, field('RUC'), '20100047218');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByRole('region', { name: 'Estudio Quispe S.A.C.' });
  expect(await kept(api)).toEqual([facturaOfStudio]);
});

test('of a field that is asked for no more, or anew, no line is left at the head of the form; the others wait there', async () => {
  const { user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'Agregar datos' }));
  await pasteInto(user, field('Número'), '123');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const head = () => screen.getByRole('group', { name: 'Revisa estos datos' });
  expect(head().textContent).toContain('El DNI tiene 8 números.');
  const documents = screen.getByRole('combobox', { name: 'Documento' });
  await user.selectOptions(documents, 'passport');
  expect(head().textContent).not.toContain('DNI');
  expect(head().textContent).toContain('Escribe el nombre.');
  expect(document.activeElement).toBe(documents);
  // What typing mends waits for the next submit.
  await pasteInto(user, field('Nombres y apellidos'), 'Ana Quispe');
  await user.selectOptions(documents, 'DNI');
  expect(head().textContent).not.toContain('Escribe el nombre.');
});

test('what the school refuses stands at the field that it names', async () => {
  const { user } = await show([facturaOfStudio, { ...facturaOfStudio, documentNumber: '20131312955', name: 'Otra' }]);
  await user.click(card('Otra').getByRole('button', { name: 'Editar' }));
  await user.clear(field('RUC'));
  await pasteInto(user, field('RUC'), '20100047218');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(field('RUC').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('group', { name: 'Revisa estos datos' }).textContent).toContain('billing-record-exists');
});

test('without a connection what was typed stays', async () => {
  const { api, user } = await show([facturaOfStudio]);
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await user.clear(field('Dirección fiscal'));
  await pasteInto(user, field('Dirección fiscal'), 'Jr. Puno 200');
  api.refusal = offline;
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión.');
  expect(field('Dirección fiscal').value).toBe('Jr. Puno 200');
  api.refusal = null;
  await user.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Jr. Puno 200')).toBeTruthy();
});

test('asks before it removes, and says so when it cannot', async () => {
  const { api, user } = await show([boletaOfAna, facturaOfStudio]);
  const press = () => user.click(screen.getByRole('button', { name: 'Eliminar los datos de Estudio Quispe S.A.C.' }));
  await press();
  const dialog = () => within(screen.getByRole('alertdialog'));
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  expect(await kept(api)).toHaveLength(2);
  await press();
  api.refusal = offline;
  await user.click(await dialog().findByRole('button', { name: 'Eliminar' }));
  expect(await dialog().findByText(/No hay conexión/)).toBeTruthy();
  api.refusal = null;
  await user.click(await dialog().findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Datos eliminados: Estudio Quispe S.A.C.')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await kept(api)).toEqual([boletaOfAna]);
});

test('what cannot be loaded can be asked for again', async () => {
  const { api, user } = await show([boletaOfAna], (each) => (each.refusal = offline));
  expect(screen.getByRole('alert').textContent).toContain('No hay conexión.');
  api.refusal = null;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('region', { name: 'Ana María Quispe Rojas' })).toBeTruthy();
});
