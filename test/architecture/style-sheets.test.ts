import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ui = resolve(import.meta.dirname, '../../src/ui');
const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(resolve(ui, name), 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }));

test('breakpoints are in em, so that who reads with larger text gets the layout it has room for', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const queries = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${name}: ${query}`),
  );
  expect(queries.length).toBeGreaterThan(50);
  expect(queries.filter((query) => /\d(?:px|rem)\b/.test(query))).toEqual([]);
});

test('a value that a sheet takes by its name is one that some sheet or component sets', () => {
  const set = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
  const components = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  for (const name of components) {
    for (const [, given] of readFileSync(resolve(ui, name), 'utf8').matchAll(/'(--[\w-]+)'/g)) set.add(given);
  }
  const taken = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, value]) => (set.has(value) ? [] : [`${name}: ${value}`])),
  );
  expect(set.size).toBeGreaterThan(50);
  expect(taken).toEqual([]);
});

/** Without what holds for text of 200 % on a phone alone, where even a small part of the root's size is large. */
const whereTextIsNotLarge = (text: string): string => text.replaceAll(/@media \(width < 18em\) \{.*?\n {2}\}/gs, '');

test('nothing that is read is set smaller than the least of the scale', () => {
  const least = Number(/--type-xs: ([\d.]+)rem/.exec(sheets.map(({ text }) => text).join(''))?.[1]);
  const sizes = sheets.flatMap(({ name, text }) =>
    [...whereTextIsNotLarge(text).matchAll(/(?:font-size:|font:)[^;]*?\b([\d.]+)(r?em)\b[^;]*/g)].map(
      ([all, size, unit]) => ({
        at: `${name}: ${all}`,
        // Of a part of what stands around it nobody knows what it comes to.
        isSmall: unit === 'rem' ? Number(size) < least : Number(size) < 1 && !all.includes('max('),
      }),
    ),
  );
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.flatMap(({ at, isSmall }) => (isSmall ? [at] : []))).toEqual([]);
});

/** Each selector of a sheet that stands in no other rule. */
function outerSelectors(text: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, head = '', mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const isOuter = around.every((each) => each.startsWith('@') && !each.startsWith('@keyframes'));
    around.push(head.trim());
    if (isOuter && !head.trim().startsWith('@')) found.push(...head.trim().split(/,(?![^()]*\))/));
  }
  return found;
}

test('a module of styles reaches nothing but what bears one of its classes', () => {
  const modules = sheets.filter(({ name }) => name.endsWith('.module.css'));
  const selectors = modules.flatMap(({ name, text }) => outerSelectors(text).map((each) => `${name}: ${each.trim()}`));
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter((each) => !/\.module\.css: [^]*\./.test(each))).toEqual([]);
});

const components = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(resolve(ui, name), 'utf8') }));

/** Which classes of which module each component takes, by name; null: one that is named while it runs. */
const takenClasses = components.flatMap(({ name, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].flatMap(([, local = '', from = '']) => {
    const module = from.startsWith('#ui/') ? from.slice(4) : join(dirname(name), from);
    const body = text.replaceAll(/^import .*$/gm, '');
    const named = [...body.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\[([^\\]]+)\\])`, 'g'))];
    return named.map(([, dotted, indexed = '']) => {
      const quoted = /^'([\w-]+)'$/.exec(indexed)?.[1];
      return { at: name, module, named: dotted ?? quoted ?? null };
    });
  }),
);

const classesOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));

test('a class that a component takes from a module is one that the module has', () => {
  const modules = new Map(sheets.map(({ name, text }) => [name, classesOf(text)]));
  expect(takenClasses.length).toBeGreaterThan(1000);
  const missing = takenClasses.filter(
    ({ module, named }) => named !== null && modules.get(module)?.has(named) !== true,
  );
  expect(missing.map(({ at, module, named }) => `${at}: .${named} of ${module}`)).toEqual([]);
});

test('a class of a module is one that a component takes, and a value that a sheet sets is one that something takes', () => {
  const named = new Set(takenClasses.map((each) => `${each.module} ${each.named}`));
  const isNamedWhileItRuns = (module: string) => named.has(`${module} null`);
  const composed = (text: string) =>
    [...text.matchAll(/composes:\s*([^;]+?)(?:\s+from[^;]*)?;/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const idle = sheets
    .filter(({ name }) => name.endsWith('.module.css') && !isNamedWhileItRuns(name))
    .flatMap(({ name, text }) =>
      [...classesOf(text)]
        .filter((each) => !named.has(`${name} ${each}`) && !composed(text).includes(each))
        .map((each) => `${name}: .${each}`),
    );
  expect(idle).toEqual([]);
  const texts = [...sheets, ...components].map(({ text }) => text);
  const idleValues = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/(--[\w-]+)\s*:/g)]
      .filter(
        ([, value = '']) => !texts.some((each) => each.includes(`var(${value})`) || each.includes(`var(${value},`)),
      )
      .map(([, value = '']) => `${name}: ${value}`),
  );
  expect([...new Set(idleValues)]).toEqual([]);
});
