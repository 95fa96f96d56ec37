import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generalRateOn } from '#adapters/server/config/rate-periods.ts';
import {
  checkedSettings,
  providerOf,
  type SettingsContents,
  contentFrom,
  type SettingsName,
  settingsNames,
  settingsParts,
  settingsPath,
} from '#domain/settings/school-settings.ts';
import { ratePeriodsOf, type TaxSettings } from '#domain/settings/tax-settings.ts';
import { noticesFrom } from '#domain/settings/book-settings.ts';
import { heldOn } from '#domain/legal/legal-versions.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

function problemsOf<S extends SettingsName>(name: S, changes: Partial<SettingsContents[S]>): readonly string[] {
  const checked = checkedSettings(name, { ...settingsParts[name].initial, ...changes });
  return checked.ok ? [] : checked.refusal.problems.map(({ field }) => field);
}

test.each(settingsNames)('«%s» begins with what may be kept as it is, and has an address of its own', (name) => {
  const { initial } = settingsParts[name];
  expect(checkedSettings(name, initial as never)).toEqual({ ok: true, value: initial });
  expect(settingsNames.filter((other) => settingsPath(other) === settingsPath(name))).toEqual([name]);
});

test('a part that an earlier release kept has in its new fields what a school begins with, in the order of all', () => {
  const { phone, ...others } = settingsParts.contact.initial;
  const kept = contentFrom('contact', { ...others, hours: 'Sábados' });
  expect(kept).toEqual({ ...others, hours: 'Sábados', phone });
  expect(Object.keys(kept)).toEqual(Object.keys(settingsParts.contact.rules));
});

describe('the provider', () => {
  test('has a RUC whose last digit agrees with the others, kept without blanks and hyphens', () => {
    expect(problemsOf('provider', { ruc: '20512333798' })).toEqual(['ruc']);
    expect(problemsOf('provider', { ruc: '' })).toEqual(['ruc']);
    const checked = checkedSettings('provider', { ...settingsParts.provider.initial, ruc: '20-13131295 5' });
    expect(checked).toMatchObject({ value: { ruc: '20131312955' } });
  });

  test('is what the law wants known, with how it is reached', () => {
    const { provider, contact } = settingsParts;
    expect(providerOf(provider.initial, contact.initial)).toEqual(initialProvider);
  });
});

test('the first year of a school has four figures, or is not said', () => {
  expect(['2007', '1893', ''].flatMap((firstYear) => problemsOf('identity', { firstYear }))).toEqual([]);
  for (const firstYear of ['07', '2107', 'dos mil', '20077'])
    expect(problemsOf('identity', { firstYear }), firstYear).toEqual(['firstYear']);
});

test('the contact has a mailbox and whole addresses of networks', () => {
  expect(problemsOf('contact', { email: 'atencion@' })).toEqual(['email']);
  const links = ['https://facebook.com/escuela', 'http://facebook.com', 'facebook.com/escuela', 'https://a b.pe', ''];
  expect(problemsOf('contact', { links: links.map((address) => ({ address })) })).toEqual(
    [1, 2, 3, 4].map((place) => `links[${place}].address`),
  );
});

test('the letters of certificates are two to five, kept as capitals', () => {
  for (const code of ['E', 'ESCUELA', 'ES1', 'ÑU', 'E-S', '']) expect(problemsOf('signer', { code })).toEqual(['code']);
  const checked = checkedSettings('signer', { ...settingsParts.signer.initial, code: ' rimac ' });
  expect(checked).toMatchObject({ value: { code: 'RIMAC' } });
});

test('what is shown first on the front page are products, none of them twice', () => {
  expect(problemsOf('front', { courses: '3 17', books: '' })).toEqual([]);
  expect(problemsOf('front', { courses: '3 3', books: 'x', plans: '1 2 3 4 5 6 7 8 9 10 11', newest: '01' })).toEqual([
    'newest',
    'courses',
    'books',
    'plans',
  ]);
});

test('the notices of the complaints book hold from a day on, and need all that the law wants read', () => {
  const footnotes = ['Una.', 'Otra.', 'Una.'].map((text) => ({ text }));
  expect(problemsOf('book', { footnotes })).toEqual(['footnotes[2].text']);
  expect(problemsOf('book', { since: '2026-02-30', notice: '', footnotes: [] })).toEqual([
    'since',
    'notice',
    'footnotes',
  ]);
  const later = { ...settingsParts.book.initial, since: '2027-01-01', claim: 'Otra cosa.' };
  const heldFrom = (day: string) => heldOn(noticesFrom([later]), day as PlainDate).claim;
  expect(['2026-01-01', '2026-12-31', '2027-01-01'].map(heldFrom)).toEqual([
    settingsParts.book.initial.claim,
    settingsParts.book.initial.claim,
    'Otra cosa.',
  ]);
});

test('what measures visits is named as its makers name it, or not at all', () => {
  expect(problemsOf('tracking', { tagManagerId: 'GTM-ABC1234', pixelId: '123456789' })).toEqual([]);
  expect(problemsOf('tracking', { tagManagerId: 'gtm-abc', pixelId: 'UA-1' })).toEqual(['tagManagerId', 'pixelId']);
});

describe('the rates of the IGV', () => {
  const rates = (...rows: readonly (readonly [string, string])[]): TaxSettings['rates'] =>
    rows.map(([percent, from]) => ({ percent, from }));

  test.each([
    [rates(), ['rates']],
    [rates(['18', '2026-01-01']), ['rates[0].from']],
    [rates(['18', ''], ['17', '']), ['rates[1].from']],
    [rates(['18', ''], ['17', '2027-01-01'], ['16', '2027-01-01']), ['rates[2].from']],
    [rates(['101', ''], ['18.005', '2027-02-30']), ['rates[0].percent', 'rates[1].percent', 'rates[1].from']],
    [rates(['18', ''], ['17', '2027-01-01']), []],
  ])('%j', (typed, fields) => {
    expect(problemsOf('tax', { rates: typed })).toEqual(fields);
  });

  test('are kept as a rate is written, and each holds from its day until the next', () => {
    const typed = { rates: rates(['18 %', ''], ['10,5%', '2027-01-01']), rounding: 'down' } as const;
    const checked = checkedSettings('tax', typed);
    expect(checked).toMatchObject({ value: { rates: rates(['18', ''], ['10.5', '2027-01-01']) } });
    const periods = ratePeriodsOf(checked.ok ? checked.value : typed);
    expect(['2026-12-31', '2027-01-01'].map((day) => generalRateOn(periods, day as PlainDate))).toEqual([1800, 1050]);
  });

  test('however many there are, the one of a day is the last that has begun', () => {
    const day = fc
      .integer({ min: 0, max: 2000 })
      .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10));
    const later = fc.uniqueArray(fc.record({ percent: fc.integer({ min: 0, max: 100 }).map(String), from: day }), {
      selector: ({ from }) => from,
      maxLength: 10,
    });
    fc.assert(
      fc.property(later, day, (rows, asked) => {
        const ordered = [
          { percent: '18', from: '' },
          ...rows.toSorted((one, other) => (one.from < other.from ? -1 : 1)),
        ];
        expect(problemsOf('tax', { rates: ordered })).toEqual([]);
        const expected = ordered.findLast(({ from }) => from <= asked)?.percent;
        const periods = ratePeriodsOf({ rates: ordered, rounding: 'nearest' });
        expect(generalRateOn(periods, asked as PlainDate)).toBe(Number(expected) * 100);
      }),
    );
  });
});
