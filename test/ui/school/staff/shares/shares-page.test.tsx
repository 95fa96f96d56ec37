import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OwnShareApi, ShareApi } from '#application/browser/receipts/ports/share-api.ts';
import type { OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import * as sharesPage from '#ui/school/staff/shares/shares-page.tsx';
import * as ownPage from '#ui/school/student/shares/own-shares-page.tsx';
import { OwnShareApiInMemory, ShareApiInMemory } from '#test/memory/receipts/share-api-in-memory.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';

const party = { kind: 'teacher', id: 1 } as const;
const row = { orderNumber: 12, title: 'Derecho laboral', rate: 3000 };
const shares: OfficeShares = {
  month: '2026-03',
  months: ['2026-04', '2026-03'],
  isKept: false,
  statements: [
    {
      party,
      name: 'Rosa Huamán',
      rows: [
        { ...row, on: '2026-03-10', base: '169.41', share: '50.82' },
        { ...row, on: '2026-03-20', base: '-69.41', share: '-20.82' },
      ],
      base: '100.00',
      share: '30.00',
    },
  ],
  base: '100.00',
  school: '70.00',
  agreed: [{ party, name: 'Rosa Huamán', productId: 3, product: 'Derecho laboral', rate: 3000, from: '2026-03-01' }],
  choices: [
    { party, name: 'Rosa Huamán', product: { id: 3, title: 'Derecho laboral' } },
    { party: { kind: 'seller', id: 1 }, name: 'Tienda Paz', product: null },
  ],
  files: [{ kind: 'csv', name: 'participaciones-2026-03.csv', address: '/api/csv' }],
};

async function show(role: OfficeRole, at = '/colaboradores/libros/participaciones', shown = shares) {
  const session = await officeSession(role);
  const api = new ShareApiInMemory(shown);
  const pages = [
    { path: '/colaboradores/libros/participaciones', module: sharesPage },
    { path: '/main/participaciones', module: ownPage },
  ];
  await showPages(pages, at, (container) => {
    session.wire(container);
    container.bind(ShareApi).toConstantValue(api);
    container.bind(OwnShareApi).toConstantValue(new OwnShareApiInMemory(shares));
  });
  return { api, user: userEvent.setup() };
}

const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00A0', ' ');

test('where nobody can have a share yet there is nothing to fill in: it says what is missing', async () => {
  await show('owner', undefined, { ...shares, statements: [], agreed: [], choices: [] });
  expect(screen.queryByRole('button', { name: 'Fijar' })).toBeNull();
  const ways = within(screen.getByText(/Hace falta un producto con docente/)).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/colaboradores/productos',
    '/colaboradores/contenidos/vendedores',
  ]);
});

test('a month says what is whose and what stays, sale by sale, and what was agreed on; who only sees sets nothing', async () => {
  await show('auditor');
  expect(await axeProblems()).toEqual([]);
  const table = screen.getByRole('table', { name: /Docente: le corresponde S\/\.\s30\.00 de S\/\.\s100\.00 sin IGV/ });
  expect(within(table).getAllByRole('row').map(text).slice(1)).toEqual([
    'Derecho laboral10/03/2026N.º 12S/. 169.4130 %S/. 50.82',
    'Derecho laboral20/03/2026N.º 12−S/. 69.4130 %−S/. 20.82',
  ]);
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/csv');
  expect(screen.getByRole('table', { name: 'Lo último primero; nada se borra' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Fijar' })).toBeNull();
});

test('an owner sets a share; what was typed stays when the school refuses it, and the field says why', async () => {
  const { api, user } = await show('owner');
  await user.click(await screen.findByRole('button', { name: 'Fijar' }));
  // Everything at once, and one goes on at the first.
  for (const fault of ['Elige de quién es.', /^La participación va de 0 a 100/, 'Elige desde qué día vale.'])
    expect(screen.getByText(fault)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'De quién y de qué' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'De quién y de qué' }), 'Vendedor: Tienda Paz');
  const percent = screen.getByRole('textbox', { name: 'Participación (%)' });
  await pasteInto(user, percent, '80,5 %');
  await pasteInto(user, screen.getByLabelText('Desde'), '2026-04-01');
  api.refusal = { kind: 'shares-over-whole', status: 409, detail: 'Pasaría del 100 %.', field: 'rate', data: {} };
  await user.click(await screen.findByRole('button', { name: 'Fijar' }));
  expect(await screen.findByText('Pasaría del 100 %.')).toBeTruthy();
  expect((percent as HTMLInputElement).value).toBe('80,5 %');
  api.refusal = null;
  await user.click(await screen.findByRole('button', { name: 'Fijar' }));
  expect(await screen.findByText('Quedó fijada. Lo anterior sigue en la lista.')).toBeTruthy();
  // The field is empty again: it says no day any more.
  expect(screen.getByText('Vale para lo vendido ese día y después.')).toBeTruthy();
  expect(api.agreed).toEqual([{ party: { kind: 'seller', id: 1 }, productId: null, rate: '80.5', from: '2026-04-01' }]);
});

test('whoever has shares sees them at their own page, as long as the month is open with a word about it', async () => {
  await show('teacher', '/main/participaciones');
  expect(screen.getByRole('heading', { level: 2, name: 'Rosa Huamán' })).toBeTruthy();
  expect(screen.getByText(/La escuela todavía no cierra marzo de 2026/)).toBeTruthy();
  expect(screen.getByRole('table', { name: /^Docente: te corresponde/ })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});
