import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type OfficePending, officePending } from '#application/read-models/office/office-pending.ts';
import { pendingKinds } from '#domain/office/pending-parts.ts';
import { pendingTexts } from '#ui/school/staff/pending/texts.ts';
import * as pendingPage from '#ui/school/staff/pending/pending-page.tsx';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const nothing: OfficePending = { waiting: [], quiet: pendingKinds, health: null };
const copied = { last: { endedAt: '2026-03-10T08:00:00.000Z', bytes: 5_000_000_000 }, isOverdue: false };
const well = { lacks: [], backup: copied, lettersGivenUp: 0, lettersStuckSince: null } as const;

async function show(pending: Partial<OfficePending>, reads = new ReadsInMemory()) {
  reads.answer(officePending, { ...nothing, ...pending });
  const session = await officeSession('owner');
  await showPages([{ path: '/colaboradores', module: pendingPage }], '/colaboradores', (container) => {
    session.wire(container);
    container.bind(Reads).toConstantValue(reads);
  });
}

const since = '2026-03-02T15:00:00.000Z';

test('says of each part how many wait, since when and until when, and leads to them', async () => {
  await show({
    waiting: [
      { kind: 'complaints', count: 2, since, due: { by: '2026-03-10T04:59:59.000Z', isOver: true } },
      { kind: 'vouchers', count: 1, since, due: { by: '2026-03-12T15:00:00.000Z', isOver: false } },
      { kind: 'payments', count: 1, since, due: null },
      { kind: 'messages', count: 3, since, due: null },
    ],
    quiet: ['refunds', 'reviews', 'surplus'],
    health: well,
  });
  const rows = within(screen.getByRole('list', { name: 'Lo que espera' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))).toEqual([
    '2 hojas por responderReclamacionesDesde el lunes 2 de marzo de 2026, la más antiguaFuera de plazoLa primera venció el lunes 9 de marzo de 2026',
    '1 constancia por revisarConstanciasDesde el lunes 2 de marzo de 2026Vence el jueves 12 de marzo, 10:00 a. m.',
    '1 pedido con un cobro sin respuestaPedidosDesde el lunes 2 de marzo de 2026',
    '3 mensajes por responderMensajesDesde el lunes 2 de marzo de 2026, el más antiguo',
  ]);
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/colaboradores/reclamaciones',
    '/colaboradores/constancias',
    '/colaboradores/pedidos?espera=cobro',
    '/colaboradores/mensajes',
  ]);
  // Something else of the orders waits.
  expect(screen.getByText(/^Nada espera en: Opiniones\s· Por\sdevolver\.$/)).toBeTruthy();
  expect(
    screen.getByText(/^Última copia de seguridad: martes 10 de marzo de 2026, 3:00 a\. m\., 4\.7\sGB\.$/),
  ).toBeTruthy();
  expect(screen.queryByText(/correo/)).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('where nothing waits it is said', async () => {
  await show({});
  expect(screen.getByRole('heading', { name: 'Nada espera' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

test('what the school lacks and what does not work is told to whoever looks after it', async () => {
  await show({
    health: {
      lacks: ['provider'],
      backup: { last: null, isOverdue: true },
      lettersGivenUp: 2,
      lettersStuckSince: '2026-03-10T15:00:00.000Z',
    },
  });
  expect(screen.getByRole('link', { name: 'Quién responde por la escuela' }).getAttribute('href')).toBe(
    '/colaboradores/ajustes/proveedor',
  );
  expect(
    screen.getByText(/El más antiguo espera desde el martes 10 de marzo de 2026, 10:00 a\. m\., y la escuela/),
  ).toBeTruthy();
  expect(screen.getByText('2 correos del último mes no pudieron salir')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
  expect(screen.getByText('La escuela no tiene copia de seguridad')).toBeTruthy();
  cleanup();
  await show({ health: { ...well, lettersGivenUp: 1, backup: { ...copied, isOverdue: true } } });
  expect(screen.getByText('Hace más de 7 días que no se copia la escuela')).toBeTruthy();
  expect(screen.getByText('1 correo del último mes no pudo salir')).toBeTruthy();
});

test('without a connection the page says so', async () => {
  const reads = new ReadsInMemory();
  reads.refusal = offline;
  await show({}, reads);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No pudimos llegar a la escuela');
});

test('every kind leads into the office', () => {
  for (const { to } of Object.values(pendingTexts)) expect(to).toMatch(/^\/colaboradores\/[a-z]+/);
});
