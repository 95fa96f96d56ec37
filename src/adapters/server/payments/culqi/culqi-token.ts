import * as v from 'valibot';
import type { GatewayReturn } from '#application/server/payments/ports/payment-gateway.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { returnedFields } from './culqi-checkout.ts';
import { parsedJson } from './culqi-wire.ts';

const short = v.pipe(v.string(), v.maxLength(200));

const proof = v.object({
  eci: short,
  xid: short,
  cavv: short,
  protocolVersion: short,
  directoryServerTransactionId: short,
});

const token = v.object({
  source: v.pipe(v.string(), v.regex(/^(?:tkn|ype)_(?:test|live)_\w{1,60}$/)),
  email: v.pipe(
    v.string(),
    v.check((text) => emailAddress(text).ok),
  ),
  /** What the bank's proof gave; null: none was asked for. */
  proof: v.nullable(proof),
});

export type CulqiToken = v.InferOutput<typeof token>;

/** What the page sent back, in one text for the port; '' where there is no token in it. */
export function tokenText({ form }: GatewayReturn): string {
  const source = form[returnedFields.token] ?? '';
  if (source === '') return '';
  const typed = form[returnedFields.verification] ?? '';
  return JSON.stringify({
    source,
    email: form[returnedFields.email] ?? '',
    proof: typed === '' ? null : parsedJson(typed),
  });
}

/** A token as `tokenText` wrote it; null where it is none that Culqi gives. */
export function tokenOf(text: string): CulqiToken | null {
  const read = v.safeParse(token, parsedJson(text));
  return read.success ? read.output : null;
}
