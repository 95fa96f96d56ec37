import type { Kysely } from 'kysely';
import { gatewayPath, simulatedGateway } from '#adapters/server/payments/simulated-gateway.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { NewOrder } from '#application/server/orders/ports/orders.ts';
import { PURCHASE_DIGITS, purchaseNumberStart } from '#domain/payments/purchase-number.ts';

const card = { cardMask: '•••• 1111', cardBrand: 'Visa' } as const;

/** What the simulated gateway charged for a demo order, in its own books too, so that it can give it back. */
export async function addDemoCharge(db: Kysely<SchoolDatabase>, order: NewOrder, at: Date): Promise<void> {
  // Its order and its only attempt, as any; nobody is asked for the rest of it any more.
  const purchaseNumber = purchaseNumberStart(order.number, 1).padEnd(PURCHASE_DIGITS, '0');
  const { net: amount } = order.snapshot.totals;
  const sessionKey = `demo-${purchaseNumber}`;
  const word = { transactionId: `SIM-${purchaseNumber}`, actionCode: '000' };
  await new PaymentAttemptsInSql(db).add({
    id: `5f0a6c1e-6001-4c58-9a11-${String(order.number).padStart(12, '0')}`,
    orderId: order.id,
    gateway: simulatedGateway,
    purchaseNumber,
    state: 'paid',
    amount,
    sessionKey,
    createdAt: at,
    updatedAt: at,
    buyerText: null,
    ...word,
    ...card,
  });
  const page = `${gatewayPath}/${sessionKey}`;
  await db
    .insertInto('simulated_payments')
    .values({
      session_key: sessionKey,
      purchase_number: purchaseNumber,
      amount,
      description: `Pedido N.º ${order.number}`,
      return_url: page,
      cancel_url: page,
      transaction_token: sessionKey,
      outcome: 'approved',
      action_code: word.actionCode,
      card_mask: card.cardMask,
      card_brand: card.cardBrand,
      transaction_id: word.transactionId,
      authorized_at: at.toISOString(),
      created_at: at.toISOString(),
      expires_at: at.toISOString(),
    })
    .execute();
}
