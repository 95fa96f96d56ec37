import { expect, test } from 'vitest';
import { filesUnder, isCode, textOf } from './source-tree.ts';

/**
 * A file that is imported late may not come: without a network, or after a newer version of the school took its place. Each such
 * import stands in one of these forms, which say where that ends: in the part's own place (`latePart`), in what the server drew of it,
 * which stays (`drawnPart`), on a page that says there
 * is no connection (`fetched`), or with the caller, who goes on without (`.catch(() => null)`). The first of all leaves the page as the
 * server drew it, and is told as any script that fails.
 */
const caught = [
  /(?:late|drawn)Part\(\s*\(\) =>\s*import\('[^']+'\)\.then\(/g,
  /fetched\(\s*import\('[^']+'\)\s*\)/g,
  /import\('[^']+'\)\.catch\(\(\) => null\)/g,
  /import\(\s*file\)\s*\.then\(\(\) => run\(others\)\)\s*\.catch\(reportError\)/g,
];

/** Imports of a source that would end in an error of the whole page. */
function uncaught(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/typeof import\('[^']+'\)/g, '');
  const left = caught.reduce((text, form) => text.replaceAll(form, ''), code);
  return left.match(/\bimport\([^)]*\)/g) ?? [];
}

const places = ['src/ui', 'src/application/browser', 'src/adapters/browser'];
const files = places.flatMap((place) => filesUnder(place)).filter(isCode);

test('SAFE-24: there are late imports to look at', () => {
  const late = files.filter((file) => /\bimport\(/.test(textOf(file)));
  expect(late.length).toBeGreaterThan(25);
});

test('SAFE-24: whatever is imported late is caught where it stands', () => {
  const found = files.flatMap((file) => uncaught(textOf(file)).map((each) => `${file}: ${each}`));
  expect(found).toEqual([]);
});

test('SAFE-24: no component is lazy in another way, which would end in an error of the whole page', () => {
  const others = files.filter((file) => file !== 'src/ui/kit/feedback/drawn-part.tsx');
  const lazy = others.filter((file) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(textOf(file)));
  expect(lazy).toEqual([]);
});

test.each([
  "const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }));",
  "const { rules } = await import('./rules.ts');",
  "void import('./rules.ts').then(({ rules }) => rules());",
])('SAFE-24: an import that nothing catches is found: %s', (source) => {
  expect(uncaught(source)).toHaveLength(1);
});
