import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositCode, orderOfDepositCode, ordersNamedIn } from '#domain/vouchers/deposit-code.ts';

const number = fc.integer({ min: 1, max: 32 ** 6 - 1 });
const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

describe('the code of an order’s deposit', () => {
  test('is a letter, the number in four characters, and two that check it', () => {
    expect(depositCode(1)).toBe('D0001N6');
    expect(depositCode(1234)).toMatch(/^D016J[0-9A-Z]{2}$/);
    expect(() => depositCode(0)).toThrow(RangeError);
    expect(() => depositCode(32 ** 6)).toThrow(RangeError);
  });

  test('is understood however it is copied, and is one order’s alone', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('', ' ', '-'), (order, between) => {
        const code = depositCode(order);
        const copied = [...code.replaceAll('0', 'o').replaceAll('1', 'l')].join(between).toLowerCase();
        expect(orderOfDepositCode(copied)).toBe(order);
        expect(ordersNamedIn(`Pago curso ${code} gracias`)).toEqual([order]);
        expect(ordersNamedIn(`TRANSF.${code.slice(0, 4)}-${code.slice(4)}/ANA`)).toEqual([order]);
      }),
    );
  });

  test('with one wrong character, or two of its number exchanged, is none', () => {
    fc.assert(
      fc.property(number, fc.nat(), fc.constantFrom(...alphabet), (order, at, other) => {
        const code = depositCode(order);
        const place = 1 + (at % (code.length - 1));
        const wrong = code.slice(0, place) + other + code.slice(place + 1);
        expect(orderOfDepositCode(wrong)).toBe(wrong === code ? order : null);
        const from = 1 + (at % (code.length - 4));
        const swapped = code.slice(0, from) + (code[from + 1] ?? '') + (code[from] ?? '') + code.slice(from + 2);
        expect(orderOfDepositCode(swapped)).toBe(swapped === code ? order : null);
      }),
    );
  });

  test('digits, as operation numbers are, name no order', () => {
    expect(ordersNamedIn('OPERACION 00123456 10001234567 DEPOSITO')).toEqual([]);
  });
});
