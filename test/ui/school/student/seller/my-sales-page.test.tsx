import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { type MySales, mySales } from '#application/read-models/cart/code-sales.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import * as mySalesPage from '#ui/school/student/seller/my-sales-page.tsx';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

async function show(sellers: readonly MySales[]) {
  const reads = new ReadsInMemory();
  reads.answer(mySales, sellers);
  await showPages([{ path: '/main/mis-ventas', module: mySalesPage }], '/main/mis-ventas', (container) => {
    container.bind(Reads).toConstantValue(reads);
  });
}

test('a verified seller sees what was sold with their code, by month', async () => {
  const sales = {
    orders: 2,
    sold: soles('170.00'),
    taken: soles('30.00'),
    returned: soles('50.00'),
    neverDue: soles('20.00'),
  };
  await show([{ tradeName: 'Umbral', word: 'UMBRAL10', inAll: sales, months: [{ month: '2026-03', ...sales }] }]);
  expect(screen.getByRole('heading', { name: 'Umbral' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /marzo de 2026 2/i })).toBeTruthy();
  expect(screen.getByText('De eso se devolvió').nextElementSibling?.textContent).toMatch(/^−\sS\/\.\s50\.00$/);
  expect(screen.getByText('Queda').nextElementSibling?.textContent).toMatch(/^S\/\.\s120\.00$/);
  expect(screen.getByText('Además llegó por lo que ya tenían, y no es venta')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('anybody else is told whose sales these are', async () => {
  await show([]);
  expect(screen.getByText('Tu cuenta no es de un vendedor verificado')).toBeTruthy();
});
