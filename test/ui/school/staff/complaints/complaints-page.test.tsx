import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StaffComplaintsApi } from '#application/browser/complaints/ports/staff-complaints-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { Clock } from '#application/ports/clock.ts';
import type { StaffComplaint } from '#application/read-models/complaints/staff-complaints.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { refuse } from '#domain/shared/result.ts';
import * as complaintsPage from '#ui/school/staff/complaints/complaints-page.tsx';
import { StaffComplaintsStore } from '#ui/school/staff/complaints/staff-complaints-store.ts';
import { StaffComplaintsApiInMemory } from '#test/memory/complaints/staff-complaints-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { aComplaint } from '#test/support/complaints/complaints.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

function sheet(ordinal: number, parts: Partial<StaffComplaint> = {}): StaffComplaint {
  const { number, filedAt, answerDue, content } = aComplaint(ordinal);
  return {
    number,
    filedAt: filedAt.toISOString(),
    answerDue,
    content,
    events: [],
    sheet: `/reclamaciones/hoja/secreto-${ordinal}`,
    ...parts,
  };
}

async function show(
  sheets: readonly StaffComplaint[],
  role: OfficeRole = 'support',
  at = '2026-12-12T15:00:00.000Z',
  drafts = noDrafts(),
) {
  const session = await officeSession(role);
  const api = new StaffComplaintsApiInMemory(sheets);
  const page = { path: '/colaboradores/reclamaciones', module: complaintsPage };
  await showPages([page], '/colaboradores/reclamaciones', (container) => {
    session.wire(container);
    container.bind(StaffComplaintsApi).toConstantValue(api);
    container.bind(StaffComplaintsStore).toConstantValue(new StaffComplaintsStore(api, drafts, new CountingIds()));
    if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(new FixedClock(at));
  });
  return { api, user: userEvent.setup() };
}

const answerField = () => screen.getByRole('textbox', { name: 'Respuesta' });
const send = () => screen.findByRole('button', { name: 'Enviar la respuesta' });

test('a sheet says how long there is to answer it, and is answered; the answer stands among those that were given', async () => {
  const { user } = await show([sheet(1)]);
  expect(screen.getByText('Faltan 3 días')).toBeTruthy();
  expect(screen.getByText(sheet(1).content.detail, { selector: 'dd *' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await pasteInto(user, answerField(), 'Activamos tu curso.');
  await user.click(await send());
  const row = await screen.findByRole('row', { name: /000000001-2026/ });
  expect(
    within(row)
      .getByRole('link', { name: /Ver e imprimir/ })
      .getAttribute('href'),
  ).toContain('/hoja/');
  expect(screen.getByRole('heading', { name: 'No hay hojas por responder' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(
    'Respondiste la hoja 000000001-2026: la respuesta se envía a rosa@correo.pe.',
  );
  expect(await axeProblems()).toEqual([]);
});

test('what is missing is said at its field, where one goes on', async () => {
  const { user } = await show([sheet(1)]);
  await user.click(await send());
  expect(await screen.findByText('Escribe lo que respondes o lo que hiciste.')).toBeTruthy();
  expect(document.activeElement).toBe(answerField());
  await pasteInto(user, answerField(), 'Listo');
  await user.clear(screen.getByRole('textbox', { name: 'Quién responde' }));
  await user.click(await send());
  expect(await screen.findByText('Escribe quién responde.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quién responde' }));
});

test('what was only done is noted, is sent to nobody, and the sheet goes on waiting', async () => {
  const { user } = await show([sheet(1)]);
  await pasteInto(user, answerField(), 'Llamamos a Rosa.');
  await user.click(screen.getByRole('button', { name: 'Solo anotar lo que hicimos' }));
  expect(await screen.findByText('Anotaste la acción en la hoja 000000001-2026. Sigue por responder.')).toBe(
    document.activeElement,
  );
  expect(within(screen.getByRole('list', { name: 'Lo que se hizo' })).getByText('Llamamos a Rosa.')).toBeTruthy();
  expect(answerField()).toHaveProperty('value', '');
});

test('what a colleague wrote meanwhile is shown first: nothing is sent, and what was typed stays', async () => {
  const { api, user } = await show([sheet(1)]);
  await pasteInto(user, answerField(), 'Activamos tu curso.');
  await api.reply('000000001-2026', { kind: 'action', text: 'La llamé.', by: 'Luis' }, 0);
  await user.click(await send());
  expect(await screen.findByText('La llamé.')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Hoja 000000001-2026: Alguien anotó algo/);
  expect(answerField()).toHaveProperty('value', 'Activamos tu curso.');
  vi.spyOn(api, 'reply').mockResolvedValueOnce(refuse(offline));
  await user.click(await send());
  expect(await screen.findByText(offline.detail)).toBeTruthy();
  await user.click(await send());
  expect(await screen.findByRole('heading', { name: 'No hay hojas por responder' })).toBeTruthy();
});

test('what is typed under a sheet is there after a reload, until it is sent', async () => {
  const drafts = noDrafts();
  const first = await show([sheet(1)], 'support', undefined, drafts);
  await pasteInto(first.user, answerField(), 'Activamos tu curso.');
  cleanup();
  const { user } = await show([sheet(1)], 'support', undefined, drafts);
  await waitFor(() => expect(answerField()).toHaveProperty('value', 'Activamos tu curso.'));
  await user.click(screen.getByRole('button', { name: 'Solo anotar lo que hicimos' }));
  expect(await screen.findByText(/^Anotaste la acción/)).toBeTruthy();
  expect(await drafts.read('reclamaciones.000000001-2026')).toBeNull();
});

test('who left no e-mail is answered by post, and a late sheet says so', async () => {
  const { content } = sheet(1);
  const byPost = sheet(1, { content: { ...content, email: '' } });
  await show([byPost], 'support', '2026-12-16T15:00:00.000Z');
  expect(screen.getByText('Fuera de plazo')).toBeTruthy();
  expect(screen.getByText(/la envías tú por escrito a Jr\. Puno 456, Huancayo/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Registrar la respuesta' })).toBeTruthy();
});

test('an auditor reads the book and answers nothing', async () => {
  await show([sheet(1)], 'auditor');
  expect(screen.getByText('Faltan 3 días')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
