import * as v from 'valibot';
import type { ListedNotice } from '#application/read-models/orders/listed-notice.ts';
import type { ListedReceipt } from '#application/read-models/receipts/listed-receipt.ts';
import { noticeKinds } from '#domain/orders/order-notice.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, instant } from '#adapters/http-contract/shared/wire-values.ts';

const area = 'Comprobantes';

const taxStateWire = v.picklist(['not-sent', 'accepted', 'rejected']);

const receiptWire = wireOf<ListedReceipt>()(
  v.object({
    id: v.string(),
    /** 'B001-1'. */
    code: v.string(),
    type: v.picklist(['boleta', 'factura', 'credit-note']),
    orderId: v.string(),
    orderNumber: v.number(),
    issuedAt: instant,
    buyerName: v.string(),
    documentNumber: v.string(),
    total: decimal,
    taxState: taxStateWire,
    replacedBy: v.nullable(v.string()),
    /** Of one that was made out anew. */
    correctedBy: v.optional(v.object({ note: v.string(), noteState: v.optional(taxStateWire), receipt: v.string() })),
    /** Signed address of the PDF. */
    document: v.string(),
    /** Signed address of the XML. */
    xml: v.nullable(v.string()),
  }),
);

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/v1/receipts',
  summary: 'Los comprobantes y notas de crédito de la cuenta, del último al primero',
  area,
  signIn: 'required',
  answer: v.object({ receipts: v.array(receiptWire) }),
});

export const listOrderNotices = endpoint({
  method: 'GET',
  path: '/api/v1/order-notices',
  summary: 'Las novedades de los pedidos de la cuenta, de la última a la primera',
  area,
  signIn: 'required',
  answer: v.object({
    notices: v.array(
      wireOf<ListedNotice>()(
        v.object({
          id: v.string(),
          orderId: v.string(),
          kind: v.picklist(noticeKinds),
          text: v.string(),
          at: instant,
          isSeen: v.boolean(),
        }),
      ),
    ),
  }),
});

export const viewOrderNotices = endpoint({
  method: 'POST',
  path: '/api/v1/order-notices/views',
  summary: 'Marca como vistas las novedades hasta un instante',
  area,
  signIn: 'required',
  body: v.object({ until: instant }),
});

export const receiptEndpoints = [listReceipts, listOrderNotices, viewOrderNotices] as const;
