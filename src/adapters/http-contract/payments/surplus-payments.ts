import * as v from 'valibot';
import type { StaffSurplus } from '#application/read-models/payments/staff-surplus.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';

const area = 'Colaboradores';

/** Why money arrived that is not due. */
export const surplusReason = v.picklist([
  'order-paid',
  'products-owned',
  'attempt-refused',
  'overpaid',
  'seats-without-own',
  'account-erased',
]);

const surplusWire = wireOf<StaffSurplus>()(
  v.object({
    id: v.string(),
    orderNumber: v.number(),
    buyer: v.object({ name: v.string(), email: v.string() }),
    kind: v.picklist(['attempt', 'voucher']),
    /** Where the money arrived, under which number, and whether it was paid in cash by a code. */
    found: v.object({ at: v.string(), number: v.string(), isCode: v.optional(v.boolean()) }),
    dispute: v.nullable(v.number()),
    amount: decimal,
    reason: surplusReason,
    arrivedAt: instant,
    givenBack: v.nullable(v.object({ by: v.string(), at: instant, note: v.string() })),
  }),
);

export const listSurplus = endpoint({
  method: 'GET',
  path: '/api/v1/staff/surplus-payments',
  summary: 'El dinero que llegó de más, por devolver o devuelto, para colaboradores',
  area,
  signIn: 'required',
  permission: 'see-surplus',
  query: v.object({ which: v.optional(v.picklist(['open', 'given-back'], 'Elige open o given-back.'), 'open') }),
  answer: v.object({ payments: v.array(surplusWire) }),
});

export const giveSurplusBack = endpoint({
  method: 'POST',
  path: '/api/v1/staff/surplus-payments/:id/returns',
  summary: 'Anota que se devolvió: quién, cuándo y cómo; la primera vez queda',
  area,
  signIn: 'required',
  permission: 'note-refunds',
  freshness: 'fresh-proof',
  idempotent: true,
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  body: v.object({ note: v.pipe(v.string('Falta la nota.'), v.maxLength(500, 'La nota es demasiado larga.')) }),
  answer: v.object({ givenBackAt: instant }),
});

export const surplusEndpoints = [listSurplus, giveSurplusBack] as const;
