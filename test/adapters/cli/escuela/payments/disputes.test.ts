import { expect, test } from 'vitest';
import { UsageError } from '#adapters/cli/escuela/command.ts';
import { addDispute, endDispute, printDisputes, sayDisputeAnswered } from '#adapters/cli/escuela/payments/disputes.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { money } from '#domain/shared/money.ts';
import { aGrant, anAttempt, at } from '#test/support/orders/buying-builders.ts';
import { anOrderOfTwo } from '#test/support/payments/refunding-in-memory.ts';
import { commandLine } from '#test/support/school/command-line.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const { school, run } = commandLine();
const typed = ['--amount', '59.00', '--reason', 'fraud', '--opened', '2026-03-11', '--answer-by', '2026-03-21'];

test('notes a dispute, its answer and its end, and lists what is not decided', async () => {
  expect(await run(printDisputes)).toEqual({ code: 0, said: 'No hay contracargos por decidir.' });
  const { database, school: ports } = school();
  await insertUser(database.db, 'ana');
  await insertUser(database.db, 'teresa', { is_collaborator: 1 });
  for (const id of [10, 11]) await insertProduct(database.db, id);
  await ports.get(Orders).add(anOrderOfTwo());
  await ports.get(Orders).move('order-1', 'confirmed', at);
  const paid = { state: 'paid', amount: money(17_700), updatedAt: at } as const;
  await ports.get(PaymentAttempts).add(anAttempt('attempt-1', 'order-1', paid));
  await ports.get(Grants).add([aGrant('grant-1'), aGrant('grant-2', { productId: 11 })]);
  const by = ['--as', 'teresa@correo.pe'];
  expect(await run(addDispute, '1', ...typed, '--as', 'ana@correo.pe')).toMatchObject({
    code: 1,
    said: expect.stringContaining('solo para colaboradores'),
  });
  expect(await run(addDispute, '9', ...typed, ...by)).toMatchObject({ code: 1 });
  expect(await run(addDispute, '1', ...typed, ...by)).toEqual({ code: 0, said: 'Anotado: contracargo N.º 1.' });
  const { said } = await run(printDisputes);
  expect(said).toContain('N.º 1  pedido N.º 1  S/.\u00A059.00: no reconoce la compra');
  expect(said).toContain('por responder al banco, hasta el 21/03/2026; simulada, compra');
  expect(await run(endDispute, '1', '--outcome', 'lost', ...by)).toMatchObject({ code: 1 });
  expect(await run(sayDisputeAnswered, '1', '--note', 'Todo', ...by)).toMatchObject({ code: 0 });
  expect(await run(endDispute, '1', '--outcome', 'lost', '--products', '11', ...by)).toEqual({
    code: 0,
    said: 'Anotado: perdido.',
  });
  expect(await ports.get(Refunds).ofOrder('order-1')).toMatchObject([{ amount: 5900, reason: 'item-return' }]);
});

test('says what is missing', () => {
  const by = ['--as', 'a@b.pe'];
  const wrong = [[], ['1'], ['x', ...by], ['1', '2', ...by], ['1', ...by, '--otra'], ['1', ...by]];
  for (const args of wrong) {
    expect(() => addDispute.prepare(args)).toThrow(UsageError);
    expect(() => endDispute.prepare(args)).toThrow(UsageError);
  }
  for (const left of ['--reason', '--opened', '--answer-by']) {
    const at = typed.indexOf(left);
    expect(() => addDispute.prepare(['1', ...by, ...typed.toSpliced(at, 2)])).toThrow(UsageError);
  }
  expect(() => endDispute.prepare(['1', ...by, '--outcome', 'lost', '--products', 'x'])).toThrow(UsageError);
  expect(() => sayDisputeAnswered.prepare(['1'])).toThrow(UsageError);
  expect(() => printDisputes.prepare(['x'])).toThrow(UsageError);
});
