import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { firstIconNames } from '#ui/kit/controls/first-icon-names.ts';
import { iconNames } from '#ui/kit/controls/icon-names.ts';

const kit = path.resolve(import.meta.dirname, '../../../src/ui/kit');
const read = (file: string): string => readFileSync(path.join(kit, file), 'utf8');
const sheets = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties that a block sets, by name; later ones win. */
function tokensOf(selector: string): Record<string, string> {
  const css = withoutComments(read('styles/tokens.css'));
  const blocks = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const own = blocks.filter(([, selectors = '']) => selectors.split(',').some((each) => each.trim() === selector));
  const found = own.flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.trim()]));
}

type Oklch = readonly [lightness: number, chroma: number, hue: number];

function oklchOf(tokens: Record<string, string>, name: string): Oklch {
  const value = tokens[name] ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  if (reference?.[1] !== undefined) return oklchOf(tokens, reference[1]);
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)/.exec(value);
  if (parts === null) throw new Error(`${name} is no colour: ${value}`);
  return [Number(parts[1]) / 100, Number(parts[2]), Number(parts[3])];
}

/** Relative luminance by WCAG of an oklch colour (Björn Ottosson's matrices, linear light). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Record<string, string>, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminance(oklchOf(tokens, name))).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const paper = tokensOf(':root');
const student = tokensOf("[data-area='student']");
const dark = tokensOf("[data-theme='dark']");
const themes = [
  ['on paper', paper],
  ['in the student area', { ...paper, ...student }],
  ['on sepia', { ...paper, ...tokensOf("[data-theme='sepia']") }],
  ['in the student area on sepia', { ...paper, ...tokensOf("[data-theme='sepia']"), ...student }],
  ['in the dark', { ...paper, ...dark }],
  [
    'in the student area in the dark',
    { ...paper, ...dark, ...student, ...tokensOf("[data-theme='dark'] [data-area='student']") },
  ],
] as const;

const grounds = ['--page', '--surface', '--surface-quiet'];
const texts: readonly (readonly [string, readonly string[]])[] = [
  [
    '--text',
    [
      ...grounds,
      '--accent-soft',
      '--link-soft',
      '--highlight-soft',
      '--success-soft',
      '--danger-soft',
      '--warning-soft',
    ],
  ],
  ['--text-muted', grounds],
  ['--accent', [...grounds, '--accent-soft']],
  ['--accent-strong', grounds],
  ['--link', [...grounds, '--link-soft']],
  ['--link-strong', [...grounds, '--link-soft']],
  ['--success', ['--page', '--surface', '--success-soft']],
  ['--danger', ['--page', '--surface', '--danger-soft']],
  ['--warning', ['--page', '--surface', '--warning-soft']],
  ['--text-on-accent', ['--accent', '--accent-strong']],
  ['--text-on-highlight', ['--highlight']],
  ['--text-on-deep', ['--surface-deep']],
  ['--text-on-deep-muted', ['--surface-deep']],
];

describe.each(themes)('the colours %s', (_, tokens) => {
  it.each(texts)('let %s be read on every ground it stands on (WCAG AA)', (text, on) => {
    const unreadable = on.filter((ground) => contrast(tokens, text, ground) < 4.5);
    expect(unreadable).toEqual([]);
  });

  it('show the edge of a field and the focus (WCAG 1.4.11)', () => {
    const unseen = ['--line-strong', '--focus'].flatMap((edge) =>
      ['--page', '--surface']
        .filter((ground) => contrast(tokens, edge, ground) < 3)
        .map((ground) => `${edge} ${ground}`),
    );
    expect(unseen).toEqual([]);
  });
});

it('measures contrast as WCAG does', () => {
  const tokens = { '--black': 'oklch(0% 0 0)', '--white': 'oklch(100% 0 0)' };
  expect(contrast(tokens, '--black', '--white')).toBeCloseTo(21, 1);
});

describe('the style sheets of the kit', () => {
  it.each(sheets)('%s orders the layers before it fills one, so that no order of loading changes what wins', (file) => {
    expect(withoutComments(read(file)).trim()).toMatch(
      file.endsWith('fonts.css') ? /^@font-face/ : /^@layer reset, tokens, base, kit, page;/,
    );
  });

  it.each(sheets.filter((file) => !file.endsWith('tokens.css')))('%s names roles and no raw colours', (file) => {
    expect(withoutComments(read(file)).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi) ?? []).toEqual([]);
  });

  it.each(sheets)('%s uses only tokens that exist', (file) => {
    const css = withoutComments(read(file));
    const own = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !own.has(name) && paper[name] === undefined)).toEqual([]);
  });
});

describe('LAY-11: the sizes that the specification names', () => {
  const rule = (file: string, selector: string) =>
    (withoutComments(read(file)).split(`${selector} {`)[1] ?? '').split('}')[0] ?? '';

  it('toasts stand at the top, in the middle, at most 350 px wide', () => {
    const toaster = rule('overlay/toaster.module.css', '.toaster');
    expect(toaster).toMatch(/width: min\(350px,/);
    expect(toaster).toMatch(/left: 50%;\s+translate: -50% 0;/);
  });

  it('toasts stand below the bar of the page, whose buttons they may name', () => {
    const toaster = rule('overlay/toaster.module.css', '.toaster');
    expect(toaster).toMatch(/top: calc\(var\(--header-height\) \+ [^;]+\);\s+top: calc\(anchor\(--header bottom, /);
  });

  it('the sidebar is 320 px wide, lists of results at most 350 px high', () => {
    expect(tokensOf(':root')['--sidebar']).toBe('20rem');
    expect(read('forms/search-combobox.module.css')).toMatch(/max-height: min\(350px,/);
    expect(read('../school/layouts/dashboard-layout.module.css')).toMatch(/\.side \{[^}]*\bwidth: var\(--sidebar\);/);
  });

  it('the summary of a purchase is at most 380 px high, the preview of an attachment has 150 px', () => {
    expect(rule('../school/storefront/cart/adding/open-cart-dialog.module.css', '.summary')).toMatch(
      /max-height: min\(23\.75rem,/,
    );
    expect(rule('../school/layouts/support/image-field.module.css', '.preview')).toMatch(
      /width: 150px;\s+height: 150px;/,
    );
  });
});

it('who asked for less motion has no transition that no rule gives: of every property of every element', () => {
  const lent = [...withoutComments(read('styles/base.css')).matchAll(/transition-duration: ([^;]+);/g)];
  expect(lent.map(([, duration]) => duration)).toEqual(['0s !important']);
});

describe('the icons', () => {
  const first = read('controls/first-icons.svg');
  const further = read('controls/further-icons.svg');
  const drawnIn = (file: string) => [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

  it('are exactly those that have a name', () => {
    expect(drawnIn(first).toSorted()).toEqual([...firstIconNames].toSorted());
    expect([...drawnIn(first), ...drawnIn(further)].toSorted()).toEqual([...iconNames].toSorted());
  });

  it('keep the star for ratings', () => {
    const source = path.resolve(kit, '../..');
    const drawing = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('icon-names.ts'))
      .filter((file) => /icon[:=] ?['"]star['"]|<Icon name="star"/.test(readFileSync(path.join(source, file), 'utf8')));
    expect(drawing.toSorted()).toEqual([
      'ui/school/student/comments/rating-form.tsx',
      'ui/school/student/comments/stars.tsx',
    ]);
  });

  it('take the colour of the text around them', () => {
    expect((first + further).match(/(?:fill|stroke)="(?!none|currentColor)[^"]*"/g) ?? []).toEqual([]);
  });
});
