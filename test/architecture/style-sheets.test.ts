import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
