import { expect, test } from 'vitest';
import { declineText } from '#ui/school/staff/orders/decline-texts.ts';

const told = 'Tu banco no autorizó el pago. Comunícate con él o usa otra tarjeta.';

test.each([
  ['102', /^El banco no autorizó.*\(código\s102\)$/],
  ['insufficient_funds', /^Sin saldo suficiente \(código\sinsufficient_funds\)$/],
  ['toString', /^Quien compra leyó: «Tu banco.*» \(código\stoString\)$/],
  [null, /^Quien compra leyó: «Tu banco no autorizó el pago\. .*»$/],
])('why nothing was charged is told the office in its own words, with the code: %s', (actionCode, said) => {
  expect(declineText({ actionCode, buyerText: told })).toMatch(said);
});

test('of what was charged nothing is said', () => {
  expect(declineText({ actionCode: '000', buyerText: null })).toBeNull();
});
