import * as v from 'valibot';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { OfficeReceipts } from '#application/read-models/receipts/office-receipts.ts';

const area = 'Colaboradores';

export const listOfficeReceipts = endpoint({
  method: 'GET',
  path: '/api/v1/staff/receipts',
  summary: 'Cómo se firman y envían los comprobantes, y cuáles hay que mirar, del más antiguo al último',
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
            type: v.picklist(['boleta', 'factura']),
            orderNumber: v.number(),
            buyerName: v.string(),
            issuedAt: instant,
            total: decimal,
            state: v.picklist(['waiting', 'asked', 'late', 'stopped', 'accepted', 'rejected']),
            tries: v.number(),
            said: v.string(),
            notes: v.pipe(v.array(v.string()), v.readonly()),
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
  summary: 'Pide que un comprobante se envíe otra vez, tal como se firmó',
  area,
  signIn: 'required',
  permission: 'send-receipts',
  params: v.object({ id: v.pipe(v.string(), v.maxLength(60)) }),
});

export const officeReceiptEndpoints = [listOfficeReceipts, sendReceiptAgain] as const;
