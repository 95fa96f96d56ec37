import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as evidencePage from '#ui/school/staff/disputes/evidence-page.tsx';
import { StaffDisputesApiInMemory } from '#test/memory/payments/dispute-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { aDisputeEvidence } from '#test/support/payments/dispute-evidence.ts';
import { anOfficeDispute } from '#test/support/payments/office-dispute.ts';

async function show(told: DisputeEvidence, role: OfficeRole = 'cashier') {
  const session = await officeSession(role);
  const api = new StaffDisputesApiInMemory([], anOfficeDispute(), told);
  await showPages([{ path: '/:numero', module: evidencePage }], '/1', (container) => {
    session.wire(container);
    container.bind(StaffDisputesApi).toConstantValue(api);
  });
}

test('is one sheet for the bank: what was bought, how it was paid, what was accepted and what was used', async () => {
  const [receipt] = aDisputeEvidence().receipts;
  if (receipt === undefined) throw new Error('It is missing');
  await show(
    aDisputeEvidence({
      receipts: [
        { ...receipt, annulledBy: 'BC01-2' },
        { ...receipt, code: 'F001-3' },
      ],
    }),
  );
  for (const text of [
    /, RUC\s\d{11}$/,
    'Ana Quispe Rojas',
    'Pasarela simulada, compra 101012345678, operación SIM-1, tarjeta 411111******1111',
    /^B001-7, .*, anulado por BC01-2 al corregir sus datos; F001-3, [^;]*$/,
    '190.12.0.7',
    '190.12.0.8',
    'Completó una clase',
    'Derecho laboral: La jornada',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.body.textContent).toContain('ana@correo.pe');
  expect(await axeProblems()).toEqual([]);
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

test('says where nothing is known, and is for whoever gives money back', async () => {
  await show(aDisputeEvidence({ receipts: [], consents: [], signIns: [], uses: [] }));
  expect(screen.getByText('No hay un uso registrado.')).toBeTruthy();
  expect(screen.getByText('Todavía no se emitió')).toBeTruthy();
});

test('is not for who only sees payments', async () => {
  await show(aDisputeEvidence(), 'support');
  expect(screen.getByRole('heading', { name: 'Esta parte no es de tu rol' })).toBeTruthy();
});
