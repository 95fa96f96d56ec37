import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { StaffConsultationApi } from '#application/browser/learning/ports/staff-consultation-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { StaffConsultation } from '#application/read-models/learning/staff-consultations.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as consultationsPage from '#ui/school/staff/consultations/consultations-page.tsx';
import { StaffConsultationStore } from '#ui/school/staff/consultations/staff-consultation-store.ts';
import { StaffConsultationApiInMemory } from '#test/memory/learning/staff-consultation-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { aStaffConsultation, twoQuestions } from '#test/support/learning/staff-consultations.ts';

const path = '/colaboradores/consultas';

async function show(asked: readonly StaffConsultation[] = twoQuestions, at = path, role: OfficeRole = 'teacher') {
  const session = await officeSession(role);
  const api = new StaffConsultationApiInMemory(asked);
  const shown = await showPages([{ path, module: consultationsPage }], at, (container) => {
    session.wire(container);
    container.bind(StaffConsultationApi).toConstantValue(api);
    container.bind(Reads).toConstantValue(api.reads);
    container.bind(StaffConsultationStore).toConstantValue(new StaffConsultationStore(api, api.reads, noDrafts()));
  });
  return { ...shown, api, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
const row = (name: string) => within(screen.getByRole('article', { name: `Consulta de ${name}` }));
const field = (name: string) => row(name).getByRole('textbox', { name: 'Tu respuesta' });

describe('the questions of students', () => {
  test('stand with the one first that waits longest, and are narrowed to a content', async () => {
    const { user, address } = await show();
    expect(rows()).toEqual(['Consulta de Ana Quispe', 'Consulta de Luis Soto']);
    expect(row('Ana Quispe').getByText('¿Cómo se cuenta el plazo?')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Contenido' }), 'Otro curso');
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(await screen.findByText('1 consulta')).toBeTruthy();
    expect([address(), rows()]).toEqual([`${path}?contenido=otro`, ['Consulta de Luis Soto']]);
  });

  test.each([
    ['', 'Nadie espera una respuesta'],
    ['?estado=respondidas', 'Todavía no hay consultas respondidas'],
  ])('say what would stand there: %s', async (query, title) => {
    await show([], path + query);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });

  test('are only read by whoever only looks', async () => {
    await show(twoQuestions, path, 'auditor');
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Responder/ })).toBeNull();
  });
});

describe('an answer', () => {
  test('goes out under the name that its form says, and leaves the list of those that wait', async () => {
    const { user } = await show();
    await user.click(row('Ana Quispe').getByRole('button', { name: 'Responder a Ana Quispe' }));
    expect(document.activeElement).toBe(field('Ana Quispe'));
    expect(row('Ana Quispe').getByText(/La firma Rosa Huamán/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText('Escribe la respuesta.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Ana Quispe'));
    await pasteInto(user, field('Ana Quispe'), 'Desde el día siguiente.');
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
    const said = await screen.findByText(/Respondiste la consulta/);
    expect([document.activeElement, rows()]).toEqual([said, ['Consulta de Luis Soto']]);
    await user.click(screen.getByRole('link', { name: 'Respondidas' }));
    expect(await row('Ana Quispe').findByText('Desde el día siguiente.')).toBeTruthy();
  });

  test('that nobody takes stays with why, and is there again after it was put away', async () => {
    const { user, api } = await show();
    api.refusal = offline;
    const begin = () => user.click(row('Luis Soto').getByRole('button', { name: 'Responder a Luis Soto' }));
    await begin();
    expect(row('Luis Soto').getByText(/La firma el equipo docente/)).toBeTruthy();
    await pasteInto(user, field('Luis Soto'), 'Se corre un día.');
    await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await row('Luis Soto').findByText(offline.detail)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Responder a Luis Soto' }));
    await begin();
    expect(await screen.findByDisplayValue('Se corre un día.')).toBeTruthy();
  });

  test('after a colleague’s says so and keeps what was typed', async () => {
    const { user, api } = await show([aStaffConsultation()]);
    await user.click(screen.getByRole('button', { name: 'Responder a Ana Quispe' }));
    await pasteInto(user, field('Ana Quispe'), 'Tarde.');
    await api.answer('primera', 'Antes.');
    await user.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
    expect(await screen.findByText(/Ya se respondió/)).toBeTruthy();
    expect(screen.getByDisplayValue('Tarde.')).toBeTruthy();
  });
});
