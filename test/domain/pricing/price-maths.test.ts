import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalOfCode } from '#domain/cart/discount-code.ts';
import type { Discount, SolRounding } from '#domain/pricing/discount.ts';
import { discountAmount } from '#domain/pricing/discount.ts';
import { extensionAmount } from '#domain/pricing/extension.ts';
import { splitTax } from '#domain/pricing/igv.ts';
import type { Line } from '#domain/pricing/price-request.ts';
import { choosePrice } from '#domain/pricing/price-tag.ts';
import { refundPart } from '#domain/pricing/refund-part.ts';
import { RULES } from '#domain/pricing/rule-texts.ts';
import type { Amounts } from '#domain/pricing/totals.ts';
import { parseDayMonthYear } from '#domain/shared/typed-day.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aCode, UNUSED } from '#test/support/cart/cart-items.ts';
import { quotationsOf, tablesOf, type MarkdownTable } from '#test/support/shared/markdown-tables.ts';
import { aLine, only, percent, percentOff, priced, soles, solesOff } from '#test/support/pricing/price-lines.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/price-maths.md'), 'utf8');
const tables = tablesOf(document);
const tablesWith = (firstColumn: string): MarkdownTable[] => tables.filter(({ columns }) => columns[0] === firstColumn);
const rate = (cell: string) => percent(cell.replace(' %', ''));

/** Reads 'Código: 20 % en los productos 2 y 3.' and the like. */
function codeOf(note: string): { discount: Discount | null; rounding: SolRounding } {
  if (note === 'Código: ninguno.') return { discount: null, rounding: 'nearest' };
  const words =
    /^Código: (?:(?<rate>\S+) %|S\/\. (?<amount>\S+)) en (?:todo el carrito|los productos (?<ids>[\d, y]+))(?:, al sol (?<sol>más cercano|inferior))?\.$/.exec(
      note,
    )?.groups;
  if (words === undefined) throw new Error(`No example begins so: ${note}`);
  const scope = words['ids'] === undefined ? undefined : only(...words['ids'].split(/, | y /).map(Number));
  return {
    discount: words['rate'] === undefined ? solesOff(words['amount'] ?? '', scope) : percentOff(words['rate'], scope),
    rounding: words['sol'] === 'inferior' ? 'down' : 'nearest',
  };
}

function lineOf([id = '', price = '', options = '', extension = '', taxRate = '']: readonly string[]): Line {
  return aLine(Number(id), price, {
    taxRate: rate(taxRate),
    options: options === '—' ? [] : options.split(' + ').map(soles),
    extension: extension === '—' ? null : { discount: rate(extension), factor: 2 },
  });
}

/** The sentences of a rule; 'S/. ' ends none. */
const sentencesOf = (rule: string): string[] => rule.replaceAll('S/. ', 'S/').split(/(?<=\.) /);

const amountCells = ({ price, discount, net, base, tax }: Amounts): string[] =>
  [price, discount, net, base, tax].map(decimalText);

describe('docs/price-maths.md', () => {
  it('states every rule in the words that the cart and the auditor’s print use, in two sentences', () => {
    const quotations = quotationsOf(document);

    for (const { rule } of Object.values(RULES)) expect(quotations).toContain(rule);
    for (const rule of quotations) expect(sentencesOf(rule)).toHaveLength(2);
  });

  it('has a section for every rule, with an example', () => {
    const headings = new Set(tables.map((table) => table.heading));

    for (const { title } of Object.values(RULES)) expect(headings).toContain(title);
  });

  it('works out what is given back in parts', () => {
    const [table] = tablesWith('Devuelto antes');
    expect(table?.rows.length).toBeGreaterThan(4);
    for (const [before = '', net = '', taxRate = '', base, tax] of table?.rows ?? []) {
      const part = refundPart(rate(taxRate), soles(before), soles(net));
      expect([part.base, part.tax].map(decimalText)).toEqual([base, tax]);
    }
  });

  const carts = tablesWith('Producto');

  it('works out nine carts', () => {
    expect(carts).toHaveLength(9);
    expect(carts.every((cart) => cart.rows.length >= 2)).toBe(true);
  });

  it.each(carts.map((cart, index) => [`${index + 1}, ${cart.heading}: ${cart.note}`, cart] as const))(
    'comes out to the céntimo: cart %s',
    (_, { note, rows }) => {
      const { discount, rounding } = codeOf(note);
      const products = rows.slice(0, -1);
      const cart = priced(products.map(lineOf), discount, rounding);

      expect(cart.lines.map((line) => amountCells(line))).toEqual(products.map((row) => row.slice(5)));
      expect(['Total', '', '', '', '', ...amountCells(cart)]).toEqual(rows.at(-1));
    },
  );

  it('rounds as it says', () => {
    for (const [account = '', exact, rounded] of tablesWith('Cuenta').flatMap(({ rows }) => rows)) {
      const [amount = '', of = ''] = account.split(' × ');
      const taken = discountAmount(
        { kind: 'percentage', rate: rate(of) },
        { total: soles(amount), eligible: soles(amount) },
        'nearest',
      );
      expect(decimalText(taken)).toBe(rounded);
      expect((Number(amount) * 100 * rate(of)) / 1_000_000).toBeCloseTo(Number(exact), 6);
    }
  });

  it('chooses prices as it says', () => {
    const optional = (cell: string) => (cell === '—' ? null : soles(cell));
    for (const [regular = '', reduced = '', inForce, subscriber = '', hasPlan, price] of tablesWith(
      'Precio normal',
    ).flatMap(({ rows }) => rows)) {
      const tag = {
        regular: soles(regular),
        reduced: optional(reduced),
        isReductionInForce: inForce === 'sí',
        subscriber: optional(subscriber),
      };
      expect(decimalText(choosePrice(tag, hasPlan === 'sí').amount)).toBe(price);
    }
  });

  it('extracts IGV as it says', () => {
    for (const [amount = '', taxRate = '', base, tax] of tablesWith('Importe').flatMap(({ rows }) => rows)) {
      const split = splitTax(soles(amount), rate(taxRate));
      expect([decimalText(split.base), decimalText(split.tax)]).toEqual([base, tax]);
    }
  });

  it('extends as it says', () => {
    for (const [price = '', discount = '', added] of tablesWith('Precio').flatMap(({ rows }) => rows)) {
      expect(decimalText(extensionAmount(soles(price), rate(discount)))).toBe(added);
    }
  });

  it('ends codes as it says', () => {
    for (const [first = '', last = '', moment = '', holds] of tablesWith('Primer día').flatMap(({ rows }) => rows)) {
      const [firstDay, lastDay] = [accepted(parseDayMonthYear(first)), accepted(parseDayMonthYear(last))];
      const [date = '', time] = moment.split(' ');
      const now = new Date(`${accepted(parseDayMonthYear(date))}T${time}-05:00`);
      expect(refusalOfCode(aCode('X', { firstDay, lastDay }), now, UNUSED) === null ? 'sí' : 'no').toBe(holds);
    }
  });

  it.each([
    ['Cuenta', 4],
    ['Precio normal', 5],
    ['Importe', 5],
    ['Precio', 5],
    ['Primer día', 4],
  ])('has the table of %s, with %i rows', (firstColumn, count) => {
    expect(tablesWith(firstColumn).map(({ rows }) => rows.length)).toEqual([count]);
  });
});
