import * as v from 'valibot';
import type { CulqiAnswer } from './culqi-client.ts';
import { toConfirm } from './culqi-to-confirm.ts';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const metadata = v.nullish(v.record(v.string(), v.unknown()));

const instant = v.pipe(
  v.number(),
  v.minValue(1),
  v.transform((value) => new Date(value < toConfirm.leastMilliseconds ? value * 1000 : value)),
);

/** As a charge is answered when it is made, read and listed. Only what is needed; card data beyond the last digits are not read. */
const charge = v.object({
  object: v.literal('charge'),
  id: v.pipe(v.string(), v.regex(/^chr_(?:test|live)_\w+$/)),
  amount,
  amount_refunded: v.nullish(amount),
  currency_code: v.string(),
  creation_date: instant,
  outcome: v.object({ type: v.string(), code: v.nullish(v.string()), decline_code: v.nullish(v.string()) }),
  capture: v.nullish(v.boolean()),
  source: v.nullish(
    v.object({
      type: v.nullish(v.string()),
      last_four: v.nullish(v.string()),
      iin: v.nullish(v.object({ card_brand: v.nullish(v.string()) })),
    }),
  ),
  metadata,
});

/** What is paid by a code (CIP); of lists too, in which others have none. */
const order = v.object({
  object: v.literal('order'),
  id: v.pipe(v.string(), v.regex(/^ord_(?:test|live)_\w+$/)),
  amount,
  currency_code: v.string(),
  order_number: v.string(),
  payment_code: v.nullish(v.string()),
  state: v.string(),
  creation_date: instant,
  expiration_date: instant,
  metadata,
});

const refund = v.object({
  object: v.literal('refund'),
  id: v.pipe(v.string(), v.regex(/^ref_(?:test|live)_\w+$/)),
  charge_id: v.string(),
  amount,
  creation_date: instant,
  metadata,
});

const failure = v.object({
  object: v.literal('error'),
  type: v.string(),
  code: v.nullish(v.string()),
  decline_code: v.nullish(v.string()),
});

const review = v.object({ action_code: v.literal(toConfirm.verification) });

const list = v.object({
  paging: v.nullish(v.object({ cursors: v.nullish(v.object({ after: v.nullish(v.string()) })) })),
});

export type CulqiCharge = v.InferOutput<typeof charge>;
export type CulqiOrder = v.InferOutput<typeof order>;
export type CulqiRefund = v.InferOutput<typeof refund>;
export type CulqiFailure = v.InferOutput<typeof failure>;

/** One page of a list. */
export interface CulqiPage<T> {
  readonly items: readonly T[];
  /** The id after which the next page begins; null: this is the last one. */
  readonly after: string | null;
}

const read = <const S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> | null => {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? parsed.output : null;
};

/** A charge, or null where the answer is none. */
export const chargeIn = (body: unknown): CulqiCharge | null => read(charge, body);

/** An order, or null where the answer is none. */
export const orderIn = (body: unknown): CulqiOrder | null => read(order, body);

const deletion = v.object({ id: v.string(), deleted: v.literal(true) });

/** Whether the answer says that this order was deleted. */
export const isDeleted = (body: unknown, orderId: string): boolean => read(deletion, body)?.id === orderId;

/** A refund, or null where the answer is none. */
export const refundIn = (body: unknown): CulqiRefund | null => read(refund, body);

/** An error by which Culqi says that nothing was done; null where the answer is none, or leaves it open. */
export function refusalIn({ status, body }: CulqiAnswer): CulqiFailure | null {
  const said = read(failure, body);
  const isClear = toConfirm.clearErrors.some((type) => type === said?.type);
  return isClear && status >= 400 && status < 500 && status !== 429 ? said : null;
}

/** Whether a charge was put off until the buyer proves who they are. */
export const isReview = (body: unknown): boolean => v.is(review, body);

/** A page of charges; null where it, or any of its charges, does not read as one. */
export const chargesIn = (body: unknown): CulqiPage<CulqiCharge> | null => pageIn(charge, body);

/** The same of orders. */
export const ordersIn = (body: unknown): CulqiPage<CulqiOrder> | null => pageIn(order, body);

/** The same of refunds. */
export const refundsIn = (body: unknown): CulqiPage<CulqiRefund> | null => pageIn(refund, body);

function pageIn<const S extends v.GenericSchema>(schema: S, body: unknown): CulqiPage<v.InferOutput<S>> | null {
  const page = read(list, body);
  const named = body as Readonly<Record<string, unknown>>;
  const field = page === null ? undefined : toConfirm.listFields.find((name) => Array.isArray(named[name]));
  const items = field === undefined ? null : read(v.array(schema), named[field]);
  if (page === null || items === null) return null;
  return { items, after: items.length < toConfirm.pageSize ? null : (page.paging?.cursors?.after ?? null) };
}

/** A text read as JSON; undefined: it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a notice says that it is about; nothing of it is believed. Its data come as text or as an object. */
const notice = v.object({
  data: v.union([v.pipe(v.string(), v.transform(parsedJson)), v.record(v.string(), v.unknown())]),
});

const ownNumber = v.pipe(v.string(), v.regex(/^\d{1,12}$/));

const noticed = v.object({ metadata: v.object({ [toConfirm.ownNumber]: ownNumber }) });

/** Of an order, whose metadata may be left out; names are in one case or the other, as in notices of charges. */
const noticedOrder = v.union([v.object({ order_number: ownNumber }), v.object({ orderNumber: ownNumber })]);

/** The purchase number that a notice names, or null. */
export function purchaseInNotice(body: unknown): string | null {
  const data = read(notice, body)?.data;
  const order = read(noticedOrder, data);
  const number = order === null ? null : 'order_number' in order ? order.order_number : order.orderNumber;
  return read(noticed, data)?.metadata[toConfirm.ownNumber] ?? number;
}
