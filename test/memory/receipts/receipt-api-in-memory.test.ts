import { describe } from 'vitest';
import { ReceiptApiInMemory } from './receipt-api-in-memory.ts';
import { receiptApiContract } from '#test/ports/receipts/receipt-api.ts';
import { aPlacedOrder } from '#test/support/vouchers/deposit-services.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const at = '2026-03-10T15:00:00.000Z';

describe('ReceiptApiInMemory', () => {
  receiptApiContract(() => {
    const api = new ReceiptApiInMemory();
    const order = aPlacedOrder({ state: 'finished' });
    api.orderList.push(order);
    api.receiptList.push({
      id: 'r1',
      code: 'B001-1',
      type: 'boleta',
      orderId: order.id,
      orderNumber: order.number,
      issuedAt: at,
      buyerName: 'Ana Quispe',
      documentNumber: '45678912',
      total: soles('199.90'),
      taxState: 'not-sent',
      replacedBy: null,
      document: '/api/v1/receipts/r1/comprobante.pdf?x',
      xml: null,
    });
    const notice = { orderId: order.id, at, isSeen: false };
    api.noticeList = [
      { ...notice, id: 'n2', kind: 'receipt-issued', text: 'B001-1' },
      { ...notice, id: 'n1', kind: 'confirmed', text: '' },
    ];
    return Promise.resolve(api);
  });
});
