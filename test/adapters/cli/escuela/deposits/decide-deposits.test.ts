import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { confirmDeposit, ignoreDeposit, listDeposits } from '#adapters/cli/escuela/deposits/decide-deposits.ts';
import { askForRestOfDeposit, reopenDeposit, returnDeposit } from '#adapters/cli/escuela/deposits/part-payments.ts';
import { importDeposits } from '#adapters/cli/escuela/deposits/import-deposits.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { money } from '#domain/shared/money.ts';
import { depositCode } from '#domain/vouchers/deposit-code.ts';
import { anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aBankAccount, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deposits-'));
});
afterAll(() => rm(folder, { recursive: true }));

const teresa = ['--as', 'teresa@correo.pe'];

async function twoOrders(): Promise<void> {
  const { db } = school().database;
  for (const user of ['ana', 'teresa']) await insertUser(db, user);
  for (const id of [10, 11]) await insertProduct(db, id);
  const { school: ports } = school();
  await ports.get(Team).setRoles('teresa', ['cashier'], at);
  await ports.get(BankAccounts).offer([aBankAccount('bcp')]);
  await ports.get(Orders).add(anOrder('order-1', 1));
  await ports.get(Orders).add(anOrder('order-2', 2));
}

async function fileOf(name: string, ...rows: readonly string[]): Promise<string> {
  const path = join(folder, name);
  const title = 'Fecha,Descripción operación,Monto,Saldo,Operación - Número';
  await writeFile(path, [title, ...rows, ''].join('\n'));
  return path;
}

const code = depositCode(1);
const first = `10/03/2026,CURSO ${code},118.00,1000.00,00077`;
const second = `11/03/2026,${code} OTRA VEZ,118.00,1118.00,00078`;
const third = '11/03/2026,DEVOLUCION PROVEEDOR,35.00,1153.00,00079';

async function movementOf(operation: string): Promise<string> {
  const { db } = school().database;
  const row = await db.selectFrom('bank_movements').select('id').where('operation', '=', operation).executeTakeFirst();
  return row?.id ?? '';
}

describe('escuela deposits', () => {
  test('a bank’s file comes in once, what is sure is confirmed at once, what is paid twice is kept to be given back', async () => {
    await twoOrders();
    const path = await fileOf('marzo.csv', first, second, third);
    const rehearsed = await run(importDeposits, 'bcp', path, '--dry-run');
    expect(rehearsed.said).toContain('Nuevos: 3. No se guardó nada.');
    expect(await run(listDeposits)).toEqual({ code: 0, said: 'No hay movimientos por decidir.' });
    expect((await run(importDeposits, 'bcp', path)).said).toContain('Nuevos: 3');
    const again = await fileOf('otra-vez.csv', third, first);
    expect((await run(importDeposits, 'bcp', again)).said).toContain('Nuevos: 0');
    const listed = (await run(listDeposits)).said;
    expect(listed).toMatch(/SEGURO {2}S\/\.\u00A0118\.00, BCP, del 10\/03\/2026/);
    expect(listed).toMatch(/DUDOSO[^]*pedido N\.º 1 [^]*trae su código, mismo importe/);
    expect(listed).toMatch(/SIN PEDIDO {2}S\/\.\u00A035\.00/);

    expect((await run(confirmDeposit, '--sure', ...teresa)).said).toContain('el pedido N.º 1 está confirmado');
    expect(await run(confirmDeposit, '--sure', ...teresa)).toEqual({ code: 0, said: 'No hay movimientos seguros.' });
    const { school: ports } = school();
    expect((await ports.get(Orders).find('order-1'))?.state).toBe('confirmed');

    const twice = [await movementOf('00078'), '--order', '1', ...teresa];
    expect(await run(confirmDeposit, ...twice)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Otro pago ya'),
    });
    expect(await run(confirmDeposit, ...twice, '--knowing')).toMatchObject({ code: 0 });
    expect(await run(confirmDeposit, ...twice, '--knowing')).toMatchObject({ code: 0 });
    expect(await ports.get(SurplusPayments).list('open', 10)).toMatchObject([
      { orderNumber: 1, amount: 11_800, reason: 'order-paid', found: { at: 'BCP', number: '00078' } },
    ]);
    const other = await run(confirmDeposit, await movementOf('00078'), '--order', '2', ...teresa);
    expect(other.said).toContain('Este movimiento ya confirmó un pedido.');

    const lost = await movementOf('00079');
    expect(await run(ignoreDeposit, lost, '--reason', 'De un proveedor', ...teresa)).toEqual({
      code: 0,
      said: 'Anotado.',
    });
    expect(await run(listDeposits)).toEqual({ code: 0, said: 'No hay movimientos por decidir.' });
    const log = await school().database.db.selectFrom('office_log').select('action').execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['deposits-imported', 'deposit-confirmed', 'deposit-ignored']),
    );
  });

  test('the voucher that waits is what the bank tells of; the operation that it named by mistake is another payment', async () => {
    await twoOrders();
    const { school: ports } = school();
    await ports.get(Vouchers).add(aVoucher('v1', { operationNumber: '78' }));
    await run(importDeposits, 'bcp', await fileOf('dos.csv', first, second));
    const confirm = async (operation: string) =>
      run(confirmDeposit, await movementOf(operation), '--order', '1', '--knowing', ...teresa);
    expect(await confirm('00077')).toMatchObject({ code: 0 });
    expect((await ports.get(Vouchers).find('v1'))?.state).toBe('approved');
    expect(await ports.get(SurplusPayments).list('open', 10)).toEqual([]);
    expect(await confirm('00078')).toMatchObject({ code: 0 });
    expect(await ports.get(SurplusPayments).list('open', 10)).toMatchObject([{ orderNumber: 1, amount: 11_800 }]);
  });

  test('more than the approved voucher of an operation told of: what is over is a payment of its own, to be given back', async () => {
    await twoOrders();
    const { school: ports } = school();
    await ports.get(Orders).move('order-1', 'confirmed', at);
    const decision = { by: 'teresa', at, reason: '' };
    await ports.get(Vouchers).add(aVoucher('v1', { operationNumber: '77', state: 'approved', decision }));
    await run(importDeposits, 'bcp', await fileOf('mas.csv', first.replace('118.00', '218.00')));
    const confirm = async (...more: readonly string[]) =>
      run(confirmDeposit, await movementOf('00077'), '--order', '1', ...teresa, ...more);
    // In the words of a movement: there is no voucher to be approved or rejected here.
    expect(await confirm()).toMatchObject({ code: 1, said: expect.stringMatching(/por qué lo confirmas/) });
    expect(await confirm('--note', 'Depositó de más')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/mismo dinero\. Si lo confirmas, S\/\.\s100\.00 quedarán anotados para devolver/),
    });
    expect(await ports.get(SurplusPayments).list('open', 10)).toEqual([]);
    const knowing = ['--note', 'Depositó de más', '--knowing'];
    expect(await confirm(...knowing)).toMatchObject({ code: 0 });
    expect(await confirm(...knowing)).toMatchObject({ code: 0 });
    expect(await ports.get(SurplusPayments).list('open', 10)).toMatchObject([{ orderNumber: 1, amount: 10_000 }]);
    expect((await ports.get(Vouchers).find('v1'))?.amount).toBe(11_800);
  });

  test('less than the approved voucher of an operation told of: whoever confirms is told both amounts first, and the log keeps them', async () => {
    await twoOrders();
    const { school: ports } = school();
    await ports.get(Orders).move('order-1', 'confirmed', at);
    const decision = { by: 'teresa', at, reason: '' };
    await ports.get(Vouchers).add(aVoucher('v1', { operationNumber: '77', state: 'approved', decision }));
    await run(importDeposits, 'bcp', await fileOf('poco.csv', first.replace('118.00', '100.00')));
    const confirm = async (...more: readonly string[]) =>
      run(confirmDeposit, await movementOf('00077'), '--order', '1', ...teresa, ...more);
    expect(await confirm('--note', 'Es este')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/aprobó por S\/\.\s118\.00.*llegaron S\/\.\s100\.00: faltan S\/\.\s18\.00/),
    });
    const { db } = school().database;
    const noted = () => db.selectFrom('office_log').selectAll().where('action', '=', 'deposit-confirmed').execute();
    expect(await noted()).toEqual([]);
    expect(await confirm('--knowing')).toMatchObject({ code: 0 });
    expect(await confirm()).toMatchObject({ code: 0 });
    expect((await noted()).map((row) => [row.facts_before, row.facts_after])).toEqual([
      ['{"amount":"118.00"}', '{"state":"approved","amount":"100.00"}'],
    ]);
    expect(await ports.get(SurplusPayments).list('open', 10)).toEqual([]);
  });

  test('of an approved voucher that paid nothing no rest is missing: it neither is asked for nor goes back, and is confirmed', async () => {
    await twoOrders();
    const { school: ports } = school();
    const decision = { by: 'teresa', at, reason: '' };
    const told = { amount: money(10_000), operationNumber: '77', state: 'approved', decision } as const;
    await ports.get(Vouchers).add(aVoucher('v1', told));
    const rows = [first.replace('118.00', '100.00'), second.replace('118.00', '110.00')];
    await run(importDeposits, 'bcp', await fileOf('aprobada.csv', ...rows));
    const about = async (operation: string) => [await movementOf(operation), '--order', '1', ...teresa];
    const said = { code: 1, said: expect.stringMatching(/aprobó por S\/\.\s100\.00.*Confirma este movimiento/) };
    expect(await run(returnDeposit, ...(await about('00077')), '--operation', 'TR-1')).toMatchObject(said);
    expect(await run(askForRestOfDeposit, ...(await about('00077')))).toMatchObject(said);
    expect(await run(confirmDeposit, ...(await about('00077')))).toMatchObject({ code: 0 });
    expect((await ports.get(Orders).find('order-1'))?.state).toBe('continue');
    // Of one by which more came, what is over would stand nowhere.
    await ports.get(Vouchers).add(aVoucher('v2', { ...told, operationNumber: '78' }));
    expect(await run(confirmDeposit, ...(await about('00078')), '--knowing')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/Llegaron S\/\.\s10\.00 más/),
    });
  });

  test('what cannot be read, or may not be decided, changes nothing', async () => {
    await twoOrders();
    const broken = await fileOf('roto.csv', first, 'ayer,A,1.00,,1');
    const refusal = await run(importDeposits, 'bcp', broken);
    expect(refusal).toMatchObject({ code: 1, said: expect.stringContaining('Línea 3, columna «Fecha»: «ayer»') });
    expect((await run(importDeposits, 'nadie', broken)).said).toContain('no tiene esta cuenta');
    expect((await run(importDeposits, 'bcp', join(folder, 'nada.csv'))).said).toContain('no se puede abrir');
    expect(await school().database.db.selectFrom('bank_movements').selectAll().execute()).toEqual([]);
    const less = await fileOf('menos.csv', first.replace('118.00', '50.00'));
    await run(importDeposits, 'bcp', less, '--column', 'date=Fecha', '--column', 'amount=Monto', '--decimals', '.');
    const [movement] = await school().database.db.selectFrom('bank_movements').selectAll().execute();
    const id = movement?.id ?? '';
    expect(movement).toMatchObject({ amount: 5000, operation: '' });
    const stranger = await run(confirmDeposit, id, '--order', '1', '--as', 'ana@correo.pe');
    expect(stranger.said).toContain('solo para colaboradores');
    const short = await run(confirmDeposit, id, '--order', '1', ...teresa);
    expect(short).toMatchObject({ code: 1, said: expect.stringContaining('todavía faltan') });
    expect(await school().database.db.selectFrom('vouchers').selectAll().execute()).toEqual([]);
    await expect(run(confirmDeposit, id, ...teresa)).rejects.toThrow(UsageError);
    await expect(run(importDeposits, 'bcp')).rejects.toThrow(UsageError);
    const noted = await run(confirmDeposit, id, '--order', '1', '--note', 'El resto en efectivo', ...teresa);
    expect(noted.code).toBe(1);
    expect((await run(askForRestOfDeposit, id, '--order', '1', ...teresa)).said).toMatch(/faltan S\/\.\s68\.00/);
    expect((await run(returnDeposit, id, '--order', '1', ...teresa)).code).toBe(1);
    const back = await run(returnDeposit, id, '--order', '1', '--operation', 'TR-1', ...teresa);
    expect(back.said).toMatch(/se devolvieron S\/\.\s50\.00/);
    expect((await run(reopenDeposit, id, ...teresa)).said).toContain('Ya se anotó que este movimiento se devolvió');
    await expect(run(returnDeposit, id, ...teresa)).rejects.toThrow(UsageError);
  });
});
