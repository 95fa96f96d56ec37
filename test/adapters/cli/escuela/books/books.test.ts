import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeBooks, showBooks } from '#adapters/cli/escuela/books/books.ts';
import { importSettlements } from '#adapters/cli/escuela/books/import-settlements.ts';
import { listSettlements, removeSettlements } from '#adapters/cli/escuela/books/settlement-files.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import { anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aReceipt } from '#test/support/receipts/receipt-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'books-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a month is shown with what does not agree, taken along as files, and closed by whoever may', async () => {
  const { db } = school().database;
  for (const user of ['ana', 'teresa', 'luis']) await insertUser(db, user);
  await insertProduct(db, 10);
  const { school: ports } = school();
  await ports.get(Team).setRoles('teresa', ['cashier'], at);
  await ports.get(Orders).add(anOrder('order-1', 1));
  await ports.get(Orders).move('order-1', 'confirmed', at);
  await ports.get(Receipts).add(aReceipt());
  const [sire, csv, xlsx] = ['ventas.txt', 'ventas.csv', 'ventas.xlsx'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const shown = await run(showBooks, '2026-03', '--sire', sire, '--csv', csv, '--xlsx', xlsx);
  expect(shown.code).toBe(0);
  expect(shown.said.replaceAll('\u00A0', ' ')).toContain(
    'Las sumas no coinciden:\n  - El pedido N.º 1 se confirmó y no figura ningún cobro: faltan S/. 118.00.\n  - B001-1 y su pedido N.º 1 no suman lo mismo: la diferencia es S/. 321.80.',
  );
  expect(shown.said).toMatch(/LE\d{11}20260300140400021112\.txt, SHA-256 [\da-f]{64}/);
  expect((await readFile(sire, 'utf8')).split('|')).toHaveLength(34);
  expect((await readFile(csv, 'utf8')).startsWith('\uFEFFFecha de emisión,')).toBe(true);
  expect((await readFile(xlsx)).subarray(0, 2).toString()).toBe('PK');
  expect((await run(showBooks, '2026-03', '--csv', join(folder, 'no', 'hay.csv'))).code).toBe(1);

  expect((await run(closeBooks, '2026-03', '--as', 'luis@correo.pe')).code).toBe(1);
  expect(await run(closeBooks, '2026-03', '--as', 'teresa@correo.pe')).toEqual({
    code: 0,
    said: '2026-03 está cerrado.',
  });
  expect((await run(closeBooks, '2026-03', '--as', 'teresa@correo.pe')).said).toContain('ya está cerrado');
  expect((await run(showBooks, '2026-03')).said).toContain('2026-03: cerrado por');
});

test('settlements are brought in once, shown before that on demand, and told with their month', async () => {
  const path = join(folder, 'liquidaciones.csv');
  await writeFile(path, 'Cuándo;Qué;Cuánto;Menos\n12/03/2026;404;118,00;4,72\n');
  const columns = ['day=Cuándo', 'reference=Qué', 'gross=Cuánto', 'commission=Menos'];
  const chosen = columns.flatMap((column) => ['--column', column]);
  const unread = await run(importSettlements, 'simulada', path);
  expect([unread.code, unread.said]).toEqual([1, expect.stringContaining('Ninguna columna dice la fecha')]);
  const rehearsed = await run(importSettlements, 'simulada', path, '--dry-run', ...chosen);
  expect(rehearsed.said).toContain('Nuevas: 1. No se guardó nada.');
  expect(rehearsed.said.replaceAll('\u00A0', ' ')).toContain('12/03/2026  venta  404  S/. 118.00: comisión S/. 4.72');
  expect((await run(importSettlements, 'simulada', path, ...chosen)).said).toContain('Nuevas: 1;');
  expect((await run(importSettlements, 'simulada', path)).said).toContain('Nuevas: 0;');
  expect((await run(importSettlements, 'otra', path)).code).toBe(1);
  const listed = (await run(listSettlements)).said;
  expect(listed).toMatch(/simulada {2}traído el .* 1 líneas, 12\/03\/2026 a 12\/03\/2026/);
  const { said } = await run(showBooks, '2026-03');
  expect(said.replaceAll('\u00A0', ' ')).toContain('Liquidado por simulada: S/. 113.28 netos; comisión S/. 4.72');
  expect(said).toContain('que la escuela no conoce (simulada, compra 404)');
  expect((await run(removeSettlements, 'otro')).said).toContain('no está');
  const [id = ''] = listed.split(' ');
  expect(await run(removeSettlements, id)).toEqual({ code: 0, said: expect.stringContaining('Quitado: 1') });
  expect((await run(listSettlements)).said).toContain('No se ha traído ninguno.');
  for (const args of [[], ['a', 'b']]) expect(() => removeSettlements.prepare(args)).toThrow(UsageError);
  expect(() => importSettlements.prepare(['simulada'])).toThrow(UsageError);
  expect(() => importSettlements.prepare(['simulada', path, '--column', 'otro=Qué'])).toThrow(UsageError);
});

test('a month is one of the calendar', async () => {
  for (const args of [[], ['2026-13'], ['2026-03', '2026-04'], ['2026-03', '--pdf', 'x']]) {
    expect(() => showBooks.prepare(args)).toThrow(UsageError);
  }
  expect(() => closeBooks.prepare(['2026-03'])).toThrow(UsageError);
});
