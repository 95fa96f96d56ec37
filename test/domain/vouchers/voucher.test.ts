import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerDueBy,
  operationKey,
  stateOnArrival,
  voucherFacts,
  voucherFaults,
  type VoucherEntry,
} from '#domain/vouchers/voucher.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { arbitraryMoney } from '#test/support/pricing/arbitrary-prices.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const now = new Date('2026-03-11T03:00:00.000Z');
const entry: VoucherEntry = {
  operationNumber: ' 00123456 ',
  paidOn: '2026-03-09',
  amount: '118.00',
  payerName: '  Ana   Quispe ',
};
const faultsOf = (parts: Partial<VoucherEntry>) => voucherFaults({ ...entry, ...parts }, now);

describe('what a buyer says of a deposit', () => {
  it('is understood as people write it', () => {
    expect(accepted(voucherFacts(entry, now))).toEqual({
      operationNumber: '00123456',
      paidOn: '2026-03-09',
      amount: soles('118.00'),
      payerName: 'Ana Quispe',
    });
    for (const amount of ['118', '118.0', 'S/. 118.00', 's/118', '118,00']) {
      expect(accepted(voucherFacts({ ...entry, amount }, now)).amount).toBe(soles('118.00'));
    }
    expect(accepted(voucherFacts({ ...entry, amount: '1,118.50' }, now)).amount).toBe(soles('1118.50'));
  });

  it('names one payer, whichever way a keyboard writes their accents', () => {
    const payerName = 'Íñigo Núñez';
    expect(accepted(voucherFacts({ ...entry, payerName: payerName.normalize('NFD') }, now)).payerName).toBe(payerName);
  });

  it('names all that is wrong with it at once, and refuses the first', () => {
    const blank = { operationNumber: '', paidOn: '', amount: '', payerName: '' };
    expect(voucherFaults(blank, now)).toEqual({
      operationNumber: 'required',
      paidOn: 'required',
      amount: 'required',
      payerName: 'required',
    });
    expect(refused(voucherFacts(blank, now))).toEqual({
      kind: 'voucher-invalid',
      field: 'operationNumber',
      fault: 'required',
    });
  });

  it.each([
    [{ operationNumber: '12' }, { operationNumber: 'malformed' }],
    [{ operationNumber: 'abc/123' }, { operationNumber: 'malformed' }],
    [{ paidOn: '2026-02-30' }, { paidOn: 'malformed' }],
    [{ paidOn: '2026-03-11' }, { paidOn: 'in-future' }],
    [{ paidOn: '2025-12-09' }, { paidOn: 'too-old' }],
    [{ paidOn: '2026-03-10' }, {}],
    [{ amount: '0.00' }, { amount: 'malformed' }],
    [{ amount: '-5' }, { amount: 'malformed' }],
    [{ amount: '1.234' }, { amount: 'malformed' }],
    [{ amount: '1118,500' }, { amount: 'malformed' }],
    [{ amount: 'cien' }, { amount: 'malformed' }],
    [{ payerName: 'a'.repeat(151) }, { payerName: 'too-long' }],
  ])('%o: %o', (parts, faults) => {
    expect(faultsOf(parts)).toEqual(faults);
  });

  it('takes every amount as the school itself writes it', () => {
    fc.assert(
      fc.property(
        arbitraryMoney.filter((amount) => amount > 0),
        (amount) => {
          expect(accepted(voucherFacts({ ...entry, amount: `S/. ${decimalText(amount)}` }, now)).amount).toBe(amount);
        },
      ),
    );
  });
});

describe('a voucher', () => {
  it('goes to review when its amount is not the order’s, in either direction', () => {
    expect(stateOnArrival(soles('118.00'), soles('118.00'), true)).toBe('sent');
    expect(stateOnArrival(soles('117.99'), soles('118.00'), true)).toBe('review');
    expect(stateOnArrival(soles('118.01'), soles('118.00'), true)).toBe('review');
  });

  it('goes to review when its code had no use left for it', () => {
    expect(stateOnArrival(soles('118.00'), soles('118.00'), false)).toBe('review');
  });

  it('is one operation however its number was typed', () => {
    for (const typed of ['123456', '00123456', '0012-3456', '12 34 56']) expect(operationKey(typed)).toBe('123456');
    expect(operationKey('ab-12')).toBe('AB12');
    expect(operationKey('000')).toBe('0');
  });

  it('is answered within 72 clock hours, said as a date in Lima', () => {
    const friday = new Date('2026-11-21T03:15:00.000Z');
    expect(formatLongInstant(friday)).toBe('viernes 20 de noviembre, 10:15\u00a0p.\u00a0m.');
    expect(formatLongInstant(answerDueBy(friday))).toBe('lunes 23 de noviembre, 10:15\u00a0p.\u00a0m.');
  });
});
