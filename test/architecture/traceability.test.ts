import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** How many rows each area of the requirements has. */
const rowsOfScreens = {
  SITE: 11,
  ROUTE: 17,
  MAIN: 9,
  SIGN: 4,
  LAY: 14,
  SEARCH: 6,
  NEWS: 3,
  CART: 14,
  PAY: 7,
  GUEST: 3,
  AUTH: 10,
  USER: 6,
  MENU: 4,
  LEARN: 5,
  EXAM: 6,
  CERT: 2,
  BOOK: 4,
  TOUR: 4,
  ADS: 4,
  MODAL: 2,
  SUPPORT: 8,
  ERROR: 4,
  HELPERS: 3,
} as const;

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** How many promises docs/traceability.md makes under 'Safety', each with its meaning in its heading. */
const promisesOfSafety = 29;

interface Line {
  readonly row: string;
  readonly file: string;
  readonly words: string;
  readonly brokenBy: string;
}

/** The lines of docs/traceability.md: `| ROW-1 | `test/file.test.ts` › `words` | how |`. */
function lines(document: string): readonly Line[] {
  return document
    .split('\n')
    .filter((line) => /^\| [A-Z]+-\d/.test(line))
    .map((line) => {
      const found = /^\| (?<row>[A-Z]+-\d+) +\| `(?<file>[^`]+)` › `(?<words>[^`]+)` +\| (?<brokenBy>\S.*?) +\|$/.exec(
        line,
      );
      if (!found?.groups) throw new Error(`not a line of the form described: ${line}`);
      const { row = '', file = '', words = '', brokenBy = '' } = found.groups;
      return { row, file, words, brokenBy };
    });
}

/** What is wrong with a line: nothing, a file that is gone, or words that its file does not hold. */
function fault({ row, file, words }: Line, read: (file: string) => string | null): string | null {
  const text = read(file);
  if (text === null) return `${row}: ${file} is gone`;
  return text.includes(words) ? null : `${row}: ${file} does not hold '${words}'`;
}

function readBelowRoot(file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

describe('docs/traceability.md', () => {
  const listed = lines(readFileSync(join(root, 'docs/traceability.md'), 'utf8'));

  it('names tests that exist', () => {
    expect(listed.map((line) => fault(line, readBelowRoot)).filter((found) => found !== null)).toEqual([]);
  });

  it('leaves no row out', () => {
    const known = new Set(listed.map(({ row }) => row));
    const counts = Object.entries({ ...rowsOfScreens, SAFE: promisesOfSafety });
    const rows = counts.flatMap(([area, count]) => upTo(count).map((each) => `${area}-${each}`));
    expect(rows.filter((row) => !known.has(row))).toEqual([]);
    expect([...known].filter((row) => !rows.includes(row))).toEqual([]);
  });

  it('refuses a test that is gone and words that nobody wrote', () => {
    const [line] = lines('| CART-1 | `test/a.test.ts` › `adds` | the button left out |');
    expect(line).toBeDefined();
    expect(fault(line!, () => null)).toBe('CART-1: test/a.test.ts is gone');
    expect(fault(line!, () => "it('removes')")).toBe("CART-1: test/a.test.ts does not hold 'adds'");
    expect(fault(line!, () => "it('adds')")).toBeNull();
    expect(() => lines('| CART-1 | test/a.test.ts | - |')).toThrow(/not a line/);
  });
});
