import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { identified, type ReadMovement } from '#domain/vouchers/statements/bank-movement.ts';

const movement = fc.record<ReadMovement>({
  day: fc.nat(2).map((days) => addDays('2026-03-09' as PlainDate, days)),
  operation: fc.constantFrom('', '0000', '00123', '123', '77'),
  amount: fc.constantFrom(money(100), money(11_800)),
  description: fc.constantFrom('ABONO', 'Transferencia'),
  payer: fc.constantFrom('', 'Ana'),
  balance: fc.constantFrom('', '5000', '-20'),
});
const identities = (movements: readonly ReadMovement[]) =>
  identified(movements)
    .map(({ identity }) => identity)
    .toSorted();

test('movements have the same identities in whatever order they come, no two the same', () => {
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 12 }), (movements) => {
      expect(identities(movements.toReversed())).toEqual(identities(movements));
      expect(new Set(identities(movements)).size).toBe(movements.length);
    }),
  );
});

test('what is equal in all that the bank tells is two movements; the balance tells others apart', () => {
  const one: ReadMovement = {
    day: '2026-03-09' as PlainDate,
    operation: '00123',
    amount: money(100),
    description: 'ABONO',
    payer: '',
    balance: '5000',
  };
  const [first, second, third] = identities([one, { ...one, description: 'Abono' }, { ...one, balance: '5100' }]);
  expect([first, second, third]).toEqual([
    '2026-03-09|123|100|5000| 1',
    '2026-03-09|123|100|5000| 2',
    '2026-03-09|123|100|5100| 1',
  ]);
});
