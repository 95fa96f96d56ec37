import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { dayOverWhole, ratesOn, type ShareRate } from '#domain/receipts/shares/share-rates.ts';
import { sharesOfMonth, type SoldLine } from '#domain/receipts/shares/share-statement.ts';
import { addDays, type PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { sumSigned } from '#domain/shared/signed-money.ts';

const day = (text: string) => text as PlainDate;
const march = '2026-03' as BookMonth;
const rosa = { kind: 'teacher', id: 1 } as const;
const luis = { kind: 'teacher', id: 2 } as const;
const seller = { kind: 'seller', id: 1 } as const;

const agreed = (
  party: ShareRate['party'],
  points: number,
  from = '2026-01-01',
  productId: number | null = 3,
): ShareRate => ({
  party,
  productId: party.kind === 'seller' ? null : productId,
  rate: rate(points),
  from: day(from),
});

const line = (parts: Partial<SoldLine> = {}): SoldLine => ({
  orderNumber: 1,
  productId: 3,
  title: 'Curso',
  sellerId: null,
  soldOn: day('2026-03-10'),
  base: money(16_941),
  returns: [],
  ...parts,
});

test('each has the share agreed on the day of the sale, of the amount without IGV; what is left over is the school’s', () => {
  const rates = [agreed(rosa, 3000), agreed(luis, 1500), agreed(rosa, 4000, '2026-03-11'), agreed(seller, 1000)];
  const shares = (parts: Partial<SoldLine>) =>
    sharesOfMonth([line(parts)], rates, march).entries.map(({ party, share }) => `${party.kind} ${party.id} ${share}`);
  expect(shares({})).toEqual(['teacher 1 5082', 'teacher 2 2541']);
  expect(shares({ soldOn: day('2026-03-11') })).toEqual(['teacher 1 6776', 'teacher 2 2541']);
  expect(shares({ sellerId: 1 })).toEqual(['teacher 1 5082', 'teacher 2 2541', 'seller 1 1694']);
  expect(shares({ sellerId: 2, productId: 4 })).toEqual([]);
  expect(sharesOfMonth([line({ sellerId: 1 })], rates, march)).toMatchObject({ base: 16_941, school: 7624 });
});

test('a share of the largest sale is whole céntimos, none more than is due', () => {
  // A thousand seats at the highest price: base times rate passes what a double holds, and its last céntimo was rounded up.
  const { entries, school } = sharesOfMonth([line({ base: money(1_000_000_000_001) })], [agreed(rosa, 9999)], march);
  expect(entries.map(({ share }) => share)).toEqual([999_900_000_000]);
  expect(school).toBe(100_000_001);
});

test('a return takes back in its own month, at the rates of the sale', () => {
  const rates = [agreed(rosa, 3000), agreed(rosa, 5000, '2026-04-01')];
  const sold = line({
    returns: [
      { base: money(10_000), on: day('2026-04-02') },
      { base: money(6941), on: day('2026-05-01') },
    ],
  });
  const of = (month: string) => sharesOfMonth([sold], rates, month as BookMonth);
  expect(of('2026-03')).toMatchObject({ base: 16_941, entries: [{ base: 16_941, share: 5082, rate: 3000 }] });
  expect(of('2026-04')).toMatchObject({ base: -10_000, entries: [{ base: -10_000, share: -3000, rate: 3000 }] });
  expect(of('2026-05')).toMatchObject({ base: -6941, entries: [{ share: -2082 }], school: -4859 });
});

test('a share ends with 0 %, and of one day the last agreement holds', () => {
  const rates = [agreed(rosa, 3000), agreed(rosa, 2000), agreed(rosa, 0, '2026-06-01')];
  expect(ratesOn(rates, day('2025-12-31'))).toEqual([]);
  expect(ratesOn(rates, day('2026-05-31')).map((each) => each.rate)).toEqual([2000]);
  expect(ratesOn(rates, day('2026-06-01'))).toEqual([]);
  // What was agreed on later for an earlier day does not undo what holds since; two products are two agreements.
  const others = [
    agreed(rosa, 3000, '2026-03-01'),
    agreed(rosa, 1000, '2026-02-01'),
    agreed(rosa, 500, '2026-02-01', 4),
  ];
  expect(ratesOn(others, day('2026-03-10')).map((each) => each.rate)).toEqual([3000, 500]);
});

test('shares of one sale never come to more than the whole, on any day', () => {
  const rates = [agreed(rosa, 6000), agreed(luis, 3000, '2026-02-01'), agreed(luis, 9000, '2026-01-01', 4)];
  expect(dayOverWhole(rates)).toBeNull();
  expect(dayOverWhole([...rates, agreed(seller, 1000)])).toBeNull();
  expect(dayOverWhole([...rates, agreed(seller, 1001, '2026-05-01')])).toBe('2026-05-01');
  expect(dayOverWhole([...rates, agreed(rosa, 7001, '2026-03-01')])).toBe('2026-03-01');
  const late = [agreed(rosa, 9000, '2026-05-01'), agreed(luis, 9000, '2026-03-01'), agreed(seller, 1001, '2026-04-01')];
  expect(dayOverWhole(late)).toBe('2026-04-01');
  expect(dayOverWhole([agreed(rosa, 10_000)])).toBeNull();
  expect(dayOverWhole([agreed(seller, 10_000)])).toBeNull();
});

test('shares and school are the total to the céntimo, and any sequence of returns brings them back to zero', () => {
  const cuts = fc.array(fc.nat(1000), { maxLength: 6 });
  const three = fc.tuple(fc.nat(4000), fc.nat(4000), fc.nat(2000));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), cuts, three, (base, parts, [one, two, three]) => {
      const rates = [agreed(rosa, one), agreed(luis, two), agreed(seller, three)];
      const returns: { base: ReturnType<typeof money>; on: PlainDate }[] = [];
      let left = base;
      for (const [index, part] of parts.entries()) {
        const back = Math.floor((left * part) / 1000);
        left -= back;
        returns.push({ base: money(back), on: addDays(day('2026-03-12'), index * 20) });
      }
      returns.push({ base: money(left), on: day('2026-12-31') });
      const months = ['03', '04', '05', '06', '07', '12'].map((month) =>
        sharesOfMonth([line({ base: money(base), sellerId: 1, returns })], rates, `2026-${month}` as BookMonth),
      );
      for (const month of months) {
        expect(sumSigned(month.entries.map(({ share }) => share)) + month.school).toBe(month.base);
        for (const entry of month.entries)
          expect(Math.sign(entry.share) * Math.sign(entry.base)).toBeGreaterThanOrEqual(0);
      }
      const entries = months.flatMap((month) => month.entries);
      for (const party of [rosa, luis, seller]) {
        const own = entries.filter((entry) => entry.party === party).map(({ share }) => share);
        expect(sumSigned(own)).toBe(0);
      }
      expect(sumSigned(months.map(({ school }) => school))).toBe(0);
    }),
  );
});
