import { describe, expect, test } from 'vitest';
import { filesUnder, isCode, textOf } from './source-tree.ts';

/** What each page, layout, migration or app exports under one name, so that it is found by it. */
const byRole: Readonly<Record<string, string>> = {
  Component: 'what a page or a layout shows',
  load: 'what a page or a layout needs first',
  meta: 'what the head of a page says',
  structuredDataOf: 'what search engines are told of a page',
  wire: 'what binds the services of a folder of pages',
  up: 'what a migration does',
  createRoutes: 'the routes of an app: the school has its own, the sign-in app has its own',
  wireSession: 'what binds the session of an app: the school has its own, the sign-in app has its own',
};

/** The studio makes media beside the school, and shares nothing with it. */
const apart = 'src/adapters/cli/studio/';

/** One step, under its one name wherever it is taken. */
const oneStep: Readonly<Record<string, string>> = {
  AddToCart: 'the browser asks for it, the server does it',
  LeaveGuestStatus: 'the browser asks for it, the server does it',
  SignOut: 'the browser asks for it, the server does it',
  clearCart: 'the domain does it, the endpoint asks for it',
  mergeCarts: 'the domain does it, the endpoint asks for it',
  visitSeller: 'the domain does it, the endpoint asks for it',
  approveVoucher: 'the staff by an endpoint, the operator by a command',
  lendSeminarSeat: 'the buyer by an endpoint, the operator by a command',
  listBankAccounts: 'the buyer by an endpoint, the operator by a command',
  listSurplus: 'the staff by an endpoint, the operator by a command',
  listVouchers: 'the buyer by an endpoint, the operator by a command',
  reissueCertificate: 'the holder by an endpoint, the operator by a command',
  rejectVoucher: 'the staff by an endpoint, the operator by a command',
  refuseSignedIn: 'the guard, and the same one fetched late',
  requireModule: 'the guard, and the same one fetched late',
  requireSignIn: 'the guard, and the same one fetched late',
  requireUserManagement: 'the guard, and the same one fetched late',
};

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:class|interface|type|enum|function\*?|const|let) ([\w$]+)/gm;

/** The names that a file declares and exports, each once; what it passes on is another's. */
function declaredIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(declaration)].flatMap(([, name]) => name ?? []));
}

describe('an exported name', () => {
  const places = new Map<string, string[]>();
  for (const path of filesUnder('src').filter((each) => isCode(each) && !each.startsWith(apart))) {
    for (const name of declaredIn(textOf(path))) places.set(name, [...(places.get(name) ?? []), path]);
  }
  const twice = new Map([...places].filter(([, paths]) => paths.length > 1));
  const excused = { ...byRole, ...oneStep };

  test('means one thing: two files that declare it declare two things under one name', () => {
    expect(places.size).toBeGreaterThan(3000);
    expect([...twice].filter(([name]) => !(name in excused))).toEqual([]);
  });

  test('is excused only where it stands twice; a step, where it stands no oftener than that', () => {
    expect(Object.keys(excused).filter((name) => !twice.has(name))).toEqual([]);
    expect(Object.keys(oneStep).filter((name) => twice.get(name)?.length !== 2)).toEqual([]);
  });
});

/** Sets of fields that things have by chance, which may part company, and why. */
const alikeByChance: Readonly<Record<string, string>> = {
  'id: number; slug: string; title: string': 'a category of the catalogue, and the content that has exams',
  'slug: string; title: string': 'a content with questions, and a product with opinions',
  'email: string; name: string': 'whom a letter goes to, who is in a calendar, and whose an order is',
  'line: number; text: string': 'what is wrong in a file of questions, and in one of captions',
  'lines: CreditedLine[]; reason: CreditReason': 'what was given back, and what is to be lost to a bank',
};

/** The fields of the records that a file declares, by their names: without what is said of them, in the order of the alphabet. */
function recordsIn(text: string): readonly (readonly [name: string, fields: string])[] {
  const bare = text.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*\n|\breadonly /gm, '');
  const records = bare.matchAll(
    /^(?:export )?(?:interface|type) (\w+)(?: extends (.+?))?(?: =)? \{\n([\s\S]*?)^\};?$/gm,
  );
  return [...records].flatMap(([, name = '', base = '', body = '']) => {
    const fields = body.split(/;\n(?: {2}(?! )|$)/).flatMap((each) => each.replaceAll(/\s+/g, ' ').trim() || []);
    return fields.length + (base === '' ? 0 : 1) < 2
      ? []
      : [[name, [...fields.toSorted(), ...(base === '' ? [] : [base])].join('; ')] as const];
  });
}

describe('a record', () => {
  const plain = /^src\/(?:domain|application|adapters\/http-contract)\//;
  const places = new Map<string, string[]>();
  for (const path of filesUnder('src').filter((each) => isCode(each) && plain.test(each))) {
    for (const [name, fields] of recordsIn(textOf(path)))
      places.set(fields, [...(places.get(fields) ?? []), `${name} in ${path}`]);
  }
  const twice = [...places].filter(([, names]) => names.length > 1);

  test('is declared once, whichever halves show it', () => {
    expect(places.size).toBeGreaterThan(900);
    expect(twice.filter(([fields]) => !(fields in alikeByChance))).toEqual([]);
  });

  test('is excused only where another has its fields', () => {
    expect(Object.keys(alikeByChance).filter((fields) => !twice.some(([each]) => each === fields))).toEqual([]);
  });

  test('is known by its fields, whatever is said of them and in whatever order', () => {
    const one = 'export interface Saved {\n  /** Of it; all. */\n  readonly id: number;\n  readonly at: Date;\n}\n';
    const other = 'type Kept = {\n  at: Date;\n  // Counts.\n  id: number;\n};\n';
    expect([...recordsIn(one), ...recordsIn(other)]).toEqual([
      ['Saved', 'at: Date; id: number'],
      ['Kept', 'at: Date; id: number'],
    ]);
    expect(recordsIn('interface Known extends Saved {\n  readonly by: string;\n}\n')).toEqual([
      ['Known', 'by: string; Saved'],
    ]);
  });
});

/** Names that meant several things at once, or none: each of these has a word of its own by now. */
const misleading =
  /\b(?:const|let|function|class|interface|type) (?:saying|lucky|whatever|ClassMatter|(?:[A-Z]\w*)?Standing)\b/;

test('no name is one of those that misled', () => {
  const code = filesUnder('src').filter(isCode);
  expect(code.filter((path) => misleading.test(textOf(path)))).toEqual([]);
  expect(code.filter((path) => /\/(?:access|guard-rules|overview-of)\.tsx?$/.test(path))).toEqual([]);
});

test.each([
  ['export interface Mark {', ['Mark']],
  ['export abstract class Marks {', ['Marks']],
  ['export async function* marksOf(text: string) {', ['marksOf']],
  ['export const a = 1;\nexport type B<T> = readonly T[];', ['a', 'B']],
  ["export { c } from './c.ts';\nconst d = 'export const e';\nexport default 1;", []],
])('a declaration is seen: %s', (text, names) => {
  expect([...declaredIn(text)]).toEqual(names);
});
