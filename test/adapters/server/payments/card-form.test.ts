import { describe, expect, test } from 'vitest';
import { checkedCard, typedCardOf, type TypedCard } from '#adapters/server/payments/card-form.ts';

const now = new Date('2026-11-30T23:59:59.000Z');
const right: TypedCard = { number: '4111 1111 1111 1111', holder: 'ANA QUISPE', expiry: '11/26', securityCode: '123' };
const faultsOf = (changes: Partial<TypedCard>) => {
  const read = checkedCard({ ...right, ...changes }, now);
  return 'faults' in read ? Object.keys(read.faults) : [];
};

describe('the card form', () => {
  test('reads a test card, spaces and hyphens apart', () => {
    expect(checkedCard(right, now)).toMatchObject({ digits: '4111111111111111', card: { outcome: 'approved' } });
    expect(checkedCard({ ...right, number: '4000-0000-0000-0002' }, now)).toMatchObject({
      card: { outcome: 'refused' },
    });
  });

  test('reads a card that it does not know, to refuse it later', () => {
    expect(checkedCard({ ...right, number: '4242424242424242' }, now)).toEqual({
      digits: '4242424242424242',
      card: null,
    });
  });

  test.each([
    ['a number that does not add up', { number: '4111 1111 1111 1112' }, ['number']],
    ['letters', { number: 'cuatro' }, ['number']],
    ['too few digits', { number: '411111111111' }, ['number']],
    ['no name', { holder: '' }, ['holder']],
    ['a month that is none', { expiry: '13/29' }, ['expiry']],
    ['a card that expired last month', { expiry: '10/26' }, ['expiry']],
    ['two digits of security code', { securityCode: '12' }, ['securityCode']],
    [
      'everything empty',
      { number: '', holder: '', expiry: '', securityCode: '' },
      ['number', 'holder', 'expiry', 'securityCode'],
    ],
  ])('names the field of %s', (_, changes, fields) => {
    expect(faultsOf(changes)).toEqual(fields);
  });

  test('asks for a number that was not typed; it calls none wrong', () => {
    expect(checkedCard({ ...right, number: ' ' }, now)).toEqual({
      faults: { number: 'Escribe el número de la tarjeta.' },
    });
  });

  test('takes a card through the last day of its month, however the date is typed', () => {
    for (const expiry of ['11/26', '1126', '11 / 26']) expect(faultsOf({ expiry })).toEqual([]);
  });

  test('takes what was posted, without the spaces around it', () => {
    expect(typedCardOf({ number: ' 41 ', holder: ' ANA ' })).toEqual({
      number: '41',
      holder: 'ANA',
      expiry: '',
      securityCode: '',
    });
  });
});
