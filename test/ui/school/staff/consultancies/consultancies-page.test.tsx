import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConsultanciesApi } from '#application/browser/learning/ports/consultancies-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { Clock } from '#application/ports/clock.ts';
import type { BoughtConsultancy } from '#application/read-models/learning/bought-consultancy.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as consultanciesPage from '#ui/school/staff/consultancies/consultancies-page.tsx';
import { ConsultanciesStore } from '#ui/school/staff/consultancies/consultancies-store.ts';
import { ConsultanciesApiInMemory } from '#test/memory/learning/consultancies/consultancies-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const ofAna: BoughtConsultancy = {
  id: 'a',
  productId: 601,
  title: 'Diagnóstico',
  slug: 'diagnostico',
  minutes: 45,
  buyer: { name: 'Ana Quispe', email: 'ana@correo.pe', phone: '987654321' },
  boughtAt: '2026-12-01T12:00:00.000Z',
  orderNumber: 31,
  state: 'to-arrange',
  appointments: [],
};

async function show(purchases: readonly BoughtConsultancy[], role: OfficeRole = 'editor', path = '') {
  const clock = new FixedClock('2026-12-10T15:00:00.000Z');
  const api = new ConsultanciesApiInMemory(purchases, clock);
  const session = await officeSession(role);
  const pages = [{ path: '/colaboradores/consultorias', module: consultanciesPage }];
  await showPages(pages, `/colaboradores/consultorias${path}`, (container) => {
    session.wire(container);
    container.bind(ConsultanciesApi).toConstantValue(api);
    if (!container.isBound(Clock)) container.bind(Clock).toConstantValue(clock);
    container.bind(ConsultanciesStore).toConstantValue(new ConsultanciesStore(api, clock));
  });
  return { api, user: userEvent.setup() };
}

/** What has the focus: where what came of a press is read out. */
const said = () => document.activeElement?.textContent;

test('an hour is agreed in a form that says what is wrong and keeps what was typed; then it is called off', async () => {
  const { api, user } = await show([ofAna]);
  expect(screen.getByText('Una espera día y hora.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Agendar' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Agendar una cita' }));
  const day = dialog.getByLabelText('Día y hora de Lima');
  expect((dialog.getByLabelText('Duración en minutos') as HTMLInputElement).value).toBe('45');
  await pasteInto(user, dialog.getByLabelText(/^Lugar/), 'Av. Arequipa 100');
  await user.click(dialog.getByRole('button', { name: 'Agendar' }));
  expect(dialog.getByText('Escribe el día y la hora de Lima.')).toBeTruthy();
  expect(document.activeElement).toBe(day);
  await pasteInto(user, day, '2026-12-14T19:00');
  api.failing = {
    kind: 'appointment-changed',
    status: 409,
    detail: 'Alguien cambió esta cita.',
    data: {},
  } as CallRefusal;
  await user.click(dialog.getByRole('button', { name: 'Agendar' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Alguien cambió esta cita.');
  expect((dialog.getByLabelText(/^Lugar/) as HTMLInputElement).value).toBe('Av. Arequipa 100');
  api.failing = null;
  await user.click(await dialog.findByRole('button', { name: 'Agendar' }));
  expect(await screen.findByText(/^lunes 14 de diciembre de 2026, 7:00 p\. m\. · Av\. Arequipa 100$/)).toBeTruthy();
  expect(said()).toContain('Cita agendada: Ana Quispe recibe un correo con el archivo para su calendario.');
  expect(screen.queryByRole('button', { name: 'Se realizó' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByRole('button', { name: 'Agendar' })).toBeTruthy();
});

test('an hour that has begun is noted as held, and that is taken back; another one may follow', async () => {
  const hour = { id: 'h', place: 'Lima', address: null, sequence: 0, changedAt: ofAna.boughtAt, isHeld: false };
  const begun = { ...hour, startsAt: '2026-12-10T14:30:00.000Z', endsAt: '2026-12-10T15:30:00.000Z' };
  const { user } = await show([{ ...ofAna, state: 'arranged', appointments: [begun] }]);
  await user.click(screen.getByRole('button', { name: 'Se realizó' }));
  expect(await screen.findByRole('button', { name: 'Agendar otra' })).toBeTruthy();
  expect(said()).toContain('Anotaste que la cita se realizó. Ya no se quita al devolver su dinero.');
  await user.click(screen.getByRole('button', { name: 'No se realizó' }));
  expect(await screen.findByRole('button', { name: 'Cambiar' })).toBeTruthy();
});

test('the auditor looks; what an address asks for is what the school is asked', async () => {
  const { api } = await show([ofAna], 'auditor', '?estado=por-agendar&buscar=ana');
  expect(screen.queryByRole('button', { name: 'Agendar' })).toBeNull();
  expect(api.asked).toEqual([{ state: 'to-arrange', words: 'ana', page: 1 }]);
  expect(screen.getByRole('link', { name: 'Pedido N.º\u00A031' }).getAttribute('href')).toBe(
    '/colaboradores/pedidos/31',
  );
});

test('where none was bought it says so', async () => {
  await show([], 'teacher');
  expect(screen.getByText('Todavía no se compró ninguna')).toBeTruthy();
});

test('an hour that is over and that nobody marked says so; one that runs and one that was held do not', async () => {
  const hour = {
    id: 'h',
    startsAt: '2026-12-10T13:00:00.000Z',
    endsAt: '2026-12-10T14:00:00.000Z',
    place: '',
    address: null,
    sequence: 0,
    changedAt: '2026-12-01T12:00:00.000Z',
    isHeld: false,
  };
  const runs = { ...hour, endsAt: '2026-12-10T15:30:00.000Z' };
  const purchases = Object.entries({ unmarked: hour, runs, held: { ...hour, isHeld: true } }).map(([id, each]) => {
    const state = each.isHeld ? ('held' as const) : ('arranged' as const);
    return { ...ofAna, id, title: id, state, appointments: [each] };
  });
  await show(purchases);
  const told = screen.getAllByText(/ya\spasó/);
  expect(told.map((each) => each.closest('tr')?.textContent.includes('unmarked'))).toEqual([true]);
  // What waits for the office is called as its filter is.
  const states = ['unmarked', 'runs', 'held'].map(
    (id) => /Por marcar|Agendada|Realizada/.exec(screen.getByText(id).closest('tr')?.textContent ?? '')?.[0],
  );
  expect(states).toEqual(['Por marcar', 'Agendada', 'Realizada']);
  cleanup();
  const { api } = await show([], 'editor', '?estado=por-marcar');
  expect(api.asked).toEqual([{ state: 'unmarked', words: '', page: 1 }]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Estado' }).selectedOptions[0]?.text).toBe(
    'Por marcar',
  );
});
