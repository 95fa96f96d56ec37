import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { listSurplus, returnSurplus } from '#adapters/cli/escuela/payments/surplus-payments.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();

test('lists money to be given back, and notes once that it was', async () => {
  expect(await run(listSurplus)).toEqual({ code: 0, said: 'No hay dinero por devolver.' });
  const { database, school: ports } = school();
  await insertUser(database.db, 'ana');
  await insertUser(database.db, 'teresa', { is_collaborator: 1 });
  await insertProduct(database.db, 10);
  await ports.get(Orders).add(anOrder('order-1', 1));
  await ports.get(PaymentAttempts).add(anAttempt('attempt-1', 'order-1'));
  await ports.get(SurplusPayments).add(aSurplus('s1'));
  const { said } = await run(listSurplus);
  expect(said).toContain('s1  pedido N.º 1  S/.\u00A0118.00: otro pago ya había confirmado el pedido');
  expect(said).toContain('simulada, compra 10100001');
  const given = ['s1', '--note', 'Operación 4455', '--as'];
  expect(await run(returnSurplus, ...given, 'ana@correo.pe')).toMatchObject({
    code: 1,
    said: expect.stringContaining('solo para colaboradores'),
  });
  expect(await run(returnSurplus, ...given, 'teresa@correo.pe')).toEqual({ code: 0, said: 'Anotado como devuelto.' });
  expect(await run(returnSurplus, ...given, 'teresa@correo.pe')).toEqual({ code: 0, said: 'Anotado como devuelto.' });
  // Another operation is another transfer.
  expect(await run(returnSurplus, 's1', '--note', 'Operación 9', '--as', 'teresa@correo.pe')).toEqual({
    code: 1,
    said: 'No se cambió nada. Ya se había anotado como devuelto: «Operación 4455». Revisa que no se haya devuelto dos veces.',
  });
  expect(await run(listSurplus)).toEqual({ code: 0, said: 'No hay dinero por devolver.' });
});

test('says what is missing', () => {
  for (const args of [[], ['s1'], ['s1', '--as', 'x'], ['s1', '--as', 'a@b.pe'], ['s1', 's2'], ['--otra']]) {
    expect(() => returnSurplus.prepare(args)).toThrow(UsageError);
  }
  expect(() => listSurplus.prepare(['x'])).toThrow(UsageError);
});
