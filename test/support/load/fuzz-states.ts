import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { insertExam } from '#test/support/exams/exam-rows.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { officeStates } from './fuzz-office-states.ts';
import { opinionStates } from './fuzz-opinion-states.ts';
import type { ReadyRequest, Scene } from './fuzz-scene.ts';

/** Stands for a file among the values of a form: one that is what it says. */
export const goodFile =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const order = async (scene: Scene, paymentMethod: 'card' | 'deposit'): Promise<ReadyRequest> => {
  await fillCart(scene);
  const body = { billing: boletaOfAna, paymentMethod, acceptedTerms: true, expectedTotal: '118.00' };
  return { url: '/api/v1/orders', body, as: 'json' };
};

/** A cart with one course that nobody has, and nothing else; gives the course. */
async function fillCart(scene: Scene): Promise<number> {
  const id = await addCourse(scene);
  await scene.call('DELETE', { url: '/api/v1/cart' });
  await scene.call('POST', adding(id));
  return id;
}

const adding = (id: number): ReadyRequest => ({
  url: '/api/clientes/add-carrito',
  body: { slug: `curso-${id}`, revista: 'ES' },
  as: 'form',
});

async function addCourse({ db, number }: Scene): Promise<number> {
  const id = 800_000 + number;
  await insertProduct(db, id);
  return id;
}

async function placed(scene: Scene, paymentMethod: 'card' | 'deposit'): Promise<string> {
  return textOf((await scene.call('POST', await order(scene, paymentMethod))).body, 'id');
}

const paying = async (scene: Scene): Promise<ReadyRequest> => ({
  url: '/api/v1/payment-attempts',
  body: { orderId: await placed(scene, 'card') },
  as: 'json',
});

async function atGateway(scene: Scene): Promise<{ readonly attempt: string; readonly page: string }> {
  const { body } = await scene.call('POST', await paying(scene));
  return { attempt: textOf(fieldOf(body, 'attempt'), 'id'), page: textOf(body, 'page') };
}

const typing = async (scene: Scene, number: string): Promise<ReadyRequest> => ({
  url: (await atGateway(scene)).page,
  body: { number, holder: 'ANA QUISPE', expiry: '12/39', securityCode: '123' },
  as: 'posted',
});

const voucher = async (scene: Scene): Promise<ReadyRequest> => {
  const orderId = await placed(scene, 'deposit');
  const bank = await scene.db.selectFrom('bank_accounts').select('id').executeTakeFirstOrThrow();
  const facts = {
    operationNumber: String(70_000_000 + scene.number),
    paidOn: '2026-03-09',
    amount: '118.00',
    payerName: 'Ana',
  };
  const body = { orderId, bankAccountId: bank.id, ...facts, file: goodFile };
  return { url: '/api/v1/vouchers', body, as: 'form' };
};

const decision = async (scene: Scene, what: string, body: ReadyRequest['body']): Promise<ReadyRequest> => {
  const sent = await scene.call('POST', await voucher(scene));
  const url = `/api/v1/staff/vouchers/${textOf(sent.body, 'id')}/${what}`;
  return { url, who: scene.staff, as: 'json', ...(body !== undefined && { body }) };
};

interface OpenExam {
  readonly examId: number;
  readonly attempt: string;
}

async function owned(scene: Scene): Promise<number> {
  const id = await addCourse(scene);
  await insertGrant(scene.db, scene.userId, id);
  return id;
}

async function openExam(scene: Scene): Promise<OpenExam> {
  const id = await owned(scene);
  const options = [
    { id: 'a', text: 'Sí' },
    { id: 'b', text: 'No' },
  ];
  const shared = { image: null, points: 1, reason: 'Porque sí.', text: '¿Es así?' };
  await insertExam(scene.db, {
    ...exam,
    id,
    productId: id,
    questions: [
      { ...shared, id, kind: 'single', options, key: ['a'] },
      { ...shared, id: id + 100_000, kind: 'short-text', options: [], key: ['x'] },
    ],
  });
  const { body } = await scene.call('POST', { url: '/api/v1/exam-attempts', body: { examId: id }, as: 'json' });
  return { examId: id, attempt: textOf(body, 'id') };
}

async function note({ db, userId, number }: Scene): Promise<ReadyRequest> {
  const section = await db
    .selectFrom('book_sections')
    .select(['id', 'product_id'])
    .where('has_text', '=', 1)
    .executeTakeFirstOrThrow();
  const has = await db
    .selectFrom('grants')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', section.product_id)
    .executeTakeFirst();
  if (has === undefined) await insertGrant(db, userId, section.product_id);
  const place = { modulo_id: section.id, seleccion: 'la', tipo: 1, inicio: 0, fin: 2 };
  return { url: '/api/resaltados-notas', body: { ...place, nota: 'Una nota', clave: `nota-${number}` }, as: 'json' };
}

const comment = async (scene: Scene): Promise<ReadyRequest> => ({
  url: `/api/v1/contents/curso-${await owned(scene)}/comments`,
  body: { text: 'Muy claro.' },
  as: 'json',
});

const ofClass = async (
  { db, userId }: Scene,
  what: string,
  kind: string,
  body?: ReadyRequest['body'],
): Promise<ReadyRequest> => {
  const found = await db
    .selectFrom('classes')
    .innerJoin('modules', 'modules.id', 'classes.module_id')
    .innerJoin('products', 'products.id', 'modules.product_id')
    .select(['classes.id', 'products.slug', 'products.id as productId'])
    .where('classes.kind', '=', kind)
    .executeTakeFirstOrThrow();
  const grants = await db.selectFrom('grants').select('product_id').where('user_id', '=', userId).execute();
  if (!grants.some(({ product_id }) => product_id === found.productId)) await insertGrant(db, userId, found.productId);
  const url = `/api/v1/contents/${found.slug}/classes/${found.id}/${what}`;
  return { url, ...(body !== undefined && { body, as: 'json' as const }) };
};

/** Of operations that need more than a value that is known: what makes them answer with a success. */
export const readyStates: Readonly<Record<string, (scene: Scene) => Promise<ReadyRequest>>> = {
  ...officeStates,
  ...opinionStates,
  'POST /api/clientes/add-carrito': async (scene) => adding(await addCourse(scene)),
  'PATCH /api/v1/cart/lines/{productId}': async (scene) => ({
    url: `/api/v1/cart/lines/${await fillCart(scene)}`,
    body: { options: [] },
    as: 'json',
  }),
  'POST /api/v1/orders': (scene) => order(scene, scene.number % 2 === 0 ? 'card' : 'deposit'),
  'GET /api/v1/orders/{id}': async (scene) => ({ url: `/api/v1/orders/${await placed(scene, 'card')}` }),
  'POST /api/v1/payment-attempts': paying,
  'GET /api/v1/payment-attempts/{id}': async (scene) => ({
    url: `/api/v1/payment-attempts/${(await atGateway(scene)).attempt}`,
  }),
  'GET /api/v1/payment-attempts/latest': async (scene) => {
    await atGateway(scene);
    return { url: '/api/v1/payment-attempts/latest' };
  },
  'POST /api/v1/payment-attempts/{id}/cancellations': async (scene) => ({
    url: `/api/v1/payment-attempts/${(await atGateway(scene)).attempt}/cancellations`,
  }),
  'GET /pasarela-simulada/{sessionKey}': async (scene) => ({ url: (await atGateway(scene)).page }),
  'POST /pasarela-simulada/{sessionKey}': (scene) => typing(scene, '4111 1111 1111 1111'),
  'POST /api/v1/payment-returns/{gateway}/{purchaseNumber}': async (scene) => {
    const { text } = await scene.call('POST', await typing(scene, '4111 1111 1111 1111'));
    const transactionToken = /name="transactionToken" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return { url: /action="([^"]+)"/.exec(text)?.[1] ?? '', body: { transactionToken }, as: 'posted' };
  },
  'POST /api/v1/vouchers': voucher,
  'POST /api/v1/staff/vouchers/{id}/approvals': (scene) => decision(scene, 'approvals', { note: 'Está.' }),
  'POST /api/v1/staff/vouchers/{id}/rejections': (scene) => decision(scene, 'rejections', { reason: 'No se lee.' }),
  'POST /api/v1/billing-records': async () => ({ url: '/api/v1/billing-records', body: boletaOfAna, as: 'json' }),
  'PUT /api/v1/billing-records/{id}': async (scene) => {
    const kept = await scene.call('POST', { url: '/api/v1/billing-records', body: boletaOfAna, as: 'json' });
    return { url: `/api/v1/billing-records/${textOf(kept.body, 'id')}`, body: boletaOfAna, as: 'json' };
  },
  'GET /api/v1/exam-attempts/{id}': async (scene) => ({
    url: `/api/v1/exam-attempts/${(await openExam(scene)).attempt}`,
  }),
  'PUT /api/v1/exam-attempts/{id}/answers': async (scene) => {
    const { examId, attempt } = await openExam(scene);
    const answers = { [examId]: ['a'], [examId + 100_000]: ['Tal vez'] };
    return { url: `/api/v1/exam-attempts/${attempt}/answers`, body: { answers }, as: 'json' };
  },
  'POST /talleres/respuestas': async (scene) => {
    const { examId, attempt } = await openExam(scene);
    const examen = [{ id: examId, respuesta: 'a' }];
    const body = { examen, intento: attempt, idtaller: `curso-${examId}`, idexamen: String(examId) };
    return { url: '/talleres/respuestas', body, as: 'json' };
  },
  'POST /api/v1/exam-attempts': async (scene) => {
    const { examId } = await openExam(scene);
    return { url: '/api/v1/exam-attempts', body: { examId }, as: 'json' };
  },
  'GET /talleres/{slug}/preguntas': async (scene) => ({
    url: `/talleres/curso-${(await openExam(scene)).examId}/preguntas`,
  }),
  'POST /api/clear-session-user': async ({ token }) => ({
    url: '/api/clear-session-user',
    body: { token },
    as: 'json',
  }),
  'POST /api/resaltados-notas': note,
  'PATCH /api/v1/annotations/{id}': async (scene) => {
    await scene.call('POST', await note(scene));
    return {
      url: `/api/v1/annotations/nota-${scene.number}`,
      body: { version: 1, note: 'Otra', colour: 'green' },
      as: 'json',
    };
  },
  'GET /api/resaltados-notas/eliminar/{id}': async (scene) => {
    await scene.call('POST', await note(scene));
    return { url: `/api/resaltados-notas/eliminar/nota-${scene.number}` };
  },
  'POST /api/v1/complaints': async () => ({ url: '/api/v1/complaints', body: { ...aComplaintDraft() }, as: 'json' }),
  'POST /api/v1/contents/{slug}/comments': comment,
  'GET /api/v1/contents/{slug}/comments': async (scene) => {
    const made = await comment(scene);
    await scene.call('POST', made);
    return { url: made.url };
  },
  'GET /api/v1/contents/{slug}': async (scene) => ({ url: `/api/v1/contents/curso-${await owned(scene)}` }),
  'POST /api/v1/contents/{slug}/classes/{classId}/viewings': (scene) => ofClass(scene, 'viewings', 'video'),
  'PUT /api/v1/contents/{slug}/classes/{classId}/progress': (scene) =>
    ofClass(scene, 'progress', 'video', { positionSeconds: 5, watched: [[0, 5]] }),
  'PUT /api/v1/contents/{slug}/classes/{classId}/reading': (scene) => ofClass(scene, 'reading', 'reading'),
};

const exam = {
  moduleId: null,
  title: 'Examen',
  passMark: 110,
  attemptsADay: 3,
  minutes: 600,
  draws: null,
  keyTelling: 'once-passed',
} as const;

/** A field of an answer; undefined where there is none. */
function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

function textOf(body: unknown, name: string): string {
  const value = fieldOf(body, name);
  return typeof value === 'string' ? value : '';
}
