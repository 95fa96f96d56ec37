import { describe, expect, test } from 'vitest';
import { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aCode, day } from '#test/support/cart/cart-items.ts';
import { aVoucher } from '#test/support/receipts/receipt-builders.ts';

const code = aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1 });

/** Ana's order 1, for which a code is claimed, waits with its voucher, unless said otherwise. */
async function waiting(state: 'pending' | 'expired' | 'confirmed' = 'pending') {
  const school = await buyingInMemory({ codes: [code] });
  await school.accounts.add(aUser('teresa'), '');
  await school.team.setRoles('teresa', ['cashier'], at);
  await school.orders.add(anOrder('order-1', 1, { state }));
  await school.vouchers.add(aVoucher('v1'));
  await school.discounts.claim(code, { orderId: 'order-1', userId: 'ana', at });
  const reject = (reason = 'No figura', staffId = 'teresa', id = 'v1') =>
    school.work.write(RejectVoucher, (useCase) => useCase.execute(id, staffId, reason));
  const left = async () => ({
    order: (await school.orders.find('order-1'))?.state,
    voucher: (await school.vouchers.find('v1'))?.state,
    uses: (await school.discounts.usesOf(code.id, 'ana')).inAll,
    letters: school.outbox.posted.length,
  });
  return { ...school, left, reject };
}

describe('rejecting a voucher', () => {
  test('lets its order be paid again, frees the code and keeps who decided, when and why', async () => {
    const { clock, left, notices, officeLog, reject } = await waiting();
    const decision = { by: 'teresa', at: clock.now(), reason: 'No figura' };
    expect(accepted(await reject('  No figura '))).toEqual(aVoucher('v1', { state: 'rejected', decision }));
    expect(await left()).toEqual({ order: 'continue', voucher: 'rejected', uses: 0, letters: 1 });
    const change = { before: { state: 'sent' }, after: { state: 'rejected' } };
    expect(officeLog.entries).toMatchObject([{ by: 'teresa', action: 'voucher-rejected', thingId: 'v1', ...change }]);
    expect(await notices.ofUser('ana', 10)).toMatchObject([
      { orderId: 'order-1', kind: 'voucher-rejected', text: 'No figura', at: clock.now(), seenAt: null },
    ]);
  });

  test('of an order that expired frees the code, and the order stays expired', async () => {
    const { left, reject } = await waiting('expired');
    accepted(await reject());
    expect(await left()).toEqual({ order: 'expired', voucher: 'rejected', uses: 0, letters: 1 });
  });

  test('of an order that another payment confirmed leaves it its code', async () => {
    const { left, outbox, reject } = await waiting('confirmed');
    accepted(await reject());
    expect(await left()).toEqual({ order: 'confirmed', voucher: 'rejected', uses: 1, letters: 1 });
    // Nobody is asked to pay it again.
    const [letter] = outbox.posted.map((each) => JSON.stringify(each.letter));
    expect(letter).toContain('Tu pedido está pagado: no vuelvas a depositar.');
    expect(letter).toContain('/main/mis-comprobantes');
    expect(letter).not.toMatch(/enviar otra|Enviar otra|confirmar-pago/);
    // So does one whose card is without an answer.
    const charged = await waiting('expired');
    await charged.attempts.add(anAttempt('attempt-1', 'order-1', { state: 'unknown' }));
    accepted(await charged.reject());
    expect((await charged.left()).uses).toBe(1);
  });

  test('writes the buyer why, of which deposit, and where to send another', async () => {
    const { outbox, reject } = await waiting();
    await reject('El importe no llegó');
    expect(outbox.posted).toMatchObject([
      {
        to: { name: 'Rosa María Huamán Quispe', email: 'ana@correo.pe' },
        letter: {
          subject: 'No pudimos confirmar el pago de tu pedido N.º 1',
          preview: 'El importe no llegó',
          greeting: 'Hola, Rosa:',
          blocks: [
            { kind: 'text', text: expect.stringContaining('Este es el motivo') },
            { kind: 'note', text: 'El importe no llegó' },
            {
              kind: 'facts',
              rows: [
                ['Pedido', 'N.º 1'],
                ['Lo que compras', 'Curso 10'],
                ['Total del pedido', 'S/.\u00A0118.00'],
                ['Código de depósito', 'D0001N6'],
                ['Banco', 'BCP'],
                ['Número de operación', '00123456'],
                ['Importe de la constancia', 'S/.\u00A0118.00'],
              ],
            },
            { kind: 'text', text: expect.stringContaining('Puedes enviar otra constancia') },
          ],
          action: { url: 'http://localhost:3000/confirmar-pago?pedido=order-1' },
        },
      },
    ]);
  });

  test('asks for a reason of 500 characters at most, a collaborator and a voucher that waits', async () => {
    const { left, reject, team, vouchers } = await waiting();
    expect(refused(await reject('x', 'ana')).kind).toBe('collaborators-only');
    expect(refused(await reject('x', 'nadie')).kind).toBe('collaborators-only');
    await team.setRoles('ana', ['auditor', 'support'], at);
    expect(refused(await reject('x', 'ana')).kind).toBe('permission-missing');
    expect(refused(await reject(' \n ')).kind).toBe('reason-missing');
    expect(refused(await reject('x'.repeat(501))).kind).toBe('reason-too-long');
    expect(refused(await reject('x', 'teresa', 'v9')).kind).toBe('voucher-not-found');
    expect(await left()).toEqual({ order: 'pending', voucher: 'sent', uses: 1, letters: 0 });
    accepted(await reject('x'.repeat(500)));
    // The same said again is that; another reason is one that the buyer never reads.
    expect(accepted(await reject(`${'x'.repeat(500)} `)).decision?.reason).toBe('x'.repeat(500));
    const before = { kind: 'voucher-rejected-already', reason: 'x'.repeat(500) };
    expect(refused(await reject('Otra cosa'))).toEqual(before);
    await vouchers.add(aVoucher('v2'));
    await vouchers.decide('v2', 'approved', { by: 'teresa', at, reason: '' });
    expect(refused(await reject('x', 'teresa', 'v2')).kind).toBe('voucher-approved-already');
    expect((await left()).letters).toBe(1);
  });

  test('fails when the voucher was decided beside its order’s lock', async () => {
    const { reject, vouchers } = await waiting();
    vouchers.decide = () => Promise.resolve(false);
    await expect(reject()).rejects.toThrow('v1');
  });
});
