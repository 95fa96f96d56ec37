import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanText } from '#adapters/server/clean-text.ts';

test.each([
  ['\u{1b}]0;hola\u{7}', '␛]0;hola␇'],
  ['\u{1b}[2J\u{1b}[31mrojo', '␛[2J␛[31mrojo'],
  ['\u{9b}31m', '\u{fffd}31m'],
  ['uno\rdos\b\u{7f}', 'uno␍dos␈␡'],
  ['\u{202e}dafsad\u{202c} \u{2066}x\u{2069}', '\u{fffd}dafsad\u{fffd} \u{fffd}x\u{fffd}'],
  ['a\u{200b}b\u{feff}c\u{2028}d\u{e0041}', 'a\u{fffd}b\u{fffd}c\u{fffd}d\u{fffd}'],
  ['\u{d800}roto', '\u{fffd}roto'],
  ['Ñandú «ágil» — S/.\u{a0}118.00 €\n\tlínea', 'Ñandú «ágil» — S/.\u{a0}118.00 €\n\tlínea'],
])('%j is shown as %j', (text, shown) => {
  expect(cleanText(text)).toBe(shown);
});

test('SAFE-20: every line that a command prints goes through it', () => {
  const folder = 'src/adapters/cli';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const written = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => /(?<!\bschool)\.write\(|console\./.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(written.toSorted()).toEqual([
    'escuela.ts: stream.write(`${cleanText(line)}\\n`);',
    'precio.ts: stream.write(cleanText(text));',
    // What precio.ts gives it was cleaned there, an answer at a time.
    "precio/price-stream.ts: if (answers !== '' && !output.write(answers)) await once(output, 'drain');",
  ]);
});
