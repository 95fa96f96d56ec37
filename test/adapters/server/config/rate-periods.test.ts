import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#adapters/server/config/config.ts';
import { generalRateOn, parseRatePeriods } from '#adapters/server/config/rate-periods.ts';
import { parsePlainDate } from '#domain/shared/typed-day.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import { ratePeriodsOf } from '#domain/settings/tax-settings.ts';

const day = (text: string) => accepted(parsePlainDate(text));
const ratesOf = (text: string, ...days: string[]) => {
  const periods = parseRatePeriods(text) ?? [];
  return days.map((each) => generalRateOn(periods, day(each)));
};

test('a plain percentage holds on every day', () => {
  expect(ratesOf('18', '1900-01-01', '2026-11-22', '9999-12-31')).toEqual([1800, 1800, 1800]);
  expect(ratesOf('10.5', '2026-11-22')).toEqual([1050]);
});

test('a dated one holds from its day on', () => {
  const text = '18; 2027-01-01 = 17 ;2028-07-01=16.5';
  const days = ['2026-12-31', '2027-01-01', '2028-06-30', '2028-07-01'];
  expect(ratesOf(text, ...days)).toEqual([1800, 1700, 1700, 1650]);
});

test.each([
  'mucho',
  '-18',
  '18.555',
  '101',
  '18;',
  '18;17',
  '2027-01-01=17',
  '18;2027-02-30=17',
  '18;01/01/2027=17',
  '18;2027-01-01=',
  '18;2027-01-01=17=16',
  '18;2028-01-01=17;2027-01-01=16',
  '18;2027-01-01=17;2027-01-01=16',
])('«%s» stops the start, with the name of the setting and how it is written', (text) => {
  expect(() => readConfig({ IGV_RATE: text })).toThrow(ConfigError);
  expect(() => readConfig({ IGV_RATE: text })).toThrow(/IGV_RATE.*18;2027-01-01=17.*Es «/);
});

test('18 % unless it is set', () => {
  expect(ratePeriodsOf(settingsParts.tax.initial)).toEqual([{ rate: 1800, validFrom: '1900-01-01' }]);
});
