import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type CallRefusal, offline } from '#application/browser/shared/ports/call-refusal.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { StaffMessagesApi } from '#application/browser/support/ports/staff-messages-api.ts';
import type { StaffMessage } from '#application/read-models/support/staff-messages.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as messagesPage from '#ui/school/staff/messages/messages-page.tsx';
import { StaffMessagesStore } from '#ui/school/staff/messages/staff-messages-store.ts';
import { aStaffMessage } from '#test/support/support/staff-messages.ts';
import { StaffMessagesApiInMemory } from '#test/memory/support/staff-messages-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { CountingIds } from '#test/support/shared/counting-ids.ts';

const path = '/colaboradores/mensajes';

const application = aStaffMessage({
  id: 'm2',
  number: 'M2',
  kind: 'team',
  subject: 'Diseño',
  image: null,
  isOfAccount: false,
});
const old = aStaffMessage({
  id: 'm3',
  number: 'M3',
  kind: 'contact',
  settled: { how: 'before', by: '', at: '2025-03-09T15:00:00.000Z' },
});

async function show(messages: readonly StaffMessage[], query = '', role: OfficeRole = 'support') {
  const session = await officeSession(role);
  const api = new StaffMessagesApiInMemory(messages);
  const shown = await showPages([{ path, module: messagesPage }], path + query, (container) => {
    session.wire(container);
    container.bind(StaffMessagesApi).toConstantValue(api);
    container.bind(Reads).toConstantValue(api.reads);
    const store = new StaffMessagesStore(api, api.reads, noDrafts(), new CountingIds());
    container.bind(StaffMessagesStore).toConstantValue(store);
  });
  return { ...shown, api, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
const row = (number: string) => within(screen.getByRole('article', { name: `Mensaje ${number}` }));
const field = () => screen.getByRole('textbox', { name: 'Tu respuesta' });

test('shows who wrote, what and when, and leads to their mailbox and orders; it is narrowed to what waits and to a kind', async () => {
  const { user, address } = await show([aStaffMessage(), application, old]);
  expect(rows()).toEqual(['Mensaje M1', 'Mensaje M2']);
  expect(row('M1').getByText('lunes 9 de marzo de 2026', { exact: false })).toBeTruthy();
  expect(row('M1').getByRole('link', { name: 'ana@correo.pe' }).getAttribute('href')).toBe('mailto:ana@correo.pe');
  expect(row('M1').getByRole('link', { name: 'Ver los pedidos de Ana Quispe' }).getAttribute('href')).toBe(
    '/colaboradores/pedidos?buscar=ana%40correo.pe',
  );
  expect(row('M1').getByRole('img', { name: 'Imagen del mensaje M1' })).toBeTruthy();
  expect(row('M2').queryByRole('link', { name: /pedidos/ })).toBeNull();
  expect(await axeProblems()).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Postulaciones');
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(await screen.findByText('1 mensaje')).toBeTruthy();
  expect([address(), rows()]).toEqual([`${path}?tipo=postulaciones`, ['Mensaje M2']]);
  await user.click(screen.getByRole('link', { name: 'Atendidos' }));
  expect(await screen.findByRole('heading', { name: 'No hay mensajes atendidos' })).toBeTruthy();
});

test('what came before this page waits for nobody, and is opened again', async () => {
  const { user } = await show([old], '?estado=atendidos');
  expect(row('M3').getByText('Atendido antes de esta página')).toBeTruthy();
  await user.click(row('M3').getByRole('button', { name: 'Volver a abrir' }));
  expect(await screen.findByText('El mensaje M3 espera otra vez.')).toBe(document.activeElement);
  expect(rows()).toEqual([]);
});

test('is answered by keyboard alone: it leaves those that wait, and one goes on from what is said', async () => {
  const { user } = await show([aStaffMessage(), application]);
  row('M1').getByRole('button', { name: 'Responder' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field());
  await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
  expect(await screen.findByText('Escribe tu respuesta.')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  await pasteInto(user, field(), 'Ya te lo devolvimos.');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Respondiste el mensaje M1: la carta va a ana@correo.pe.')).toBe(
    document.activeElement,
  );
  expect(rows()).toEqual(['Mensaje M2']);
  await user.click(screen.getByRole('link', { name: 'Todos' }));
  expect(await screen.findByText('Ya te lo devolvimos.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('what is typed stays when it cannot be sent or a colleague was first; tried again it is the same answer', async () => {
  const { user, api } = await show([aStaffMessage(), application]);
  await user.click(row('M1').getByRole('button', { name: 'Responder' }));
  await pasteInto(user, field(), 'Ya está.');
  const send = async () => user.click(await screen.findByRole('button', { name: 'Enviar respuesta' }));
  api.refusal = offline;
  await send();
  expect(await screen.findByText(offline.detail)).toBeTruthy();
  const taken: CallRefusal = {
    kind: 'message-settled',
    status: 409,
    detail: 'Luis Soto ya respondió este mensaje.',
    field: null,
    data: {},
  };
  api.refusal = taken;
  await send();
  expect(await screen.findByText(taken.detail)).toBeTruthy();
  expect(row('M1').getByText('Ya lo atendió otra persona')).toBeTruthy();
  expect(row('M1').queryByText('Espera respuesta')).toBeNull();
  expect(row('M2').getByText('Espera respuesta')).toBeTruthy();
  expect(field()).toHaveProperty('value', 'Ya está.');
  expect(document.activeElement).toBe(field());
  expect(new Set(api.keys).size).toBe(1);
  // Another one is looked at meanwhile.
  await user.click(row('M2').getByRole('button', { name: 'Responder' }));
  expect(field()).toHaveProperty('value', '');
  await user.click(row('M1').getByRole('button', { name: 'Responder' }));
  expect(field()).toHaveProperty('value', 'Ya está.');
});

test('is seen to without a letter', async () => {
  const { user } = await show([aStaffMessage()]);
  await user.click(row('M1').getByRole('button', { name: 'Dar por atendido' }));
  expect(await screen.findByText('Diste por atendido el mensaje M1. No se envió nada.')).toBe(document.activeElement);
  expect(screen.getByRole('heading', { name: 'No hay mensajes por atender' })).toBeTruthy();
});

test('an auditor reads and answers nothing', async () => {
  await show([aStaffMessage()], '', 'auditor');
  expect(row('M1').queryByRole('button')).toBeNull();
});

test('whoever may not see them reads which permission it takes', async () => {
  await show([aStaffMessage()], '', 'editor');
  expect(screen.getByText(/ver los mensajes a la escuela/)).toBeTruthy();
  expect(rows()).toEqual([]);
});
