import { expect, test } from 'vitest';
import type { DepositApi, VoucherToSend } from '#application/browser/vouchers/ports/deposit-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

export interface DepositApiUnderTest {
  readonly api: DepositApi;
  /** The account's order of 199.90, which waits for its payment. */
  readonly orderId: string;
  /** A picture of the voucher. */
  readonly file: File;
}

/** What every `DepositApi` does. The factory gives that of a buyer with one order, on 10 March 2026 at 10:00 in Lima. */
export function depositApiContract(make: () => Promise<DepositApiUnderTest>): void {
  const voucherFor = (orderId: string, parts: Partial<VoucherToSend> = {}): VoucherToSend => ({
    orderId,
    bankAccountId: 'bcp',
    operationNumber: '00123456',
    paidOn: '2026-03-09',
    amount: '199.90',
    payerName: 'Ana Quispe',
    ...parts,
  });
  const keys = ['clave-de-esta-prueba-1', 'clave-de-esta-prueba-2'] as const;

  test('tells where to deposit', async () => {
    const { api } = await make();
    expect(accepted(await api.bankAccounts())).toMatchObject([
      { id: 'bcp', bank: 'BCP', cci: '00219100234567801351' },
      { id: 'bbva', bank: 'BBVA' },
    ]);
  });

  test('sends a voucher, and lists it with the day by which it is answered', async () => {
    const { api, orderId, file } = await make();
    expect(accepted(await api.vouchers())).toEqual([]);
    const sent = accepted(await api.send(voucherFor(orderId), file, keys[0]));
    expect(sent).toMatchObject({
      orderId,
      bank: 'BCP',
      operationNumber: '00123456',
      paidOn: '2026-03-09',
      amount: 19_990,
      payerName: 'Ana Quispe',
      state: 'sent',
      sentAt: '2026-03-10T15:00:00.000Z',
      answerDueBy: '2026-03-13T15:00:00.000Z',
      rejection: null,
    });
    expect(accepted(await api.vouchers())).toEqual([sent]);
  });

  test('an amount that is not the order’s goes to review', async () => {
    const { api, orderId, file } = await make();
    const sent = accepted(await api.send(voucherFor(orderId, { amount: 'S/. 118,00' }), file, keys[0]));
    expect(sent).toMatchObject({ state: 'review', amount: 11_800 });
  });

  test('makes one voucher for one key, and takes no second one while it waits', async () => {
    const { api, orderId, file } = await make();
    const sent = accepted(await api.send(voucherFor(orderId), file, keys[0]));
    expect(accepted(await api.send(voucherFor(orderId), file, keys[0]))).toEqual(sent);
    const second = voucherFor(orderId, { operationNumber: '777' });
    expect(refused(await api.send(second, file, keys[1]))).toMatchObject({ kind: 'voucher-under-review', status: 409 });
    expect(accepted(await api.vouchers())).toHaveLength(1);
  });

  test.each([
    ['operationNumber', { operationNumber: '' }],
    ['paidOn', { paidOn: '2026-03-11' }],
    ['amount', { amount: 'mucho' }],
    ['payerName', { payerName: ' ' }],
    ['bankAccountId', { bankAccountId: 'otro' }],
  ] as const)('names the field at fault: %s', async (field, parts) => {
    const { api, orderId, file } = await make();
    expect(refused(await api.send(voucherFor(orderId, parts), file, keys[0]))).toMatchObject({ status: 400, field });
    expect(accepted(await api.vouchers())).toEqual([]);
  });

  test('knows no order that is not the account’s', async () => {
    const { api, file } = await make();
    expect(refused(await api.send(voucherFor('nada'), file, keys[0]))).toMatchObject({ status: 404, field: 'orderId' });
  });
}
