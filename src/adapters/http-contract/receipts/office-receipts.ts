import * as v from 'valibot';
import { buyerCorrection } from '#adapters/http-contract/orders/billing-wire.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { OfficeNote } from '#application/read-models/payments/order-refunds.ts';
import type { OfficeReceipts } from '#application/read-models/receipts/office-receipts.ts';

/** How a receipt's way to the tax authority stands. */
export const sendingState = v.picklist(['waiting', 'asked', 'late', 'stopped', 'accepted', 'rejected']);

/** A credit note; its files are signed addresses. */
export const noteWire = wireOf<OfficeNote>()(
  v.object({
    id: v.string(),
    code: v.string(),
    taxState: v.picklist(['not-sent', 'accepted', 'rejected']),
    document: v.string(),
    xml: v.nullable(v.string()),
    cdr: v.nullable(v.string()),
    sending: v.nullable(v.object({ state: sendingState, said: v.string(), code: v.nullable(v.number()) })),
    replacedBy: v.nullable(v.string()),
  }),
);

const area = 'Colaboradores';

export const listOfficeReceipts = endpoint({
  method: 'GET',
  path: '/api/v1/staff/receipts',
  summary:
    'Cómo se firman y envían los comprobantes y las notas de crédito, y cuáles hay que mirar, del más antiguo al último',
  area,
  signIn: 'required',
  permission: 'see-orders',
  answer: wireOf<OfficeReceipts>()(
    v.object({
      signingTrouble: v.nullable(v.string()),
      certificateDays: v.nullable(v.number()),
      isSending: v.boolean(),
      receipts: v.pipe(
        v.array(
          v.object({
            id: v.string(),
            code: v.string(),
            type: v.picklist(['boleta', 'factura', 'credit-note']),
            orderNumber: v.number(),
            buyerName: v.string(),
            issuedAt: instant,
            total: decimal,
            state: sendingState,
            tries: v.number(),
            said: v.string(),
            notes: v.pipe(v.array(v.string()), v.readonly()),
            /** Signed address of the proof of receipt. */
            cdr: v.nullable(v.string()),
            behind: v.nullable(v.object({ code: v.string(), state: v.picklist(['not-sent', 'rejected']) })),
            sendBy: instant,
          }),
        ),
        v.readonly(),
      ),
    }),
  ),
});

export const sendReceiptAgain = endpoint({
  method: 'POST',
  path: '/api/v1/staff/receipts/:id/sendings',
  summary: 'Pide que un comprobante o una nota de crédito se envíe otra vez, tal como se firmó',
  area,
  signIn: 'required',
  permission: 'send-receipts',
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
});

export const replaceReceipt = endpoint({
  method: 'POST',
  path: '/api/v1/staff/receipts/:id/replacements',
  summary: 'Emite con otro número un comprobante que la SUNAT rechazó, con los datos de quien compró ya corregidos',
  area,
  signIn: 'required',
  permission: 'replace-receipts',
  freshness: 'fresh-proof',
  idempotent: true,
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  body: buyerCorrection,
  status: 201,
  answer: v.object({ id: v.string(), code: v.string() }),
});

export const correctReceipt = endpoint({
  method: 'POST',
  path: '/api/v1/staff/receipts/:id/corrections',
  summary:
    'Anula con una nota de crédito un comprobante que la SUNAT aceptó a nombre de quien no era, y emite otro por lo mismo; no mueve dinero',
  area,
  signIn: 'required',
  permission: 'replace-receipts',
  freshness: 'fresh-proof',
  idempotent: true,
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  body: buyerCorrection,
  status: 201,
  answer: v.object({ id: v.string(), code: v.string(), note: v.string() }),
});

export const replaceCreditNote = endpoint({
  method: 'POST',
  path: '/api/v1/staff/credit-notes/:id/replacements',
  summary: 'Emite con otro número una nota de crédito que la SUNAT rechazó, por las mismas líneas e importes',
  area,
  signIn: 'required',
  permission: 'replace-receipts',
  freshness: 'fresh-proof',
  idempotent: true,
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
  status: 201,
  answer: v.object({ id: v.string(), code: v.string() }),
});

export const officeReceiptEndpoints = [
  listOfficeReceipts,
  sendReceiptAgain,
  replaceReceipt,
  correctReceipt,
  replaceCreditNote,
] as const;
