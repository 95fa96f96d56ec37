import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';

/** What the shop of the tests sells: ids and slugs. */
export const onSale = {
  seminar: { id: 1, slug: 'reforma-tributaria' },
  book: { id: 2, slug: 'manual-del-igv' },
  course: { id: 3, slug: 'derecho-laboral' },
  free: { id: 4, slug: 'introduccion-al-derecho' },
  proPlan: { id: 5, slug: 'plan-pro-laboral' },
  otherProPlan: { id: 6, slug: 'plan-pro-laboral-plus' },
  packPlan: { id: 7, slug: 'plan-pack' },
  draft: { id: 8, slug: 'aun-no-publicado' },
} as const;

/** The prices of the pro plan: a month at 50.00, a year at 500.00 (400.00 while the discount lasts) with seats at 30.00. */
export const planPrices = { month: 51, year: 52, otherMonth: 61, pack: 71 } as const;
export const seminarSeat = 11;

type Db = Kysely<SchoolDatabase>;

/** Fills a database with the decisions' worked sheet (150.00, book of 89.90, 199.90), a free course, plans and a draft. */
export async function stockShop(db: Db): Promise<void> {
  await db
    .insertInto('categories')
    .values([
      { id: 1, slug: 'laboral', title: 'Laboral', position: 1 },
      { id: 2, slug: 'tributario', title: 'Tributario', position: 2 },
    ])
    .execute();
  await insertProduct(db, 1, {
    slug: onSale.seminar.slug,
    kind: 'seminar',
    title: 'Reforma tributaria',
    regular_price: 15_000,
    category_id: 2,
  });
  await insertProduct(db, 2, {
    slug: onSale.book.slug,
    kind: 'book',
    title: 'Manual del IGV',
    regular_price: 8990,
    igv_rate: 0,
  });
  await insertProduct(db, 3, {
    slug: onSale.course.slug,
    title: 'Derecho laboral',
    regular_price: 19_990,
    subscriber_price: 15_000,
    category_id: 1,
  });
  await insertProduct(db, 4, { slug: onSale.free.slug, title: 'Introducción al derecho', regular_price: 0 });
  await insertPlan(db, 5, {
    slug: onSale.proPlan.slug,
    title: 'Plan PRO Laboral',
    plan_page: 'pro',
    category_id: 1,
    discount_ends_at: '2026-12-31T04:59:59.000Z',
  });
  await insertPlan(db, 6, {
    slug: onSale.otherProPlan.slug,
    title: 'Plan PRO Laboral Plus',
    plan_page: 'pro',
    category_id: 1,
  });
  await insertPlan(db, 7, {
    slug: onSale.packPlan.slug,
    title: 'Plan Pack',
    plan_page: 'pack',
    category_id: 2,
    plan_seats: 5,
  });
  await insertProduct(db, 8, { slug: onSale.draft.slug, status: 'draft' });
  const month = { position: 1, discounted_price: null, duration: 1, duration_unit: 'month', seat_price: null };
  await db
    .insertInto('plan_prices')
    .values([
      { id: 51, product_id: 5, regular_price: 5000, ...month },
      {
        id: 52,
        product_id: 5,
        ...month,
        position: 2,
        regular_price: 50_000,
        discounted_price: 40_000,
        duration: 1,
        duration_unit: 'year',
        seat_price: 3000,
      },
      { id: 61, product_id: 6, regular_price: 7000, ...month },
      { id: 71, product_id: 7, regular_price: 9000, ...month },
    ])
    .execute();
  await db.insertInto('plan_products').values({ plan_id: 5, product_id: 3, kind: null, category_id: null }).execute();
  await db
    .insertInto('price_options')
    .values({
      id: seminarSeat,
      product_id: 1,
      position: 1,
      label: 'Cupo adicional',
      kind: 'seat',
      price: 2000,
      discounted_price: null,
    })
    .execute();
}

function insertPlan(db: Db, id: number, columns: Partial<Insertable<SchoolDatabase['products']>>): Promise<void> {
  return insertProduct(db, id, { kind: 'plan', regular_price: 0, plan_seats: 1, ...columns });
}

/** A coupon of 15 % on the whole cart, all through 2026, with no limits, unless told otherwise. */
export async function insertCode(
  db: Db,
  columns: Partial<Insertable<SchoolDatabase['discount_codes']>> = {},
): Promise<void> {
  await db
    .insertInto('discount_codes')
    .values({
      id: 1,
      origin: 'coupon',
      word: 'QUINCE',
      title: '15 %',
      amount_type: 0,
      amount: 1500,
      rule: 0,
      product_ids: '[]',
      starts_at: '2026-01-01T05:00:00.000Z',
      ends_at: '2027-01-01T04:59:59.000Z',
      limit_in_all: null,
      limit_per_account: null,
      ...columns,
    })
    .execute();
}

export const boletaOfAna = {
  receiptType: 'boleta',
  documentType: 'DNI',
  documentNumber: '45678912',
  name: 'Ana María Quispe Rojas',
  address: '',
  email: 'ana@correo.example',
} as const;

export const facturaOfStudio = {
  receiptType: 'factura',
  documentType: 'RUC',
  documentNumber: '20100047218',
  name: 'Estudio Quispe S.A.C.',
  address: 'Jr. Lima 100',
  email: 'pagos@estudio.example',
} as const;

/** A browser in front of the test school: keeps the cart's cookie and, once signed in, the bearer. */
export class Shopper {
  #headers: Record<string, string> = {};
  #cookie: string | null = null;
  userId: string | null = null;
  #keys = 0;

  constructor(private readonly test: TestSchool) {}

  async signIn(userId?: string): Promise<this> {
    this.userId = userId ?? (await this.test.addUser());
    this.#headers = await this.test.signIn(this.userId);
    return this;
  }

  get cookie(): string | null {
    return this.#cookie;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.#send({ method, url, ...(body === undefined ? {} : { payload: body }), headers });
  }

  /** A call of section 7: a multipart form. */
  async form(url: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
    const boundary = 'frontera-de-la-prueba';
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return this.#send({
      method: 'POST',
      url,
      payload: `${parts.join('')}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  }

  /** A form as a browser posts it by itself. */
  async post(url: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
    return this.test.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  add(slug: string, more: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.form('/api/clientes/add-carrito', { slug, revista: 'ES', ...more });
  }

  cart(): Promise<LightMyRequestResponse> {
    return this.call('GET', '/api/v1/cart');
  }

  order(expectedTotal: string, changes: object = {}, key = this.#newKey()): Promise<LightMyRequestResponse> {
    const body = { billing: boletaOfAna, paymentMethod: 'card', acceptedTerms: true, expectedTotal, ...changes };
    return this.call('POST', '/api/v1/orders', body, { 'idempotency-key': key });
  }

  startPayment(orderId: string, key = this.#newKey()): Promise<LightMyRequestResponse> {
    return this.call('POST', '/api/v1/payment-attempts', { orderId }, { 'idempotency-key': key });
  }

  /** Types a card on the gateway's page; gives where the form goes back to and its token. */
  async typeCard(page: string, number: string): Promise<{ readonly action: string; readonly token: string }> {
    const answer = await this.post(page, { number, holder: 'ANA QUISPE', expiry: '08/29', securityCode: '123' });
    return {
      action: /action="([^"]+)"/.exec(answer.body)?.[1] ?? '',
      token: /name="transactionToken" value="([^"]+)"/.exec(answer.body)?.[1] ?? '',
    };
  }

  #newKey(): string {
    this.#keys += 1;
    return `clave-de-la-prueba-${this.userId ?? ''}-${this.#keys}`;
  }

  async #send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookies = this.#cookie === null ? {} : { cookies: { escuela_carrito: this.#cookie } };
    const answer = await this.test.app.inject({
      ...options,
      ...cookies,
      headers: { ...options.headers, ...this.#headers },
    });
    const set = answer.cookies.find(({ name }) => name === 'escuela_carrito');
    if (set !== undefined) this.#cookie = set.value === '' ? null : set.value;
    return answer;
  }
}
