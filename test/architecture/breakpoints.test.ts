import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ui = resolve(import.meta.dirname, '../../src/ui');

test('breakpoints are in em, so that who reads with larger text gets the layout it has room for', () => {
  const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const queries = sheets.flatMap((sheet) =>
    [...readFileSync(resolve(ui, sheet), 'utf8').matchAll(/@(?:media|container)[^{]*/g)].map(
      ([query]) => `${sheet}: ${query}`,
    ),
  );
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => /\d(?:px|rem)\b/.test(query))).toEqual([]);
});
