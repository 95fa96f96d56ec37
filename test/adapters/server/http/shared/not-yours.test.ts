import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { officeCodeEndpoints } from '#adapters/http-contract/cart/office-codes.ts';
import { resourceEndpoints } from '#adapters/http-contract/office/resources/resource-calls.ts';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { giftRowOf } from '#adapters/server/sql/orders/gift-rows.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { insertBooks } from '#test/support/reading/book-rows.ts';
import { orderByDeposit, sendVoucher, shopWithDeposits } from '#test/support/vouchers/deposits.ts';
import { exam, fourQuestions } from '#test/support/exams/exam-builders.ts';
import { insertExam } from '#test/support/exams/exam-rows.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { boletaOfAna, Shopper } from '#test/support/cart/shop.ts';
import { certificate, insertStudyContent, studyContent, studyMedia } from '#test/support/learning/study-builders.ts';
import { settingsNames, settingsParts } from '#domain/settings/school-settings.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

/** Calls that name nothing of anybody's: what they read and write is the caller's by its very making. */
const ofTheCaller = new Set([
  'POST /api/v1/sign-in-codes',
  'POST /auth/me',
  'GET /api/user',
  'GET /api/v1/sessions',
  'GET /api/v1/profile',
  'PUT /api/v1/profile',
  'POST /api/v1/profile-photos',
  'DELETE /api/v1/profile-photos',
  'GET /api/v1/my-certificates',
  'GET /api/v1/my-notes',
  'GET /api/v1/reading-settings',
  'PUT /api/v1/reading-settings',
  'GET /api/v1/my-plan-endings',
  'GET /api/v1/my-shares',
  'POST /api/v1/cart/plan-renewals',
  'GET /api/v1/my-saved',
  'PUT /api/v1/my-saved/:slug',
  'DELETE /api/v1/my-saved/:slug',
  'PUT /api/v1/my-saved-letters',
  'POST /api/v1/password-changes',
  'POST /api/v1/email-changes',
  'GET /api/v1/second-factor',
  'POST /api/v1/second-factor-setups',
  'POST /api/v1/second-factors',
  'POST /api/v1/second-factor-removals',
  'POST /api/v1/recovery-code-renewals',
  'POST /api/v1/identity-proofs',
  'POST /api/v1/marketing-consents',
  'POST /api/v1/data-exports',
  'POST /api/v1/account-deletions',
  'GET /api/v1/managed-plans',
  'GET /api/clientes/get-responsables',
  'GET /api/v1/my-plans',
  'POST /api/user/set-free-products',
  'POST /api/v1/cart-merges',
  'POST /api/v1/orders',
  'GET /api/v1/orders',
  'GET /api/v1/billing-records',
  'POST /api/v1/billing-records',
  'GET /api/clientes/get-facturacion',
  'GET /api/v1/payment-attempts/latest',
  'GET /api/v1/bank-accounts',
  'GET /api/v1/vouchers',
  'GET /api/v1/receipts',
  'GET /api/v1/refunds',
  'GET /api/v1/order-notices',
  'POST /api/v1/order-notices/views',
  'GET /api/v1/my-seminars',
  'GET /api/v1/my-consultancies',
  'GET /api/v1/my-sales',
  'GET /api/v1/my-news',
  'GET /api/v1/expired-accesses/:slug',
  'GET /api/clientes/miTour',
  'GET /api/v1/my-contents',
  'GET /api/v1/my-gifts',
  // Whoever has the link of a gift gets it.
  'POST /api/v1/gift-acceptances',
  'POST /api/v1/team-invitation-acceptances',
  // Marks are their reader's, even where the book no longer is.
  'GET /api/v1/books/:slug/annotations',
]);

const noHour = { startsAt: '', minutes: '', place: '', room: '' };

interface Attempt {
  /** As the contract has it: 'METHOD /path'. */
  readonly endpoint: string;
  readonly url: string;
  readonly body?: object;
  /** What a stranger gets. */
  readonly status: number;
}

/** A school in which Ana has something of everything, and Luis nothing. */
async function schoolOfAna() {
  const world = await testSchool();
  const { ana, order } = await shopWithDeposits(world);
  const luis = await new Shopper(world).signIn(
    await world.addUser({ id: 'luis', given_names: 'Luis', paternal_surname: 'Soto', email: 'luis@correo.pe' }),
  );
  const read = async <T>(answered: ReturnType<Shopper['call']>): Promise<T> => (await answered).json<T>();
  // Before she has a plan, at whose prices she would buy.
  const second = await orderByDeposit(ana);
  const { attempt } = await read<{ attempt: { id: string } }>(ana.startPayment(second));
  await world.db
    .insertInto('gifts')
    .values({
      ...giftRowOf(second, aGift()),
      due_at: world.clock.now().toISOString(),
      sent_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();
  const voucher = (await sendVoucher(world, ana, { orderId: order })).json<{ id: string }>();
  const slug = 'curso-de-ana';
  const materials = [
    { id: 7, classId: null, title: 'Guía', file: 'materiales/guia.pdf', mediaType: 'application/pdf', bytes: 4 },
  ];
  await insertStudyContent(world.db, studyContent({ slug, materials }), studyMedia);
  await insertExam(world.db, { ...exam(), questions: fourQuestions });
  await insertBooks(world.db, [leaseGuide]);
  const plan = { kind: 'plan', slug: 'plan-de-ana', title: 'Plan de Ana', plan_page: 'pro', plan_seats: 4 };
  await insertProduct(world.db, 40, plan);
  await insertProduct(world.db, 41, { kind: 'seminar', slug: 'seminario-de-ana' });
  const until = '2027-06-01T04:59:59.000Z';
  await insertGrant(world.db, 'ana', 10);
  await insertGrant(world.db, 'ana', leaseGuide.productId);
  await insertGrant(world.db, 'ana', 40, { ends_at: until });
  await insertGrant(world.db, 'ana', 41);
  await new CertificatesInSql(world.db).add(certificate({ holderName: 'Ana Quispi' }));
  const { sessions } = await read<{ sessions: { id: string }[] }>(ana.call('GET', '/api/v1/sessions'));
  const invited = { list: 'eva@correo.pe' };
  const key = { 'idempotency-key': 'clave-de-la-invitacion' };
  await ana.call('POST', '/api/v1/managed-plans/40/invitations', invited, key);
  const { plans } = await read<{ plans: { members: { id: string }[] }[] }>(ana.call('GET', '/api/v1/managed-plans'));
  const examAttempt = await read<{ id: string }>(ana.call('POST', '/api/v1/exam-attempts', { examId: 1 }));
  const mark = { modulo_id: 3002, seleccion: 'vencimiento', tipo: 0, inicio: 3, fin: 14, clave: 'marca-de-ana' };
  await ana.call('POST', '/api/resaltados-notas', mark);
  const bookmark = { section: 'la-renta', anchor: '', label: 'La renta de Ana' };
  await ana.call('PUT', `/api/v1/books/${leaseGuide.slug}/bookmarks`, bookmark);
  await ana.call('POST', `/api/v1/contents/${slug}/comments`, { text: 'Muy claro' });
  const { comments } = await read<{ comments: { id: string }[] }>(ana.call('GET', `/api/v1/contents/${slug}/comments`));
  const { records } = await read<{ records: { id: string }[] }>(ana.call('GET', '/api/v1/billing-records'));
  const idOf = (row: { id: string } | undefined, what: string) => {
    if (row === undefined) throw new Error(`Ana has no ${what}`);
    return row.id;
  };
  const ids = {
    order: second,
    voucher: voucher.id,
    payment: attempt.id,
    session: idOf(sessions[0], 'session'),
    member: idOf(plans[0]?.members.at(-1), 'member'),
    exam: examAttempt.id,
    comment: idOf(comments[0], 'comment'),
    record: idOf(records[0], 'billing record'),
  };
  return { world, ana, luis, ids, slug };
}

type Ids = Awaited<ReturnType<typeof schoolOfAna>>['ids'];

function attemptsOn(ids: Ids, slug: string): readonly Attempt[] {
  const content = (method: string, rest: string, body?: object, status = 403): Attempt => ({
    endpoint: `${method} /api/v1/contents/:slug${rest}`,
    url: `/api/v1/contents/${slug}${rest.replace(':classId', '1').replace(':materialId', '7').replace(':commentId', ids.comment)}`,
    ...(body === undefined ? {} : { body }),
    status,
  });
  const book = (method: string, rest: string, body?: object): Attempt => ({
    endpoint: `${method} /api/v1/books/:slug/${rest}`,
    url: `/api/v1/books/${leaseGuide.slug}/${rest}`,
    ...(body === undefined ? {} : { body }),
    status: 403,
  });
  const named = (
    endpoint: string,
    values: Readonly<Record<string, string>>,
    status: number,
    body?: object,
  ): Attempt => {
    const [, path = ''] = endpoint.split(' ');
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
    return { endpoint, url, status, ...(body === undefined ? {} : { body }) };
  };
  const voucherForm = { bankAccountId: 'bcp', operationNumber: '99', paidOn: '2026-03-09', amount: '199.90' };
  return [
    named('DELETE /api/v1/sessions/:id', { id: ids.session }, 404),
    named('POST /api/clear-session-user', {}, 403, { token: 'el.de.ana' }),
    named('POST /api/v1/managed-plans/:planId/invitations', { planId: '40' }, 404, { list: 'luis@correo.pe' }),
    named('POST /api/v1/plan-members/:id/invitations', { id: ids.member }, 404),
    named('PATCH /api/v1/plan-members/:id', { id: ids.member }, 404, { enabled: false }),
    named('DELETE /api/v1/plan-members/:id', { id: ids.member }, 404),
    named('PUT /api/v1/responsibles/:userId', { userId: 'ana' }, 404),
    named('POST /api/v1/invitation-acceptances', {}, 404, { token: 'de-otra-persona' }),
    named('POST /api/clientes/remove-invitado', {}, 403, { email: 'ana@correo.pe' }),
    named('POST /api/seminarios/remove-invitado', {}, 403, { email: 'ana@correo.pe', slug: 'seminario-de-ana' }),
    named('GET /api/v1/my-seminars/:slug/seats', { slug: 'seminario-de-ana' }, 403),
    named('POST /api/v1/my-seminars/:slug/seats', { slug: 'seminario-de-ana' }, 403, { email: 'ana@correo.pe' }),
    named('GET /api/v1/orders/:id', { id: ids.order }, 404),
    named('PUT /api/v1/my-gifts/:orderId/recipient', { orderId: ids.order }, 404, { recipientEmail: 'luis@correo.pe' }),
    named('POST /api/v1/my-gifts/:orderId/letters', { orderId: ids.order }, 404),
    named('POST /api/v1/payment-attempts', {}, 404, { orderId: ids.order }),
    named('POST /api/v1/refunds', {}, 404, { orderId: ids.order, productIds: [10], words: 'Es mío' }),
    // By a gateway that makes none nobody gets a code, whosever the order is.
    named('POST /api/v1/cash-codes', {}, 409, { orderId: ids.order }),
    named('GET /api/v1/payment-attempts/:id', { id: ids.payment }, 404),
    named('POST /api/v1/payment-attempts/:id/cancellations', { id: ids.payment }, 404),
    named('POST /api/v1/vouchers', {}, 404, { ...voucherForm, orderId: ids.order, payerName: 'Luis Soto' }),
    named('PUT /api/v1/reviews/:reviewId/helpful', { reviewId: 'nada' }, 404),
    named('DELETE /api/v1/reviews/:reviewId/helpful', { reviewId: 'nada' }, 204),
    named('PUT /api/v1/reviews/:reviewId/report', { reviewId: 'nada' }, 404, { reason: '' }),
    { ...named('GET /api/v1/review-votes', {}, 200), url: '/api/v1/review-votes?reviews=de-ana' },
    { ...named('GET /api/v1/staff/reviews', {}, 403), url: '/api/v1/staff/reviews?which=all&product=&page=1' },
    named('PUT /api/v1/staff/reviews/:reviewId/answer', { reviewId: 'nada' }, 403, { text: 'Gracias' }),
    named('DELETE /api/v1/staff/reviews/:reviewId/answer', { reviewId: 'nada' }, 403),
    named('PUT /api/v1/staff/reviews/:reviewId/visibility', { reviewId: 'nada' }, 403, { hidden: true }),
    ...productsOfTheOffice(),
    { ...named('GET /api/v1/staff/certificates', {}, 403), url: '/api/v1/staff/certificates?page=1' },
    named('POST /api/v1/staff/certificates/:code/corrections', { code: 'nada' }, 403, { reason: 'Error', name: null }),
    named('POST /api/v1/staff/certificates/:code/revocations', { code: 'nada' }, 403, { reason: 'Error' }),
    { ...named('GET /api/v1/staff/consultations', {}, 403), url: '/api/v1/staff/consultations?which=waiting&page=1' },
    named('PUT /api/v1/staff/consultations/:consultationId/answer', { consultationId: 'nada' }, 403, { text: 'Sí.' }),
    named('GET /api/v1/staff/complaints', {}, 403),
    named('POST /api/v1/staff/complaints/:number/replies', { number: '1-2026' }, 403, {
      kind: 'answer',
      text: 'Listo',
      by: 'Luis',
      seen: 0,
    }),
    { ...named('GET /api/v1/staff/messages', {}, 403), url: '/api/v1/staff/messages?which=all&group=all&page=1' },
    named('POST /api/v1/staff/messages/:messageId/answers', { messageId: 'nada' }, 403, { text: 'Hola' }),
    named('PUT /api/v1/staff/messages/:messageId/settlement', { messageId: 'nada' }, 403, { isSettled: true }),
    named('GET /api/v1/staff/consultancies', {}, 403),
    named('PUT /api/v1/staff/consultancies/:id/appointment', { id: 'nada' }, 403, { ...noHour, seen: null }),
    named('POST /api/v1/staff/consultancies/:id/cancellations', { id: 'nada' }, 403, {
      seen: { id: 'h', sequence: 0 },
    }),
    named('PUT /api/v1/staff/consultancies/:id/appointments/:appointment/held', { id: 'nada', appointment: 'h' }, 403, {
      isHeld: true,
    }),
    named('GET /api/v1/staff/people/:id/account', { id: '999' }, 403),
    named('PUT /api/v1/staff/people/:id/account', { id: '999' }, 403, { email: null }),
    named('GET /api/v1/staff/log', {}, 403),
    named('GET /api/v1/staff/holidays', {}, 403),
    named('POST /api/v1/staff/holidays', {}, 403, { day: '2026-12-24', isHoliday: true, norm: 'x' }),
    named('DELETE /api/v1/staff/holidays/:day', { day: '2026-12-24' }, 403),
    named('GET /api/v1/staff/settings', {}, 403),
    named('POST /api/v1/staff/settings/logos', {}, 403),
    named('POST /api/v1/staff/settings/wallet-qrs', {}, 403),
    ...settingsNames.flatMap((name) => [
      named(`GET /api/v1/staff/settings/${name}`, {}, 403),
      named(`PUT /api/v1/staff/settings/${name}`, {}, 403, { content: settingsParts[name].initial, seen: 0 }),
    ]),
    named('GET /api/v1/staff/team', {}, 403),
    named('PUT /api/v1/staff/team/members/:userId/roles', { userId: 'teresa' }, 403, { roles: [] }),
    named('DELETE /api/v1/staff/team/members/:userId/second-factor', { userId: 'teresa' }, 403),
    named('POST /api/v1/staff/team/invitations', {}, 403, { email: 'luis@correo.pe', roles: ['owner'] }),
    named('POST /api/v1/staff/team/invitations/:id/letters', { id: 'nada' }, 403),
    named('DELETE /api/v1/staff/team/invitations/:id', { id: 'nada' }, 403),
    named('GET /api/v1/staff/deposits', {}, 403),
    named('POST /api/v1/staff/deposits/statement-rehearsals', {}, 403),
    named('POST /api/v1/staff/deposits/statements', {}, 403),
    named('POST /api/v1/staff/deposits/wallet-payments', {}, 403, {
      accountId: 'x',
      paidOn: '2026-03-09',
      amount: '1',
      payerName: 'Ana',
      operationNumber: '123',
    }),
    named('POST /api/v1/staff/deposits/:id/confirmations', { id: 'nada' }, 403, { order: '1' }),
    named('POST /api/v1/staff/deposits/:id/rest-requests', { id: 'nada' }, 403, { order: '1' }),
    named('POST /api/v1/staff/deposits/:id/returns', { id: 'nada' }, 403, { order: '1', operation: 'TR-1' }),
    named('POST /api/v1/staff/deposits/:id/reopenings', { id: 'nada' }, 403, {}),
    named('POST /api/v1/staff/deposits/:id/dismissals', { id: 'nada' }, 403, { reason: 'No es' }),
    named('GET /api/v1/staff/vouchers', {}, 403),
    named('POST /api/v1/staff/vouchers/:id/approvals', { id: ids.voucher }, 403, { note: '' }),
    named('POST /api/v1/staff/vouchers/:id/rejections', { id: ids.voucher }, 403, { reason: 'No figura' }),
    named('POST /api/v1/staff/moves/:kind/files', { kind: 'people' }, 403),
    named('POST /api/v1/staff/moves/:kind/rehearsals', { kind: 'people' }, 403, { rows: [], letters: false }),
    named('POST /api/v1/staff/moves/:kind/parts', { kind: 'people' }, 403, { rows: [], letters: false }),
    named('GET /api/v1/staff/pending', {}, 403),
    named('GET /api/v1/staff/orders', {}, 403),
    named('GET /api/v1/staff/orders/:number', { number: '1' }, 403),
    named('GET /api/v1/staff/orders/:number/refunds', { number: '1' }, 403),
    named('POST /api/v1/staff/orders/:number/refunds', { number: '1' }, 403, { reason: 'annulled', lines: [] }),
    named('POST /api/v1/staff/refund-requests/:id/refusals', { id: 'nada' }, 403, { answer: 'No' }),
    named('GET /api/v1/staff/receipts', {}, 403),
    named('GET /api/v1/staff/books', {}, 403),
    named('POST /api/v1/staff/books/:month/closing', { month: '2026-02' }, 403),
    named('POST /api/v1/staff/detractions/:id/deposits', { id: 'nada' }, 403, {
      constancia: '1',
      depositedOn: '2026-03-01',
    }),
    named('POST /api/v1/staff/detractions/:id/withdrawals', { id: 'nada' }, 403),
    named('GET /api/v1/staff/settlements', {}, 403),
    named('DELETE /api/v1/staff/settlements/files/:id', { id: 'nada' }, 403),
    named('POST /api/v1/staff/settlements', {}, 403),
    named('POST /api/v1/staff/settlements/rehearsals', {}, 403),
    named('GET /api/v1/staff/shares', {}, 403),
    named('POST /api/v1/staff/shares', {}, 403),
    named('POST /api/v1/staff/receipts/:id/sendings', { id: 'nada' }, 403),
    named('POST /api/v1/staff/credit-notes/:id/replacements', { id: 'nada' }, 403),
    named('POST /api/v1/staff/receipts/:id/replacements', { id: 'nada' }, 403, boletaOfAna),
    named('POST /api/v1/staff/receipts/:id/corrections', { id: 'nada' }, 403, boletaOfAna),
    named('GET /api/v1/staff/disputes', {}, 403),
    named('GET /api/v1/staff/disputes/:number/evidence', { number: '1' }, 403),
    named('POST /api/v1/staff/orders/:number/disputes', { number: '1' }, 403),
    named('POST /api/v1/staff/disputes/:number/answers', { number: '1' }, 403, { answer: '' }),
    named('POST /api/v1/staff/disputes/:number/outcomes', { number: '1' }, 403, { outcome: 'won' }),
    named('GET /api/v1/staff/surplus-payments', {}, 403),
    named('POST /api/v1/staff/surplus-payments/:id/returns', { id: 'nada' }, 403, { note: 'x' }),
    named('POST /api/clientes/datos-facturacion-eliminar', {}, 200, { item: ids.record }),
    named('PUT /api/v1/billing-records/:id', { id: ids.record }, 404, { ...boletaOfAna, name: 'Luis Soto' }),
    named('GET /talleres/:slug/preguntas', { slug }, 403),
    named('GET /talleres/:slug/examen/:idEx/preguntas', { slug, idEx: '1' }, 403),
    named('GET /talleres/examen/:tipo/resumen/:idTaller', { tipo: 'general', idTaller: slug }, 403),
    named('POST /talleres/respuestas', {}, 404, { examen: [], intento: ids.exam, idtaller: 10, idexamen: 1 }),
    content('GET', '/exams'),
    named('POST /api/v1/exam-attempts', {}, 403, { examId: 1 }),
    named('PUT /api/v1/exam-attempts/:id/answers', { id: ids.exam }, 404, { answers: { '1': ['b'] } }),
    named('GET /api/v1/exam-attempts/:id', { id: ids.exam }, 404),
    named('POST /api/resaltados-notas', {}, 403, {
      modulo_id: 3002,
      seleccion: 'período',
      tipo: 0,
      inicio: 25,
      fin: 32,
    }),
    named('GET /api/resaltados-notas/eliminar/:id', { id: 'marca-de-ana' }, 404),
    named('PATCH /api/v1/annotations/:id', { id: 'marca-de-ana' }, 404, { version: 1, note: 'Mía', colour: 'blue' }),
    book('PUT', 'bookmarks', { section: 'la-renta', anchor: '', label: 'La renta' }),
    { ...book('DELETE', 'bookmarks'), url: `/api/v1/books/${leaseGuide.slug}/bookmarks?section=la-renta`, status: 204 },
    book('PUT', 'places', { section: 'la-renta', anchor: '', device: 'celular' }),
    content('GET', ''),
    content('POST', '/classes/:classId/viewings'),
    content('PUT', '/classes/:classId/progress', { positionSeconds: 5, watched: [[0, 5]] }),
    content('PUT', '/classes/:classId/reading'),
    content('POST', '/materials/:materialId/addresses'),
    content('GET', '/consultations'),
    content('POST', '/consultations', { question: '¿Cómo se calcula?' }),
    content('GET', '/comments'),
    content('POST', '/comments', { text: 'Hola' }),
    content('PUT', '/comments/:commentId', { text: 'Otra cosa' }),
    content('DELETE', '/comments/:commentId'),
    content('PUT', '/rating', { stars: 1, opinion: '' }),
    content('GET', '/certificates'),
    content('POST', '/certificates'),
    named('POST /api/v1/contents/:slug/certificates/:code/reissues', { slug, code: certificate().code }, 404),
  ];
}

/** What the school sells is nobody's own: whoever does not work for it is refused before anything is read. */
function productsOfTheOffice(): Attempt[] {
  const calls = allEndpoints.filter(({ path }) => /^\/api\/v1\/staff\/(?:product|video)/.test(path));
  return calls.map(({ method, path }) => ({
    endpoint: `${method} ${path}`,
    url: path.replaceAll(/:\w+/g, '1'),
    status: 403,
    ...(method !== 'GET' && { body: {} }),
  }));
}

let keys = 0;

async function statusOf(world: TestSchool, caller: string, { endpoint, url, body }: Attempt): Promise<number> {
  const [method = ''] = endpoint.split(' ');
  keys += 1;
  const headers = { ...(await world.signIn(caller)), 'idempotency-key': `clave-del-intento-${keys}` };
  const isForm = allEndpoints.some((each) => `${each.method} ${each.path}` === endpoint && each.bodyFormat === 'form');
  const sent = body === undefined ? {} : isForm ? await formOf(body) : { payload: body, headers: {} };
  return (
    await world.app.inject({
      method: method as InjectOptions['method'] & string,
      url,
      ...('payload' in sent ? { payload: sent.payload } : {}),
      headers: { ...headers, ...('headers' in sent ? sent.headers : {}) },
    })
  ).statusCode;
}

async function formOf(fields: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if ('orderId' in fields) form.append('file', new Blob(['%PDF-1.4\n%%EOF']), 'constancia.pdf');
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

const kept = [
  'annotations',
  'billing_records',
  'bookmarks',
  'certificates',
  'content_comments',
  'exam_attempts',
  'gifts',
  'grants',
  'orders',
  'payment_attempts',
  'plan_members',
  'sessions',
  'vouchers',
] as const;

/** What of Ana's a stranger must not move. */
async function everythingOfAna({ db }: TestSchool): Promise<string> {
  const rows = await Promise.all(kept.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()]));
  return JSON.stringify(
    rows.map(([table, all]) => [table, (all as { user_id?: string }[]).filter((row) => row.user_id !== 'luis')]),
  );
}

test('what is Ana’s is refused to Luis by every call that names it, and nothing of it changes', async () => {
  const { world, ids, slug } = await schoolOfAna();
  const attempts = attemptsOn(ids, slug);
  const before = await everythingOfAna(world);
  const answered: string[] = [];
  for (const attempt of attempts) answered.push(`${attempt.endpoint} ${await statusOf(world, 'luis', attempt)}`);
  expect(answered).toEqual(attempts.map(({ endpoint, status }) => `${endpoint} ${status}`));
  expect(await everythingOfAna(world)).toBe(before);
});

test('what a call lists of the caller’s is not somebody else’s', async () => {
  const { ana, luis } = await schoolOfAna();
  const lists = [...ofTheCaller].filter((endpoint) => endpoint.startsWith('GET ')).map((each) => each.slice(4));
  const isAnas = /ana@correo|"ana"|Ana María|Derecho laboral|de-ana|de Ana|vencimiento/;
  const seen = { ana: 0, luis: 0 };
  const slugIn = (path: string) => (path.includes('/books/') ? leaseGuide.slug : 'curso-de-ana');
  for (const url of lists.map((path) => path.replace(':slug', slugIn(path)))) {
    if (isAnas.test((await ana.call('GET', url)).body)) seen.ana += 1;
    expect([url, (await luis.call('GET', url)).body]).toEqual([url, expect.not.stringMatching(isAnas)]);
  }
  expect(seen.ana).toBeGreaterThan(8);
});

test('every call that asks for a sign-in is among them', async () => {
  const { ids, slug } = await schoolOfAna();
  const named = attemptsOn(ids, slug).map(({ endpoint }) => endpoint);
  // What the office keeps by lists is the school's alone: every role is walked through it in permitted.test.ts.
  const ofTheSchool: ReadonlySet<Endpoint> = new Set<Endpoint>([...resourceEndpoints, ...officeCodeEndpoints]);
  const required = allEndpoints
    .filter((each) => each.signIn === 'required' && !ofTheSchool.has(each))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...named, ...ofTheCaller].toSorted()).toEqual(required.toSorted());
});
