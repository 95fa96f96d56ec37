import { OfficeOrdersInSql } from '#adapters/server/sql/orders/office-orders-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { RefundsInSql } from '#adapters/server/sql/payments/refunds-in-sql.ts';
import { CreditNotesInSql } from '#adapters/server/sql/receipts/credit-notes-in-sql.ts';
import { ReceiptsInSql } from '#adapters/server/sql/receipts/receipts-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { officeOrdersContract } from '#test/ports/orders/office-orders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { aCreditNote, aReceipt, aRefund } from '#test/support/receipts/receipt-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const company = { ...boletaOfAna, receiptType: 'factura', documentType: 'RUC', documentNumber: '20512333797' } as const;

/** Two of Ana's: one of the last minute of 9 March in Lima, one of the 10th; one of José's with a factura, made later that day. */
async function filled({ db }: OpenDatabase): Promise<OfficeOrdersInSql> {
  await insertUser(db, 'ana');
  await insertUser(db, 'jose', {
    given_names: 'José Ángel',
    paternal_surname: 'Núñez',
    maternal_surname: '',
    document_number: '70000001',
  });
  await insertProduct(db, 10);
  const orders = new OrdersInSql(db);
  await orders.add(anOrder('order-1', 1, { createdAt: new Date('2026-03-10T04:59:59.000Z'), state: 'expired' }));
  await orders.add(anOrder('order-2', 2, { createdAt: new Date('2026-03-10T05:00:00.000Z'), state: 'finished' }));
  await db.updateTable('orders').set({ code_word: 'ÑANDÚ' }).where('id', '=', 'order-2').execute();
  await orders.add(
    anOrder('order-3', 3, {
      createdAt: new Date('2026-03-10T20:00:00.000Z'),
      userId: 'jose',
      paymentMethod: 'deposit',
      billing: { ...company, name: 'Estudio 100% Legal', email: 'contabilidad@estudio.pe' },
    }),
  );
  const asked = { state: 'requested', way: null, decidedBy: null, orderId: 'order-2', askedBy: 'ana' } as const;
  await new RefundsInSql(db).add(aRefund('refund-1', asked));
  const answered = { ...asked, number: 2, orderId: 'order-3', state: 'declined', decidedBy: 'ana' } as const;
  await new RefundsInSql(db).add(aRefund('refund-2', answered));
  const receipts = new ReceiptsInSql(db);
  await receipts.add(aReceipt({ orderId: 'order-2', number: 17 }));
  const factura = (number: number, documentNumber: string, name: string) => {
    const issued = { id: `factura-${number}`, orderId: 'order-3', orderNumber: 3, userId: 'jose' };
    const buyer = { ...company, documentNumber, name, email: 'contabilidad@estudio.pe' };
    return aReceipt({ ...issued, type: 'factura', series: 'F001', number, buyer });
  };
  await receipts.add(factura(1, '20512333798', 'Estudio 100% Legal'));
  await receipts.settle('factura-1', 'rejected', '2017');
  await receipts.replace('factura-1', factura(2, '20100047218', 'Almacén Perú S.A.'));
  await receipts.settle('factura-2', 'accepted', '');
  await receipts.correct('factura-2', factura(3, '20131312955', 'Notaría Núñez'));
  const notes = new CreditNotesInSql(db);
  await notes.add(aCreditNote({ id: 'note-7', orderId: 'order-2', number: 7 }));
  await notes.settle('note-7', 'rejected', '2017');
  await notes.replace('note-7', aCreditNote({ id: 'note-8', orderId: 'order-2', number: 8 }));
  const code = { number: '13642064', until: new Date('2026-03-12T15:00:00.000Z') };
  await new PaymentAttemptsInSql(db).add(
    anAttempt('attempt-1', 'order-2', { state: 'refused', code, actionCode: '116' }),
  );
  await new PaymentAttemptsInSql(db).add(anAttempt('attempt-2', 'order-2', { state: 'paid' }));
  await new PaymentAttemptsInSql(db).add(anAttempt('attempt-3', 'order-1', { state: 'unknown' }));
  return new OfficeOrdersInSql(db);
}

eachDatabase('OfficeOrdersInSql', (database) => {
  officeOrdersContract(() => filled(database()));
});
