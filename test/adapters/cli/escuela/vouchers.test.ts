import { describe, expect, test } from 'vitest';
import { addBankAccount, listBankAccounts, retireBankAccount } from '#adapters/cli/escuela/bank-accounts.ts';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { approveVoucher, listVouchers, rejectVoucher } from '#adapters/cli/escuela/vouchers.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { aBankAccount, aVoucher } from '#test/support/receipts/receipt-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();

async function aWaitingVoucher(): Promise<void> {
  const { db } = school().database;
  await insertUser(db, 'ana');
  await insertUser(db, 'teresa', { is_collaborator: 1 });
  await insertProduct(db, 10);
  const { school: ports } = school();
  await ports.get(BankAccounts).offer([aBankAccount('bcp')]);
  await ports.get(Orders).add(anOrder('order-1', 1));
  await ports.get(Orders).move('order-1', 'pending', new Date());
  await ports.get(Vouchers).add(aVoucher('v1'));
}

const stateOf = async (): Promise<string | undefined> => (await school().school.get(Orders).find('order-1'))?.state;

describe('escuela vouchers', () => {
  test('lists what waits for a decision', async () => {
    expect(await run(listVouchers)).toEqual({ code: 0, said: 'No hay constancias por revisar.' });
    await aWaitingVoucher();
    const { said } = await run(listVouchers);
    expect(said).toContain('v1  pedido N.º 1  S/.\u00A0118.00');
    expect(said).toContain('\n    por Curso 10\n');
    expect(said).toContain('BCP, operación 00123456, del 09/03/2026, de Ana Quispe');
  });

  test('approves in the name of a collaborator, once', async () => {
    await aWaitingVoucher();
    const stranger = await run(approveVoucher, 'v1', '--as', 'ana@correo.pe');
    expect(stranger).toMatchObject({ code: 1, said: expect.stringContaining('solo para colaboradores') });
    const done = { code: 0, said: 'Aprobada. El pedido está confirmado.' };
    expect(await run(approveVoucher, 'v1', '--as', 'teresa@correo.pe')).toEqual(done);
    expect(await run(approveVoucher, 'v1', '--as', 'teresa@correo.pe')).toEqual(done);
    expect(await stateOf()).toBe('confirmed');
    expect(await run(rejectVoucher, 'v1', '--as', 'teresa@correo.pe', '--reason', 'No figura')).toMatchObject({
      code: 1,
    });
  });

  test('rejects with a reason', async () => {
    await aWaitingVoucher();
    const rejected = await run(rejectVoucher, 'v1', '--as', 'teresa@correo.pe', '--reason', 'No figura');
    expect(rejected).toEqual({ code: 0, said: 'Rechazada. El comprador ya tiene el motivo.' });
    expect(await stateOf()).toBe('continue');
    expect(await run(approveVoucher, 'v9', '--as', 'teresa@correo.pe')).toEqual({
      code: 1,
      said: 'No se cambió nada. No encontramos esta constancia.',
    });
  });

  test('says how it is called wrongly', () => {
    expect(() => rejectVoucher.prepare(['v1', '--as', 'teresa@correo.pe'])).toThrow(UsageError);
    expect(() => approveVoucher.prepare(['v1'])).toThrow('--as: falta el correo del colaborador.');
    expect(() => approveVoucher.prepare(['--as', 'a@b.pe'])).toThrow(UsageError);
    expect(() => approveVoucher.prepare(['v1', '--todo'])).toThrow(UsageError);
    expect(() => listVouchers.prepare(['v1'])).toThrow(UsageError);
  });
});

describe('escuela bank-accounts', () => {
  test('adds, lists and retires the accounts that buyers are offered', async () => {
    expect((await run(listBankAccounts)).said).toContain('no se ofrece el depósito');
    const given = ['--bank', 'BCP', '--number', '191-2345678-0-13', '--cci', '002-191-002345678013-51'];
    const added = await run(addBankAccount, ...given);
    expect(added.code).toBe(0);
    const again = { code: 1, said: '--cci: Esta cuenta ya está en la lista.' };
    expect(await run(addBankAccount, ...given)).toEqual(again);
    const id = added.said.replace('Agregada: ', '');
    expect((await run(listBankAccounts)).said).toBe(
      `${id}  BCP  191-2345678-0-13  CCI 002-191-002345678013-51  ${initialProvider.name}`,
    );
    expect(await run(retireBankAccount, id)).toEqual({ code: 0, said: 'Retirada.' });
    expect((await run(retireBankAccount, id)).code).toBe(1);
  });

  test('refuses a CCI that does not check itself', async () => {
    const refused = await run(addBankAccount, '--bank', 'BCP', '--number', '191-2345678-0-13', '--cci', '123');
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('--cci: El CCI tiene 20 dígitos') as string });
    expect(() => addBankAccount.prepare(['--otro', 'x'])).toThrow(UsageError);
    expect(() => retireBankAccount.prepare([])).toThrow(UsageError);
    expect(() => listBankAccounts.prepare(['x'])).toThrow(UsageError);
  });
});
