import { describe, expect, test } from 'vitest';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { filesUnder, isCode, textOf } from './source-tree.ts';

/** What is decided in one file, by how it would be written a second time. */
const rules: readonly {
  readonly rule: string;
  readonly home: string;
  readonly written: RegExp;
  readonly again: string;
  /** Looks for what may be one in whatever text, and decides nothing by it. */
  readonly soughtIn?: string;
}[] = [
  {
    rule: 'how what is typed into a line is tidied',
    home: 'src/domain/shared/typed-text.ts',
    written: /\.replace(?:All)?\(\/\\s\+\/gu?, ' '\)/,
    again: "const name = text.trim().replace(/\\s+/g, ' ');",
  },
  {
    rule: 'how a percentage is typed',
    home: 'src/domain/shared/typed-amount.ts',
    written: /\.replace(?:All)?\(\/\\s\*%/,
    again: "const rate = parsePercent(text.replace(/\\s*%$/, '').replace(',', '.'));",
  },
  {
    rule: 'how half a unit is rounded',
    home: 'src/domain/shared/half-up.ts',
    written: /Math\.floor\(.* \/ \(2 \* |Math\.floor\(.*\b50\b.* \/ 100\b/,
    again: 'const tenths = Math.floor((20 * stars + count) / (2 * count));',
  },
  {
    rule: 'what an e-mail address is',
    home: 'src/domain/accounts/email-address.ts',
    written: /(?:[+*]|\{\d+,\d*\})\)?@|\bv\.email\(/,
    again: 'const isEmail = /^\\S+@\\S+\\.\\S+$/.test(text);',
    soughtIn: 'src/adapters/server/observing/log-line.ts',
  },
  {
    rule: 'which kinds of products there are',
    home: 'src/domain/catalogue/product-kind.ts',
    written: new RegExp(`[[|]\\s*'(?:${productKinds.join('|')})'(?:\\s*[,|]\\s*'(?:${productKinds.join('|')})'){6}`),
    again: "v.picklist(['seminar', 'course', 'workshop', 'book', 'magazine', 'consultancy', 'diploma'])",
  },
];

const code = filesUnder('src').filter((path) => isCode(path) && !path.includes('/sample-school/'));

describe.each(rules)('$rule', ({ home, written, again, soughtIn = home }) => {
  test('is written in one place', () => {
    expect(code).toContain(home);
    expect(code.filter((path) => path !== home && path !== soughtIn && written.test(textOf(path)))).toEqual([]);
  });

  test('is seen when it is written again', () => {
    expect(again).toMatch(written);
  });
});

/** The words of an hour end with a stop of their own ('p. m.'): what follows them says whose hour it is. */
const hourThenStop = /format(?:Long)?Instant\([^`{}]*(?:\{[^{}]*\})?\)\}\./;

test('no sentence ends with the words of an hour, after which there would be two stops', () => {
  expect(code.filter((path) => hourThenStop.test(textOf(path)))).toEqual([]);
  expect('`hasta el ${formatLongInstant(dueAt, { withYear: true })}.`').toMatch(hourThenStop);
});
