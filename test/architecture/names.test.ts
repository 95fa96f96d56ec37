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
