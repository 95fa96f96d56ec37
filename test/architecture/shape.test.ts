import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  data,
  type Fault,
  faultsOfForm,
  faultsOfPurity,
  faultsOfWire,
  keptApart,
  largestSize,
  longer,
  speaksWire,
} from './shape.ts';
import { filesUnder, isCode, root, textOf } from './source-tree.ts';

const source = filesUnder('src');
const code = source.filter(isCode);
const tests = filesUnder('test');

const tell = (path: string, faults: readonly Fault[]): readonly string[] =>
  faults.map(({ line, reason }) => `${path}:${line} ${reason}`);

describe('the tree', () => {
  test('has at its top only what the house has', () => {
    const generated = ['node_modules', 'dist', 'data', 'coverage', 'test-results'];
    const known = [
      'LICENSE',
      'README.md',
      'docs',
      'package-lock.json',
      'package.json',
      'src',
      'test',
      'tsconfig.json',
      'vite.config.ts',
    ];
    const entries = readdirSync(root).filter(
      (name) => !name.startsWith('.') && ![...generated, ...known].includes(name),
    );
    expect(entries).toEqual([]);
  });

  test('has names in kebab-case', () => {
    const usual = new Set(
      ['README', 'SUMMARY', 'CONTRIBUTING', 'SECURITY', 'CHANGELOG'].map((name) => `${name}.md`).concat('LICENSE'),
    );
    // A template of systemd is what its name says.
    usual.add('escuela@.service');
    const name = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
    const odd = [...source, ...tests, ...filesUnder('docs')].filter((path) =>
      path.split('/').some((part) => !name.test(part) && !usual.has(part)),
    );
    expect(odd).toEqual([]);
  });

  test('has no barrels, default exports or decorators', () => {
    expect(code.flatMap((path) => tell(path, faultsOfForm(path, textOf(path))))).toEqual([]);
    expect(code.filter((path) => basename(path).startsWith('index.'))).toEqual([]);
    expect(Object.keys(keptApart).filter((path) => !/readonly #/.test(textOf(path)))).toEqual([]);
  });

  test('asks the clock and throws dice in adapters only', () => {
    const pure = code.filter((path) => /^src\/(?:domain|application)\//.test(path));
    expect(pure.length).toBeGreaterThan(20);
    expect(pure.flatMap((path) => tell(path, faultsOfPurity(path, textOf(path))))).toEqual([]);
  });

  test('speaks the specification’s wire in the contract and the auditor’s command only', () => {
    const rest = code.filter((path) => !speaksWire(path));
    expect(rest.flatMap((path) => tell(path, faultsOfWire(path, textOf(path))))).toEqual([]);
  });
});

describe('sizes', () => {
  const linesOf = (path: string): number => textOf(path).trimEnd().split('\n').length;

  test('are kept', () => {
    const over = code.flatMap((path) => {
      const most = longer[path]?.lines ?? largestSize(path);
      const lines = linesOf(path);
      return most === null || lines <= most ? [] : [`${path} has ${lines} lines; at most ${most}`];
    });
    expect(over).toEqual([]);
  });

  test('are excused only where something is long, and for a reason', () => {
    const idle = Object.entries(longer).filter(
      ([path]) => !existsSync(join(root, path)) || linesOf(path) <= (largestSize(path) ?? 0),
    );
    expect(idle).toEqual([]);
    expect([...data, ...Object.values(longer)].every(({ reason }) => reason.length > 10)).toBe(true);
    expect(data.filter(({ pattern }) => !source.some((path) => pattern.test(path)))).toEqual([]);
  });
});

describe('tests', () => {
  /** Tests of several files of their folder at once. */
  const together: Readonly<Record<string, string>> = {
    'test/adapters/server/payments/niubiz/niubiz-kills.test.ts': 'paying from start to end, with a process that dies',
    'test/application/server/payments/refunds/giving-back.test.ts':
      'money is asked for, decided, sent, settled and resolved by use cases that go together',
    'test/adapters/server/payments/money-walk.test.ts':
      'everything that moves money, in any order and at once, and what must agree after it',
    'test/adapters/server/payments/refund-races.test.ts':
      'refunds are decided and sent through every layer, by several processes at once',
    'test/adapters/server/receipts/issued-receipts.test.ts':
      'receipts are issued through every layer, by several processes at once',
    'test/adapters/server/receipts/sending/receipts-on-their-way.test.ts':
      'receipts are signed and sent through every layer, by several processes at once',
    'test/adapters/server/receipts/sending/corrected-receipts.test.ts':
      'what is made out anew is signed, sent, mailed, shown and booked by several rooms',
    'test/adapters/server/receipts/sending/replaced-receipts.test.ts':
      'a rejected receipt gets another number through every layer, by two clerks at once',
    'test/adapters/server/receipts/sending/replaced-notes.test.ts':
      'a rejected credit note gets another number through every layer, by two clerks at once',
    'test/adapters/server/backup/whole-school.test.ts':
      'a school that works is copied, looked at and restored by processes, some of which are killed',
    'test/adapters/server/http/accounts/sign-in-tries.test.ts':
      'wrong passwords count over signing in and over what asks for the password once more',
    'test/adapters/server/http/accounts/old-links.test.ts':
      'what a change of e-mail or password ends is asked for over several routes',
    'test/adapters/server/http/shared/database-outage.test.ts':
      'the whole of a school while its database goes and comes back',
    'test/adapters/server/rendering/kept-pages.test.ts':
      'every page and call that is kept, over everything that changes what it is made from',
    'test/adapters/server/http/cart/cart-statements.test.ts':
      'every statement that an addition to a cart and a reading of it cause, through every layer',
    'test/adapters/server/http/shared/not-yours.test.ts': 'every call of the contract that names something of somebody',
    'test/adapters/server/http/shared/sign-in-required.test.ts': 'every route that the listeners register',
    'test/adapters/server/http/shared/fuzz.test.ts': 'whatever is asked of any call, by anybody',
    'test/adapters/server/http/shared/section-seven.test.ts': 'every call of the specification is made wrongly',
    'test/adapters/server/learning/lasting-certificates.test.ts':
      'certificates outlive plan, course and a former name, through every layer and several clicks at once',
    'test/adapters/server/sample-school/sample-texts.test.ts': 'the Spanish of the whole sample school is read at once',
    'test/domain/cart/cart-model.test.ts': 'random sequences of commands go through the whole cart',
    'test/domain/pricing/price-maths.test.ts': 'every worked example of docs/price-maths.md is executed',
    'test/adapters/server/sql/migrations/only-adding.test.ts': 'every released migration is read at once',
    'test/adapters/server/sql/shared/pgbouncer.test.ts':
      'processes work behind a program that stands before the database',
    'test/adapters/server/jobs/jobs-of-processes.test.ts': 'a job of processes that are killed',
    'test/adapters/server/http/shared/files/files-in-storage.test.ts':
      'every way to a file, where files lie in a storage',
    'test/adapters/server/http/shared/limits-of-processes.test.ts': 'two processes count for one limit',
    'test/adapters/server/http/office/office-log.test.ts':
      'every call that changes something in the office, whatever area it is of',
    'test/adapters/server/http/learning/seminar-recording.test.ts':
      'a recording goes from the office to whoever is enrolled, through four areas of calls',
    'test/adapters/server/http/orders/gift-races.test.ts':
      'accepting, buying and sending gifts race through two processes',
    'test/adapters/server/http/payments/payment-races.test.ts':
      'cards and vouchers of one account race through two processes',
    'test/adapters/server/payments/charge-kills.test.ts':
      'a server process is killed while a gateway charges, and the books of both are compared',
    'test/adapters/server/payments/culqi/culqi-kills.test.ts':
      'a process ends around a charge, and the use cases of the next one find out',
    'test/adapters/server/payments/culqi/culqi-notices.test.ts':
      'notices of one payment reach two processes by the real routes',
    'test/adapters/server/wiring/background.container.test.ts':
      'the first round of a school that starts without its database',
    'test/adapters/server/wiring/start.container.test.ts':
      'what a school is started with, which the tests of its parts cannot see',
    'test/adapters/server/http/accounts/account-races.test.ts':
      'signing in, its code and deleting race with a change of the account',
    'test/adapters/server/http/shared/picture-hosts.test.ts': 'one setting reaches pages, calls and both apps',
    'test/domain/pricing/worked-sheet.test.ts': 'the worked sheet of the price rules goes through the whole of pricing',
    'test/ui/kit/gallery.test.tsx': 'the whole kit is drawn and examined at once',
    'test/ui/kit/styles.test.ts': 'style sheets and icons, which no source file stands for',
    'test/ui/sign-in/entrance.test.tsx': 'a person walks through the sign-in app',
    'test/ui/school/boot/http.container.test.ts':
      'every call whose failure is only logged, over the school’s own clients',
    'test/ui/school/storefront/checkout/payment-pages.test.tsx': 'a payment ends on one of five pages',
    'test/ui/school/student/book/reading-pages.test.tsx': 'a reader walks from page to page',
    'test/ui/school/student/exam/exam-pages.test.tsx': 'a student walks from page to page',
    'test/ui/school/layouts/layouts.test.tsx':
      'the three layouts stand against each other: what one has, another has not',
  };
  const mirrors = tests.filter((path) => /^test\/(?:domain|application|adapters|ui)\/.*\.test\.tsx?$/.test(path));

  test('have the path of their source', () => {
    const lost = mirrors.filter((path) => !(path in together) && !hasSource(path));
    expect(lost).toEqual([]);
    expect(Object.keys(together).filter((path) => !tests.includes(path))).toEqual([]);
  });

  test('hold every storage adapter, on both databases, and its memory twin to their port’s contract', () => {
    const adapters = [...code.filter((path) => path.endsWith('-in-sql.ts')), ...tests.filter(isTwinOfStorage)];
    expect(adapters.length).toBeGreaterThan(10);
    const loose = adapters.filter((path) => {
      const own = path.replace(/^src\//, 'test/').replace(/\.ts$/, '.test.ts');
      const text = existsSync(join(root, own)) ? textOf(own) : '';
      return !text.includes('#test/ports/') || (path.endsWith('-in-sql.ts') && !text.includes('eachDatabase('));
    });
    expect(loose).toEqual([]);
  });

  test('keep no in-memory adapter that nothing uses but its own test', () => {
    const used = tests.flatMap((path) =>
      [...textOf(path).matchAll(/'(?:#test|(\.))\/([\w/-]+-in-memory\.ts)'/g)]
        .map(([, beside, rest = '']) => `${beside === undefined ? 'test' : dirname(path)}/${rest}`)
        .filter((twin) => twin.replace(/\.ts$/, '.test.ts') !== path),
    );
    const twins = tests.filter((path) => /^test\/memory\/.*-in-memory\.ts$/.test(path));
    expect(twins.length).toBeGreaterThan(50);
    expect(twins.filter((path) => !used.includes(path))).toEqual([]);
  });

  test('lie where a project of vitest or Playwright runs them', () => {
    const run = /^test\/(?:domain|application|adapters|ui|memory|extending|architecture|support|e2e)\//;
    expect(tests.filter((path) => /\.test\.tsx?$/.test(path) && !run.test(path))).toEqual([]);
    expect([...source, ...tests].filter((path) => /\.spec\.|(?<!^test\/.*)\.test\./.test(path))).toEqual([]);
  });

  function isTwinOfStorage(path: string): boolean {
    const port = `/ports/${basename(path).replace(/-in-memory\.ts$/, '')}.ts`;
    return (
      /^test\/memory\/.*-in-memory\.ts$/.test(path) &&
      code.some((each) => each.startsWith('src/application/server/') && each.endsWith(port))
    );
  }

  function hasSource(path: string): boolean {
    const folder = dirname(path).replace(/^test\//, 'src/');
    // `totals.rounding.test.ts` is a part of the tests of `totals.ts`.
    const [name = ''] = basename(path).split('.');
    return ['ts', 'tsx', 'mjs'].some((ending) => existsSync(join(root, folder, `${name}.${ending}`)));
  }
});

describe('a planted fault is seen:', () => {
  test.each<[what: string, find: (path: string, text: string) => readonly Fault[], text: string]>([
    ['a default export', faultsOfForm, `export default 1;`],
    ['a default export by its name', faultsOfForm, `const x = 1;\nexport default x;`],
    ['a decorator', faultsOfForm, `@injectable() export class X {}`],
    ['a decorator of a member', faultsOfForm, `export class X { @observable count = 0; }`],
    ['an enum', faultsOfForm, `export enum Kind { Book }`],
    ['a namespace', faultsOfForm, `export namespace Kinds { export const book = 1; }`],
    [
      'a store that would watch its port',
      faultsOfForm,
      `export class X { constructor(private readonly api: Api) { makeAutoObservable<this, 'x'>(this); } }`,
    ],
    [
      'a port written three times',
      faultsOfForm,
      `export class X { readonly #api: Api; constructor(api: Api) { this.#api = api; } }`,
    ],
    ['a barrel', faultsOfForm, `export * from './a.ts';\nexport { b } from './b.ts';`],
    ['new Date()', faultsOfPurity, `export const x = new Date();`],
    ['new Date without brackets', faultsOfPurity, `export const x = new Date;`],
    ['Date()', faultsOfPurity, `export const x = Date();`],
    ['Date.now', faultsOfPurity, `export const x = Date['now']();`],
    ['Date.now handed on', faultsOfPurity, `export const x = { clock: Date.now };`],
    ['Math.random', faultsOfPurity, `export const x = () => Math.random();`],
    ['a name of the wire', faultsOfWire, `export const f = (line: { precio_descuento: string }) => line;`],
    ['a key of the wire in quotes', faultsOfWire, `export const x = { 'tipo_monto': 0 };`],
    ['a text of the wire', faultsOfWire, `export const x = (o: Record<string, string>) => o['isValidDiscount'];`],
  ])('%s', (_, find, text) => {
    expect(find('src/domain/x.ts', text)).toHaveLength(1);
  });

  test.each<[what: string, find: (path: string, text: string) => readonly Fault[], text: string]>([
    ['a named export', faultsOfForm, `export const x = 1;`],
    ['one thing handed on among one’s own', faultsOfForm, `export { b } from './b.ts';\nexport const x = 1;`],
    [
      'a port of a store in a field',
      faultsOfForm,
      `export class X { readonly #api: Api; constructor(api: Api) { this.#api = api; makeAutoObservable(this); } }`,
    ],
    [
      'a field made of a parameter',
      faultsOfForm,
      `export class X { readonly #names: readonly string[]; constructor(all: All) { this.#names = all.names; } }`,
    ],
    ['a port of a class that watches nothing', faultsOfForm, `export class X { constructor(readonly api: Api) {} }`],
    ['a Date of a given instant', faultsOfPurity, `export const x = (at: number) => new Date(at);`],
    ['the wire in a comment', faultsOfWire, `/** precio_descuento on the wire. */\nexport const x = 1;`],
  ])('but not %s', (_, find, text) => {
    expect(find('src/domain/x.ts', text)).toEqual([]);
  });
});
