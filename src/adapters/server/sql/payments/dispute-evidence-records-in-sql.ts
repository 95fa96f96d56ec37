import type { Kysely } from 'kysely';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import { correctedReceiptOf, correctedRows } from '#adapters/server/sql/receipts/receipt-rows.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import { DisputeEvidenceRecords } from '#application/server/payments/ports/dispute-evidence-records.ts';
import { isAnnulledBy, type Receipt, receiptCode } from '#domain/receipts/receipt.ts';
import { addDays, limaDay, startOfLimaDay } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { disputeOf } from './disputes-in-sql.ts';
import { evidenceOfUse } from './evidence-of-use.ts';

/** Sign-ins that are told, at most. */
const mostSignIns = 200;

/** By which note it is annulled; nothing while it is in force. */
const annulmentOf = ({ correctedBy }: Receipt): { readonly annulledBy?: string } =>
  correctedBy !== undefined && isAnnulledBy(correctedBy.noteState) ? { annulledBy: correctedBy.note } : {};

const receiptIn = (row: { series: string; number: number; issued_at: string; total: number }) => ({
  code: receiptCode(row),
  issuedAt: row.issued_at,
  total: money(row.total),
});

export class DisputeEvidenceRecordsInSql extends DisputeEvidenceRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async of(number: number): Promise<DisputeEvidence | null> {
    const row = await this.db
      .selectFrom('disputes')
      .innerJoin('orders', 'orders.id', 'disputes.order_id')
      .innerJoin('users', 'users.id', 'disputes.user_id')
      .innerJoin('payment_attempts as paid', 'paid.id', 'disputes.attempt_id')
      .selectAll('disputes')
      .select(['orders.number as order_number', 'orders.created_at', 'orders.terms_version', 'users.email'])
      .select([...nameColumns, 'paid.gateway', 'paid.purchase_number', 'paid.transaction_id', 'paid.card_mask'])
      .select(['paid.amount as paid_amount', 'paid.updated_at as paid_at'])
      .where('disputes.number', '=', number)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { orderId, userId, amount, reason, openedOn, answerBy } = disputeOf(row);
    const lines = await this.db
      .selectFrom('order_lines')
      .select(['product_id', 'title', 'net'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    const productIds = lines.map((line) => line.product_id);
    return {
      number,
      amount,
      reason,
      openedOn,
      answerBy,
      orderNumber: row.order_number,
      buyer: { name: nameOfAccount(row), email: row.email },
      orderedAt: row.created_at,
      termsVersion: row.terms_version ?? '',
      lines: lines.map(({ title, net }) => ({ title, net: money(net) })),
      payment: {
        gateway: row.gateway,
        purchaseNumber: row.purchase_number,
        transactionId: row.transaction_id,
        cardMask: row.card_mask,
        amount: money(row.paid_amount),
        at: row.paid_at,
      },
      receipts: await this.#receiptsOf(orderId),
      consents: await this.#consentsOf(userId),
      signIns: await this.#signInsOf(userId, row.created_at),
      uses: await evidenceOfUse(this.db, userId, productIds),
    };
  }

  async #receiptsOf(orderId: string): Promise<DisputeEvidence['receipts']> {
    const before = await correctedRows(this.db)
      .where('corrected.order_id', '=', orderId)
      .orderBy('corrected.issued_at')
      .orderBy('corrected.replaced_at')
      .execute();
    const rows = await this.db
      .selectFrom('receipts')
      .select(['series', 'number', 'issued_at', 'total'])
      .where('order_id', '=', orderId)
      .execute();
    return [
      ...before.map((row) => ({ ...receiptIn(row), ...annulmentOf(correctedReceiptOf(row)) })),
      ...rows.map(receiptIn),
    ];
  }

  #consentsOf(userId: string): Promise<DisputeEvidence['consents']> {
    return this.db
      .selectFrom('consents')
      .select(['text_version as version', 'at', 'address'])
      .where('user_id', '=', userId)
      .where('purpose', '=', 'terms')
      .where('granted', '=', 1)
      .orderBy('at')
      .execute();
  }

  #signInsOf(userId: string, orderedAt: string): Promise<DisputeEvidence['signIns']> {
    const from = startOfLimaDay(addDays(limaDay(new Date(orderedAt)), -1)).toISOString();
    return this.db
      .selectFrom('sessions')
      .select(['created_at as at', 'address', 'user_agent as device'])
      .where('user_id', '=', userId)
      .where('app', '=', 'school')
      .where('created_at', '>=', from)
      .orderBy('created_at')
      .limit(mostSignIns)
      .execute();
  }
}
