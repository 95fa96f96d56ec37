import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CodeUse } from '#application/read-models/cart/code-sales.ts';
import { money } from '#domain/shared/money.ts';
import { OfficeCodeApiInMemory } from '#test/memory/cart/office-code-api-in-memory.ts';
import type { ResourceApiInMemory } from '#test/memory/office/resources/resource-api-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { press, showContents } from '#test/support/office/show-contents.tsx';

const use = (number: number): CodeUse => ({
  number,
  state: number % 2 === 0 ? 'pending' : 'finished',
  buyer: { name: 'Ana Quispe', email: 'ana@correo.pe' },
  usedAt: '2026-11-03T15:00:00.000Z',
  taken: money(15_00),
  total: money(85_00),
});
const codes = () => {
  const api = new OfficeCodeApiInMemory();
  api.usesOfCode = Array.from({ length: 21 }, (_, index) => use(21 - index));
  return api;
};
const aCoupon = (api: ResourceApiInMemory) => api.add('codes', aCode());
const aSeller = (api: ResourceApiInMemory) =>
  api.add('sellers', {
    tradeName: 'Estudio Paz',
    fullName: 'Lucía Paz',
    categoryTitle: 'Estudio',
    slug: 'estudio-paz',
    email: 'paz@correo.pe',
    phone: '',
    photo: '',
    logo: '',
    codeId: '',
    isVerified: true,
  });

test('whoever sees orders sees each use of a code, by pages; others see how many there are', async () => {
  const { user } = await showContents('/codigos/1', aCoupon, 'owner', codes());
  const last = await screen.findByRole('link', { name: 'N.º\u00A021' });
  expect(last.getAttribute('href')).toBe('/colaboradores/pedidos/21');
  expect(last.closest('tr')?.textContent).toMatch(/03\/11\/2026.*Ana Quispe.*ana@correo\.pe.*15\.00.*85\.00/);
  expect(screen.queryByRole('link', { name: 'N.º\u00A01' })).toBeNull();
  await user.click(await press('Más antiguos'));
  expect(await screen.findByRole('link', { name: 'N.º\u00A01' })).toBeTruthy();
  expect(screen.getByText('Página 2 de 2')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('an editor sees no buyers', async () => {
  await showContents('/codigos/1', aCoupon, 'editor', codes());
  await press('Detener el código');
  expect(screen.queryByRole('link', { name: 'N.º\u00A021' })).toBeNull();
});

test('what a seller sold stands by month; one without a code says what to do', async () => {
  const api = codes();
  const inAll = { orders: 2, sold: money(185_00), taken: money(15_00), returned: money(20_00), neverDue: money(0) };
  const november = {
    month: '2026-11',
    orders: 2,
    sold: money(185_00),
    taken: money(15_00),
    returned: money(20_00),
    neverDue: money(0),
  };
  api.sold = { codeId: 3, word: 'PAZ', inAll, months: [november] };
  await showContents('/vendedores/1', aSeller, 'owner', api);
  const month = await screen.findByText('noviembre de 2026');
  expect(month.closest('tr')?.textContent).toMatch(/2.*15\.00.*185\.00.*20\.00/);
  expect(await screen.findByRole('link', { name: 'N.º\u00A021' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('a seller without a code says what to do', async () => {
  await showContents('/vendedores/1', aSeller, 'editor');
  expect(await screen.findByText(/^Elige su código y guarda/)).toBeTruthy();
});
