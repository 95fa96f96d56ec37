import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DetractionRule, detractionOf } from '#domain/receipts/detraction.ts';
import { detractionRuleOf } from '#domain/settings/detraction-settings.ts';
import { checkedSettings } from '#domain/settings/school-settings.ts';
import { rate } from '#domain/shared/rate.ts';
import { arbitrarySnapshot } from '#test/support/pricing/arbitrary-snapshot.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { asFactura, receiptOf } from '#test/support/receipts/arbitrary-receipts.ts';

const rule: DetractionRule = { service: '037', rate: rate(1200), over: soles('700.00'), account: '00-000-123456' };
const service = (net: string) => ({ treatment: 'taxed', unit: 'ZZ', net: soles(net) }) as const;
const amountOf = (...lines: Parameters<typeof detractionOf>[1]) => detractionOf('factura', lines, rule)?.amount ?? 0;

describe('the detracción of a factura', () => {
  test('is its rate of what services with IGV were sold for, in whole soles, half up', () => {
    expect(amountOf(service('1180.00'))).toBe(soles('142.00'));
    expect(amountOf(service('1170.83'))).toBe(soles('140.00'));
    // 140.50 to the céntimo is 12 % of 1170.8333…; what is a little over goes up.
    expect(amountOf(service('1170.84'))).toBe(soles('141.00'));
    expect(amountOf(service('400.00'), service('300.01'))).toBe(soles('84.00'));
  });

  test('begins over the limit, and leaves out books, what is exempt and what is given away', () => {
    expect(amountOf(service('700.00'))).toBe(0);
    expect(amountOf(service('700.01'))).toBe(soles('84.00'));
    expect(amountOf(service('700.00'), { treatment: 'taxed', unit: 'NIU', net: soles('500.00') })).toBe(0);
    expect(amountOf(service('700.00'), { ...service('89.90'), treatment: 'exempt' })).toBe(0);
    expect(amountOf(service('700.00'), { ...service('0.00'), treatment: 'free' })).toBe(0);
  });

  test('is of no boleta, and of nothing where the school has none', () => {
    expect(detractionOf('boleta', [service('5000.00')], rule)).toBeNull();
    expect(detractionOf('factura', [service('5000.00')], null)).toBeNull();
    // 12 % of 4.16 is half a céntimo short of half a sol: nothing is deposited, and nothing is printed of it.
    expect(detractionOf('factura', [service('4.16')], { ...rule, over: soles('0.00') })).toBeNull();
    expect(detractionOf('factura', [service('4.17')], { ...rule, over: soles('0.00') })?.amount).toBe(soles('1.00'));
  });

  test('whatever was bought, is whole soles within half a sol of its rate, over the limit alone', () => {
    const over = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(arbitrarySnapshot, fc.integer({ min: 1, max: 10_000 }), over, (snapshot, percent, limit) => {
        const { lines } = receiptOf(snapshot, asFactura);
        const given = { ...rule, rate: rate(percent), over: limit as typeof rule.over };
        const base = lines.reduce((all, { treatment, unit, net }) => {
          return all + (treatment === 'taxed' && unit === 'ZZ' ? net : 0);
        }, 0);
        const amount = detractionOf('factura', lines, given)?.amount ?? 0;
        expect(amount % 100).toBe(0);
        if (base <= limit) expect(amount).toBe(0);
        else expect(Math.abs(amount - (base * percent) / 10_000)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('the setting', () => {
  const row = { service: '037', percent: '12 %', over: 'S/ 700', account: '00-000-123456' };
  const checked = (...detractions: (typeof row)[]) => checkedSettings('detraction', { detractions });

  test('says nothing at first, and then a rule', () => {
    expect(detractionRuleOf({ detractions: [] })).toBeNull();
    const kept = checked(row);
    expect(kept.ok && detractionRuleOf(kept.value)).toEqual(rule);
  });

  test('has one detracción at most, and says what is wrong with it, field by field', () => {
    const wrong = (...given: (typeof row)[]) => {
      const judged = checked(...given);
      return judged.ok ? [] : judged.refusal.problems.map(({ field }) => field);
    };
    const at = (...cells: string[]) => cells.map((cell) => `detractions[0].${cell}`);
    expect(wrong(row, row)).toEqual(['detractions']);
    expect(wrong({ service: '', percent: '', over: '', account: '' })).toEqual(
      at('service', 'percent', 'over', 'account'),
    );
    expect(wrong({ service: '027', percent: '0', over: '-1', account: '12-34' })).toEqual(
      at('service', 'percent', 'over', 'account'),
    );
    expect(wrong({ ...row, percent: '100.01', over: '700.005' })).toEqual(at('percent', 'over'));
  });
});
