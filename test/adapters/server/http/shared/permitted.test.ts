import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import type { ShownTeam } from '#application/read-models/office/team.ts';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import { type OfficeRole, officeRoles, permissionText } from '#domain/office/permissions.ts';
import { rosa } from '#test/support/accounts/account-calls.ts';
import { settingsNames } from '#domain/settings/school-settings.ts';
import { addressOver } from '#test/support/school/lent-apps.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** How a call of the office is walked through: what is sent, who may send it, and what those are answered, there being nothing yet. */
interface Row {
  readonly may: readonly OfficeRole[];
  readonly query?: string;
  readonly body?: object;
  readonly answered: number;
}

const seesPayments: readonly OfficeRole[] = ['owner', 'cashier', 'support', 'auditor'];
const changesPayments: readonly OfficeRole[] = ['owner', 'cashier'];
const moderates: readonly OfficeRole[] = ['owner', 'editor', 'support'];

const seesConsultancies: readonly OfficeRole[] = ['owner', 'editor', 'teacher', 'support', 'auditor'];
const arranges: readonly OfficeRole[] = ['owner', 'editor', 'teacher', 'support'];

const seesProducts: readonly OfficeRole[] = ['owner', 'editor', 'teacher', 'auditor'];
const edits: readonly OfficeRole[] = ['owner', 'editor', 'teacher'];

/** Every call of the office, once more by hand: the table of permissions is not asked. */
const singleRows: Readonly<Record<string, Row>> = {
  'GET /api/v1/staff/pending': { may: officeRoles, answered: 200 },
  'GET /api/v1/staff/vouchers': { may: seesPayments, answered: 200 },
  'POST /api/v1/staff/vouchers/:id/approvals': { may: changesPayments, body: {}, answered: 404 },
  'POST /api/v1/staff/vouchers/:id/rejections': { may: changesPayments, body: { reason: 'No figura' }, answered: 404 },
  'GET /api/v1/staff/deposits': { may: seesPayments, answered: 200 },
  'POST /api/v1/staff/deposits/statement-rehearsals': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/deposits/statements': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/deposits/wallet-payments': {
    may: changesPayments,
    body: { accountId: 'x', paidOn: '', amount: '', payerName: '', operationNumber: '' },
    answered: 400,
  },
  'POST /api/v1/staff/deposits/:id/confirmations': { may: changesPayments, body: { order: '1' }, answered: 404 },
  'POST /api/v1/staff/deposits/:id/rest-requests': { may: changesPayments, body: { order: '1' }, answered: 404 },
  'POST /api/v1/staff/deposits/:id/returns': {
    may: changesPayments,
    body: { order: '1', operation: 'TR-1' },
    answered: 404,
  },
  'POST /api/v1/staff/deposits/:id/reopenings': { may: changesPayments, body: {}, answered: 404 },
  'POST /api/v1/staff/deposits/:id/dismissals': { may: changesPayments, body: { reason: 'No es' }, answered: 404 },
  'GET /api/v1/staff/orders': { may: seesPayments, answered: 200 },
  'GET /api/v1/staff/orders/:number': { may: seesPayments, answered: 400 },
  'GET /api/v1/staff/orders/:number/refunds': { may: seesPayments, answered: 400 },
  'POST /api/v1/staff/orders/:number/refunds': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/refund-requests/:id/refusals': { may: changesPayments, body: { answer: 'No' }, answered: 404 },
  'GET /api/v1/staff/books': { may: ['owner', 'cashier', 'auditor'], answered: 200 },
  'POST /api/v1/staff/books/:month/closing': { may: changesPayments, answered: 400 },
  'POST /api/v1/staff/detractions/:id/deposits': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/detractions/:id/withdrawals': { may: changesPayments, answered: 404 },
  'GET /api/v1/staff/settlements': { may: ['owner', 'cashier', 'auditor'], answered: 200 },
  'DELETE /api/v1/staff/settlements/files/:id': { may: changesPayments, answered: 404 },
  'POST /api/v1/staff/settlements': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/settlements/rehearsals': { may: changesPayments, body: {}, answered: 400 },
  'GET /api/v1/staff/shares': { may: ['owner', 'cashier', 'auditor'], answered: 200 },
  'POST /api/v1/staff/shares': { may: ['owner'], answered: 400 },
  'GET /api/v1/staff/receipts': { may: seesPayments, answered: 200 },
  'POST /api/v1/staff/receipts/:id/sendings': { may: changesPayments, answered: 404 },
  'POST /api/v1/staff/credit-notes/:id/replacements': { may: changesPayments, body: {}, answered: 404 },
  'POST /api/v1/staff/receipts/:id/replacements': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/receipts/:id/corrections': { may: changesPayments, body: {}, answered: 400 },
  'GET /api/v1/staff/disputes': { may: seesPayments, answered: 200 },
  'GET /api/v1/staff/disputes/:number/evidence': { may: changesPayments, answered: 400 },
  'POST /api/v1/staff/orders/:number/disputes': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/disputes/:number/answers': { may: changesPayments, body: {}, answered: 400 },
  'POST /api/v1/staff/disputes/:number/outcomes': { may: changesPayments, body: {}, answered: 400 },
  'GET /api/v1/staff/surplus-payments': { may: seesPayments, answered: 200 },
  'POST /api/v1/staff/surplus-payments/:id/returns': { may: changesPayments, body: { note: 'Op. 1' }, answered: 404 },
  'GET /api/v1/staff/reviews': { may: [...moderates, 'auditor'], query: '?which=all&page=1', answered: 200 },
  'PUT /api/v1/staff/reviews/:reviewId/answer': { may: moderates, body: { text: 'Gracias' }, answered: 404 },
  'GET /api/v1/staff/certificates': { may: ['owner', 'editor', 'support', 'auditor'], query: '?page=1', answered: 200 },
  'POST /api/v1/staff/certificates/:code/corrections': {
    may: moderates,
    body: { reason: 'x', name: null },
    answered: 400,
  },
  'POST /api/v1/staff/certificates/:code/revocations': { may: moderates, body: { reason: 'x' }, answered: 400 },
  'GET /api/v1/staff/consultations': { may: seesConsultancies, query: '?which=waiting&page=1', answered: 200 },
  'PUT /api/v1/staff/consultations/:consultationId/answer': { may: arranges, body: { text: 'Sí.' }, answered: 404 },
  'GET /api/v1/staff/complaints': { may: ['owner', 'support', 'auditor'], answered: 200 },
  'POST /api/v1/staff/complaints/:number/replies': {
    may: ['owner', 'support'],
    body: { kind: 'answer', text: 'Listo', by: 'Teresa', seen: 0 },
    answered: 404,
  },
  'GET /api/v1/staff/messages': {
    may: ['owner', 'support', 'auditor'],
    query: '?which=all&group=all&page=1',
    answered: 200,
  },
  'POST /api/v1/staff/messages/:messageId/answers': {
    may: ['owner', 'support'],
    body: { text: 'Hola' },
    answered: 404,
  },
  'PUT /api/v1/staff/messages/:messageId/settlement': {
    may: ['owner', 'support'],
    body: { isSettled: true },
    answered: 404,
  },
  'GET /api/v1/staff/consultancies': { may: seesConsultancies, answered: 200 },
  'PUT /api/v1/staff/consultancies/:id/appointment': {
    may: arranges,
    body: { startsAt: '', minutes: '', place: '', room: '', seen: null },
    answered: 404,
  },
  'POST /api/v1/staff/consultancies/:id/cancellations': {
    may: arranges,
    body: { seen: { id: 'h', sequence: 0 } },
    answered: 404,
  },
  'PUT /api/v1/staff/consultancies/:id/appointments/:appointment/held': {
    may: arranges,
    body: { isHeld: true },
    answered: 404,
  },
  'GET /api/v1/staff/product-choices': { may: seesProducts, answered: 200 },
  'GET /api/v1/staff/products': { may: seesProducts, answered: 200 },
  'POST /api/v1/staff/products': { may: ['owner', 'editor'], body: {}, answered: 400 },
  'POST /api/v1/staff/products/:id/copies': { may: ['owner', 'editor'], answered: 400 },
  'POST /api/v1/staff/products/:id/retirements': { may: ['owner', 'editor'], answered: 400 },
  'PUT /api/v1/staff/products/:id/publication-hour': { may: ['owner', 'editor'], body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/versions': { may: seesProducts, answered: 400 },
  'GET /api/v1/staff/products/:id/versions/:number': { may: seesProducts, answered: 400 },
  'POST /api/v1/staff/products/:id/versions/:number/restorations': { may: edits, answered: 400 },
  'PUT /api/v1/staff/products/:id/openings': { may: seesProducts, body: {}, answered: 400 },
  'POST /api/v1/staff/products/:id/previews': { may: seesProducts, answered: 400 },
  'GET /api/v1/staff/products/:id': { may: seesProducts, answered: 400 },
  'POST /api/v1/staff/products/:id/publications': { may: ['owner', 'editor'], body: { mark: '' }, answered: 400 },
  'POST /api/v1/staff/settings/logos': { may: ['owner'], body: {}, answered: 400 },
  'POST /api/v1/staff/settings/wallet-qrs': { may: ['owner'], body: {}, answered: 400 },
  'POST /api/v1/staff/products/:id/covers': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/parts/facts': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/parts/facts': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/parts/prices': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/parts/prices': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/parts/exams': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/parts/exams': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/parts/syllabus': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/parts/syllabus': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/content-files/captions': { may: seesProducts, answered: 400 },
  'POST /api/v1/staff/products/:id/content-files/captions': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/content-files/addresses': { may: seesProducts, answered: 400 },
  'POST /api/v1/staff/products/:id/content-files/pictures': { may: edits, body: {}, answered: 400 },
  'POST /api/v1/staff/products/:id/content-files/materials': { may: edits, body: {}, answered: 400 },
  'POST /api/v1/staff/video-uploads/:id/completion': { may: edits, answered: 404 },
  'GET /api/v1/staff/products/:id/exam-figures': { may: seesProducts, answered: 400 },
  'POST /api/v1/staff/products/:id/question-files': { may: edits, body: {}, answered: 400 },
  'POST /api/v1/staff/products/:id/question-pictures': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/question-pictures': { may: seesProducts, answered: 400 },
  'GET /api/v1/staff/products/:id/parts/plan': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/parts/plan': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/parts/sessions': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/parts/sessions': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/parts/book': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/parts/book': { may: edits, body: {}, answered: 400 },
  'POST /api/v1/staff/products/:id/book-rehearsals': { may: edits, body: {}, answered: 400 },
  'POST /api/v1/staff/products/:id/book-imports': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/epub': { may: edits, answered: 400 },
  'GET /api/v1/staff/products/:id/sessions': { may: seesProducts, answered: 400 },
  'GET /api/v1/staff/products/:id/sessions/:session/attendance': { may: seesProducts, answered: 400 },
  'PUT /api/v1/staff/products/:id/sessions/:session/attendance/:user': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/section-texts': { may: seesProducts, answered: 400 },
  'POST /api/v1/staff/products/:id/section-texts': { may: edits, body: {}, answered: 400 },
  'GET /api/v1/staff/products/:id/plan-surroundings': { may: seesProducts, answered: 400 },
  'GET /api/v1/staff/products/:id/plan-products': { may: seesProducts, answered: 400 },
  'GET /api/v1/staff/team': { may: ['owner', 'auditor'], answered: 200 },
  'GET /api/v1/staff/holidays': { may: ['owner', 'auditor'], answered: 200 },
  'POST /api/v1/staff/holidays': { may: ['owner'], body: {}, answered: 400 },
  'DELETE /api/v1/staff/holidays/:day': { may: ['owner'], answered: 400 },
  'GET /api/v1/staff/settings': { may: ['owner', 'auditor'], answered: 200 },
  ...Object.fromEntries(
    settingsNames.flatMap((name): [string, Row][] => [
      [`GET /api/v1/staff/settings/${name}`, { may: ['owner', 'auditor'], answered: 200 }],
      [`PUT /api/v1/staff/settings/${name}`, { may: ['owner'], body: { content: {}, seen: 0 }, answered: 400 }],
    ]),
  ),
  'POST /api/v1/staff/moves/:kind/files': { may: ['owner'], body: {}, answered: 400 },
  'POST /api/v1/staff/moves/:kind/rehearsals': { may: ['owner'], body: {}, answered: 400 },
  'POST /api/v1/staff/moves/:kind/parts': { may: ['owner'], body: {}, answered: 400 },
  'GET /api/v1/staff/settings/front': { may: ['owner', 'editor', 'auditor'], answered: 200 },
  'PUT /api/v1/staff/settings/front': { may: ['owner', 'editor'], body: { content: {}, seen: 0 }, answered: 400 },
  'GET /api/v1/staff/people/:id/account': { may: ['owner', 'auditor'], answered: 400 },
  'PUT /api/v1/staff/people/:id/account': { may: ['owner'], body: {}, answered: 400 },
  'GET /api/v1/staff/log': { may: ['owner', 'auditor'], answered: 200 },
  'PUT /api/v1/staff/team/members/:userId/roles': { may: ['owner'], body: { roles: ['editor'] }, answered: 404 },
  'DELETE /api/v1/staff/team/members/:userId/second-factor': { may: ['owner'], answered: 404 },
  'POST /api/v1/staff/team/invitations': { may: ['owner'], body: { email: 'nada', roles: [] }, answered: 400 },
  'POST /api/v1/staff/team/invitations/:id/letters': { may: ['owner'], answered: 404 },
  'DELETE /api/v1/staff/team/invitations/:id': { may: ['owner'], answered: 404 },
  'DELETE /api/v1/staff/reviews/:reviewId/answer': { may: moderates, answered: 404 },
  'PUT /api/v1/staff/reviews/:reviewId/visibility': { may: moderates, body: { hidden: false }, answered: 404 },
};

const sees: readonly OfficeRole[] = ['owner', 'editor', 'auditor'];
const changes: readonly OfficeRole[] = ['owner', 'editor'];

/** The calls of what lists and forms hold, alike for each: ids that are none, and bodies that say nothing. */
const resourceRows: Readonly<Record<string, Row>> = Object.fromEntries([
  ...['codes', 'categories', 'people', 'sellers', 'questions', 'campaigns'].flatMap((name): [string, Row][] => [
    [`GET /api/v1/staff/${name}`, { may: sees, answered: 200 }],
    [`GET /api/v1/staff/${name}/:id`, { may: sees, answered: 400 }],
    [`POST /api/v1/staff/${name}`, { may: changes, body: {}, answered: 400 }],
    [`PUT /api/v1/staff/${name}/:id`, { may: changes, body: {}, answered: 400 }],
    [`DELETE /api/v1/staff/${name}/:id`, { may: changes, answered: 400 }],
  ]),
  ...['categories', 'questions'].map((name): [string, Row] => [
    `POST /api/v1/staff/${name}/:id/moves`,
    { may: changes, body: {}, answered: 400 },
  ]),
  ...['people', 'sellers', 'campaigns'].map((name): [string, Row] => [
    `POST /api/v1/staff/${name}/pictures`,
    { may: changes, body: {}, answered: 400 },
  ]),
  ['GET /api/v1/staff/codes/:id/standing', { may: sees, answered: 400 }],
  ['GET /api/v1/staff/codes/:id/uses', { may: seesPayments, answered: 400 }],
  ['GET /api/v1/staff/sellers/:id/sales', { may: sees, answered: 400 }],
  ['POST /api/v1/staff/codes/:id/stops', { may: changes, body: {}, answered: 400 }],
  ['POST /api/v1/staff/code-trials', { may: sees, body: {}, answered: 400 }],
  ['GET /api/v1/staff/pickable/:of', { may: officeRoles, answered: 400 }],
]);

const rows: Readonly<Record<string, Row>> = { ...singleRows, ...resourceRows };

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const officeEndpoints = allEndpoints.filter((each) => each.permission !== null);

/** A school that listens, and somebody signed in of each kind. */
interface Walk {
  readonly origin: string;
  readonly headersOf: ReadonlyMap<string, Record<string, string>>;
}

async function walkers(world: TestSchool): Promise<Walk> {
  const headersOf = new Map<string, Record<string, string>>([['nobody', {}]]);
  headersOf.set('student', await world.signIn(await world.addUser()));
  for (const role of officeRoles) headersOf.set(role, await world.signIn(await world.addUser({}, [role])));
  return { origin: await addressOver(world.app), headersOf };
}

let keys = 0;

async function called({ origin, headersOf }: Walk, endpoint: Endpoint, who: string) {
  const { query = '', body } = rows[nameOf(endpoint)] ?? {};
  keys += 1;
  const answer = await fetch(origin + endpoint.path.replaceAll(/:\w+/g, 'nada') + query, {
    method: endpoint.method,
    headers: {
      ...headersOf.get(who),
      ...(endpoint.idempotent && { 'idempotency-key': `recorrido-de-la-oficina-${keys}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, problem: answer.status < 400 ? null : ((await answer.json()) as object) };
}

test('every call of the office has its row, and every call below /staff/ is one of the office', () => {
  expect(officeEndpoints.map(nameOf).toSorted()).toEqual(Object.keys(rows).toSorted());
  const beside = allEndpoints.filter((each) => each.path.startsWith('/api/v1/staff/') && each.permission === null);
  expect(beside.map(nameOf)).toEqual([]);
  expect(officeEndpoints.filter(({ signIn }) => signIn !== 'required')).toEqual([]);
});

/** The calls below one address, which are walked in one school: there is nothing in it that one of them could change. */
const roomOf = ({ path }: Endpoint): string => path.split('/').slice(0, 5).join('/');
const rooms = [...new Set(officeEndpoints.map(roomOf))];

describe('each call of the office, over HTTP', () => {
  test.each(rooms)('%s: asked by every role, by a student and by nobody', async (room) => {
    const walk = await walkers(await testSchool());
    for (const endpoint of officeEndpoints.filter((each) => roomOf(each) === room)) await walkThrough(walk, endpoint);
  });
});

async function walkThrough(walk: Walk, endpoint: Endpoint): Promise<void> {
  const name = nameOf(endpoint);
  const { may = [], answered } = rows[name] ?? {};
  const found = async (who: string) => ({ name, who, ...(await called(walk, endpoint, who)) });
  expect(await found('nobody')).toMatchObject({ name, status: 401 });
  expect(await found('student')).toMatchObject({ name, status: 403, problem: { kind: 'collaborators-only' } });
  for (const role of officeRoles) {
    const { status, problem } = await found(role);
    if (may.includes(role)) expect([name, role, status]).toEqual([name, role, answered]);
    else {
      expect([name, role, status]).toEqual([name, role, 403]);
      const lacked = endpoint.permission ?? 'enter-office';
      expect(problem).toMatchObject({ kind: 'permission-missing', data: { permission: lacked } });
      expect(JSON.stringify(problem)).toContain(permissionText(lacked));
    }
  }
}

test('a role that is taken away is gone with the next call', async () => {
  const world = await testSchool();
  const userId = await world.addUser({}, ['cashier', 'editor']);
  const headers = await world.signIn(userId);
  const status = async (url: string) => (await world.app.inject({ url, headers })).statusCode;
  expect(await status('/api/v1/staff/vouchers')).toBe(200);
  await world.school.write(ChangeRoles, (change) => change.execute(userId, { kind: 'take', roles: ['cashier'] }, null));
  expect(await status('/api/v1/staff/vouchers')).toBe(403);
  expect(await status('/api/v1/staff/reviews?which=all&page=1')).toBe(200);
});

test('what money or people depend on is done by nobody without a second factor, and the rest by its role alone', async () => {
  const world = await testSchool();
  const walk = await walkers(world);
  await world.db.deleteFrom('second_factors').execute();
  const asking: string[] = [];
  for (const endpoint of officeEndpoints) {
    const { status, problem } = await called(walk, endpoint, 'owner');
    if (problem !== null && 'kind' in problem && problem.kind === 'factor-required') {
      expect(problem).toMatchObject({ status: 403, data: { permission: endpoint.permission } });
      expect(JSON.stringify(problem)).toContain('activa antes la verificación en dos pasos');
      asking.push(nameOf(endpoint));
    } else expect([nameOf(endpoint), status]).toEqual([nameOf(endpoint), rows[nameOf(endpoint)]?.answered]);
  }
  expect(asking.toSorted()).toEqual(
    [
      'DELETE /api/v1/staff/codes/:id',
      'DELETE /api/v1/staff/holidays/:day',
      'DELETE /api/v1/staff/settlements/files/:id',
      'DELETE /api/v1/staff/team/invitations/:id',
      'POST /api/v1/staff/books/:month/closing',
      'POST /api/v1/staff/certificates/:code/corrections',
      'POST /api/v1/staff/certificates/:code/revocations',
      'POST /api/v1/staff/codes',
      'POST /api/v1/staff/codes/:id/stops',
      'POST /api/v1/staff/deposits/:id/confirmations',
      'POST /api/v1/staff/credit-notes/:id/replacements',
      'POST /api/v1/staff/deposits/:id/dismissals',
      'POST /api/v1/staff/deposits/:id/reopenings',
      'POST /api/v1/staff/deposits/:id/rest-requests',
      'POST /api/v1/staff/deposits/:id/returns',
      'POST /api/v1/staff/deposits/statement-rehearsals',
      'POST /api/v1/staff/deposits/statements',
      'POST /api/v1/staff/deposits/wallet-payments',
      'POST /api/v1/staff/detractions/:id/deposits',
      'POST /api/v1/staff/detractions/:id/withdrawals',
      'GET /api/v1/staff/disputes/:number/evidence',
      'POST /api/v1/staff/disputes/:number/answers',
      'POST /api/v1/staff/disputes/:number/outcomes',
      'POST /api/v1/staff/holidays',
      'POST /api/v1/staff/moves/:kind/files',
      'POST /api/v1/staff/moves/:kind/parts',
      'POST /api/v1/staff/moves/:kind/rehearsals',
      'POST /api/v1/staff/orders/:number/disputes',
      'POST /api/v1/staff/orders/:number/refunds',
      'POST /api/v1/staff/products/:id/publications',
      'POST /api/v1/staff/receipts/:id/corrections',
      'POST /api/v1/staff/receipts/:id/replacements',
      'POST /api/v1/staff/refund-requests/:id/refusals',
      'POST /api/v1/staff/settings/logos',
      'POST /api/v1/staff/settings/wallet-qrs',
      'POST /api/v1/staff/settlements',
      'POST /api/v1/staff/settlements/rehearsals',
      'POST /api/v1/staff/shares',
      'POST /api/v1/staff/surplus-payments/:id/returns',
      'POST /api/v1/staff/team/invitations',
      'POST /api/v1/staff/team/invitations/:id/letters',
      'POST /api/v1/staff/vouchers/:id/approvals',
      'POST /api/v1/staff/vouchers/:id/rejections',
      'PUT /api/v1/staff/codes/:id',
      'PUT /api/v1/staff/people/:id/account',
      'PUT /api/v1/staff/products/:id/publication-hour',
      'PUT /api/v1/staff/team/members/:userId/roles',
      'DELETE /api/v1/staff/team/members/:userId/second-factor',
      ...settingsNames.filter((name) => name !== 'front').map((name) => `PUT /api/v1/staff/settings/${name}`),
    ].toSorted(),
  );
  const headers = walk.headersOf.get('auditor') ?? {};
  const { members } = (await world.app.inject({ url: '/api/v1/staff/team', headers })).json<ShownTeam>();
  const lacking = members.filter(({ lacksFactor }) => lacksFactor).flatMap(({ roles }) => roles);
  expect(lacking.toSorted()).toEqual(['cashier', 'editor', 'owner', 'support']);
});

test('what cannot be undone asks for the password again ten minutes after it was given, and then goes on', async () => {
  const world = await testSchool();
  const walk = await walkers(world);
  const password_hash = await world.school.get(PasswordHasher).hash(rosa.password);
  const headers = await world.signIn(await world.addUser({ password_hash }, ['owner']));
  const aged = { ...walk, headersOf: new Map([['aged', headers]]) };
  world.clock.advance({ minutes: 10 });
  const fresh = allEndpoints.filter((each) => each.freshness !== null);
  expect(fresh.map(nameOf).toSorted()).toEqual(
    [
      'POST /api/v1/staff/books/:month/closing',
      'POST /api/v1/staff/credit-notes/:id/replacements',
      'POST /api/v1/staff/disputes/:number/outcomes',
      'POST /api/v1/staff/orders/:number/refunds',
      'POST /api/v1/staff/receipts/:id/corrections',
      'POST /api/v1/staff/receipts/:id/replacements',
      'POST /api/v1/staff/surplus-payments/:id/returns',
      'POST /api/v1/staff/team/invitations',
      'PUT /api/v1/staff/people/:id/account',
      'PUT /api/v1/staff/settings/deposits',
      'PUT /api/v1/staff/settings/detraction',
      'PUT /api/v1/staff/team/members/:userId/roles',
      'DELETE /api/v1/staff/team/members/:userId/second-factor',
    ].toSorted(),
  );
  for (const endpoint of fresh) {
    expect(await called(aged, endpoint, 'aged')).toMatchObject({ status: 403, problem: { kind: 'proof-needed' } });
  }
  const prove = (password: string) =>
    world.app.inject({ method: 'POST', url: '/api/v1/identity-proofs', headers, payload: { password } });
  expect((await prove('no es')).json()).toMatchObject({ status: 400, kind: 'own-password-wrong', field: 'password' });
  for (const endpoint of fresh) expect((await called(aged, endpoint, 'aged')).status).toBe(403);
  expect((await prove(rosa.password)).statusCode).toBe(204);
  for (const endpoint of fresh) {
    expect((await called(aged, endpoint, 'aged')).status).toBe(rows[nameOf(endpoint)]?.answered);
  }
});
