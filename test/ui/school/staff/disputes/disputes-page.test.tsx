import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import type { OfficeDispute } from '#application/read-models/payments/office-disputes.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as disputesPage from '#ui/school/staff/disputes/disputes-page.tsx';
import { noteDisputeId } from '#ui/school/staff/disputes/note-dispute-path.ts';
import { NoteDisputeStore } from '#ui/school/staff/disputes/note-dispute-store.ts';
import { StaffDisputesStore } from '#ui/school/staff/disputes/staff-disputes-store.ts';
import { StaffDisputesApiInMemory } from '#test/memory/payments/dispute-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { anOfficeDispute } from '#test/support/payments/office-dispute.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';

async function show(disputes: readonly OfficeDispute[], role: OfficeRole = 'cashier', address = '/') {
  const session = await officeSession(role);
  const api = new StaffDisputesApiInMemory(disputes, anOfficeDispute());
  await showPages([{ path: '/', module: disputesPage }], address, (container) => {
    session.wire(container);
    container.bind(StaffDisputesApi).toConstantValue(api);
    container.bind(StaffDisputesStore).toConstantValue(new StaffDisputesStore(api, new CountingIds()));
    container.bind(NoteDisputeStore).toConstantValue(new NoteDisputeStore(api, new CountingIds()));
  });
  return Object.assign(userEvent.setup(), { api });
}
const field = (name: string) => screen.getByRole('textbox', { name });

test('says whose payment it is, why its bank wants it back, and until when to answer', async () => {
  await show([anOfficeDispute({ daysLeft: 2 })]);
  const line = screen.getAllByRole('listitem').find((each) => each.querySelector('summary') !== null);
  expect(line?.querySelector('summary')?.textContent).toMatch(/Contracargo N\.º\s1.*Quedan 2 días.*S\/\.\s177\.00/);
  expect(screen.getByText('No reconoce la compra', { selector: 'span' })).toBeTruthy();
  expect(screen.getByText('El titular no reconoce el cargo')).toBeTruthy();
  expect(screen.getByText(/^Pasarela simulada, compra 101012345678, de S\/\.\s177\.00$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^N\.º\s7$/ }).getAttribute('href')).toBe('/colaboradores/pedidos/7');
  expect(await axeProblems()).toEqual([]);
});

test('is noted from an order and an amount, answered, and then stands with the bank', async () => {
  const user = await show([], 'cashier', '/?pedido=7&importe=177.00');
  expect(screen.getByRole('heading', { name: 'No hay contracargos por responder' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Anotar contracargo' }));
  expect(await screen.findByText('Elige un día.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Día en que se abrió'));
  fireEvent.change(screen.getByLabelText('Día en que se abrió'), { target: { value: '2026-03-10' } });
  fireEvent.change(screen.getByLabelText('Último día para responder'), { target: { value: '2026-03-20' } });
  await user.click(await screen.findByRole('button', { name: 'Anotar contracargo' }));
  expect(await screen.findByText(/^Anotado: contracargo N\.º\s1\.$/)).toBe(document.activeElement);
  await pasteInto(user, field('Qué le respondiste (opcional)'), 'Vio tres clases');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^Anotado: el contracargo N\.º\s1 está respondido; decide el banco\.$/)).toBeTruthy();
  expect((await user.api.list('answered')).ok).toBe(true);
  expect(screen.getByRole('heading', { name: 'No hay contracargos por responder' })).toBeTruthy();
});

test('whoever comes from a payment is at what is still to be said of it, and finds that payment, not one begun before', async () => {
  await show([anOfficeDispute()], 'cashier', '/?pedido=7&importe=177.00');
  const form = screen.getByRole('form', { name: 'Anotar un contracargo' });
  expect(form.id).toBe(noteDisputeId);
  expect(document.activeElement).toBe(within(form).getByLabelText('Día en que se abrió'));
  const store = new NoteDisputeStore(new StaffDisputesApiInMemory([], anOfficeDispute()), new CountingIds());
  store.begin({ order: '7', purchase: '', amount: '177.00' });
  store.write({ words: 'Dice que no fue' });
  store.begin({ order: '7', purchase: '', amount: '177.00' });
  expect(store.fields.words).toBe('Dice que no fue');
  store.begin({ order: '8', purchase: '202', amount: '59.00' });
  expect(store.fields).toMatchObject({ order: '8', purchase: '202', amount: '59.00', words: '' });
  store.begin({ order: '', purchase: '', amount: '' });
  expect(store.fields.order).toBe('8');
});

test('of a payment that came besides says that it did, and what losing it means', async () => {
  await show([anOfficeDispute({ isSurplus: true })], 'cashier', '/?pedido=7&compra=202&importe=177.00');
  expect(screen.getByText(/S\/\.\s177\.00, que llegó de más$/)).toBeTruthy();
  expect(screen.getByText(/queda como devuelto por el banco: no lo devuelvas tú también/)).toBeTruthy();
  expect(field('Número de compra (opcional)')).toHaveProperty('value', '202');
});

test('lost in part, says of which product; what cannot be undone is said before', async () => {
  const user = await show(
    [anOfficeDispute({ state: 'answered', amount: soles('59.00') })],
    'cashier',
    '/?estado=con-el-banco',
  );
  // Nothing is to be answered any more: a head without its word would stand there on a phone.
  expect(document.querySelector('summary')?.textContent).not.toContain('Plazo');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Perdido/ }));
  expect(screen.getAllByText(/No se puede deshacer/).length).toBeGreaterThan(0);
  const products = screen.getByRole('group', { name: 'De qué productos es el importe' });
  await user.click(within(products).getByRole('checkbox', { name: /^Manual del IGV/ }));
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/está perdido\.$/)).toBe(document.activeElement);
  expect(user.api.lost).toEqual([11]);
});

test('what a colleague decided meanwhile is said', async () => {
  const user = await show([anOfficeDispute()]);
  await user.api.decide(1, 'accepted', []);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Este contracargo está en otro estado: no se cambió nada.')).toBeTruthy();
});

test('whoever only sees payments has nothing to say', async () => {
  await show([anOfficeDispute()], 'support');
  expect(screen.getByText('El titular no reconoce el cargo')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Anotar un contracargo' })).toBeNull();
});
