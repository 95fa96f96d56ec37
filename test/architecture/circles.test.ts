import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { filesUnder, isCode, textOf } from './source-tree.ts';

test('no file imports itself through others, be it for a type alone or late', () => {
  const code = [...filesUnder('src'), ...filesUnder('test')].filter(isCode);
  expect(code.length).toBeGreaterThan(1000);
  expect(circlesOf(new Map(code.map((path) => [path, textOf(path)])))).toEqual([]);
});

test.each([
  ['of values', `import { b } from './b.ts';`, `import { a } from '#domain/a.ts';`],
  ['of types', `import type { B } from '#domain/b.ts';`, `import type { A } from './a.ts';`],
  ['of one type among values', `import { x, type B } from './b.ts';`, `export type { A } from './a.ts';`],
  ['by a late import', `export const b = () => import('./b.ts');`, `import type { A } from './a.ts';`],
  ['by a type named where it stands', `export type B = import('./b.ts').B;`, `import type { A } from './a.ts';`],
])('a planted circle is seen: %s', (_, a, b) => {
  const files = new Map([
    ['src/domain/a.ts', a],
    ['src/domain/b.ts', b],
  ]);
  expect(circlesOf(files)).toEqual(['src/domain/a.ts → src/domain/b.ts → src/domain/a.ts']);
});

test('a planted circle is seen through a third file, and where it begins in the middle', () => {
  const files = new Map([
    ['src/domain/0.ts', `import './a.ts';`],
    ['src/domain/a.ts', `import './b.ts';`],
    ['src/domain/b.ts', `import './c.ts';`],
    ['src/domain/c.ts', `import './a.ts';`],
  ]);
  expect(circlesOf(files)).toEqual(['src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts']);
});

test('two ways to one file are no circle', () => {
  const files = new Map([
    ['src/domain/a.ts', `import './b.ts';\nimport './c.ts';`],
    ['src/domain/b.ts', `import './c.ts';`],
    ['src/domain/c.ts', `export const c = 1;`],
  ]);
  expect(circlesOf(files)).toEqual([]);
});
