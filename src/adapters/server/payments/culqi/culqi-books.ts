import type { Kysely } from 'kysely';
import type { Money } from '#domain/shared/money.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What the school knows of a payment that goes by Culqi. */
export interface CulqiPayment {
  readonly purchaseNumber: string;
  readonly amount: number;
  readonly description: string;
  /** Null: Culqi was not asked to charge. */
  readonly askedAt: Date | null;
  readonly chargeId: string | null;
}

/** A code of PagoEfectivo that Culqi was asked to make. */
export interface CulqiCodeAsked {
  readonly purchaseNumber: string;
  readonly amount: number;
  readonly askedAt: Date;
  /** Culqi's name of the order; null: not known. */
  readonly orderId: string | null;
  readonly isRefused: boolean;
}

export interface CulqiRefundAsked {
  readonly refundNumber: string;
  readonly purchaseNumber: string;
  readonly amount: number;
  readonly askedAt: Date;
  readonly refundId: string | null;
  readonly isRefused: boolean;
}

/** What Culqi was asked, each number once: Culqi itself takes the same one twice. */
export class CulqiBooks {
  constructor(private readonly db: Kysely<SchoolDatabase>) {}

  async open(payment: Pick<CulqiPayment, 'purchaseNumber' | 'amount' | 'description'>): Promise<void> {
    await this.db
      .insertInto('culqi_payments')
      .values({
        purchase_number: payment.purchaseNumber,
        amount: payment.amount,
        description: payment.description,
        asked_at: null,
        charge_id: null,
      })
      .execute();
  }

  async find(purchaseNumber: string): Promise<CulqiPayment | null> {
    const row = await this.db
      .selectFrom('culqi_payments')
      .selectAll()
      .where('purchase_number', '=', purchaseNumber)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { amount, description, asked_at, charge_id } = row;
    return {
      purchaseNumber,
      amount,
      description,
      askedAt: asked_at === null ? null : new Date(asked_at),
      chargeId: charge_id,
    };
  }

  /** Whether this caller, and no other, asks Culqi to charge. */
  async claim(purchaseNumber: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('culqi_payments')
      .set({ asked_at: at.toISOString() })
      .where('purchase_number', '=', purchaseNumber)
      .where('asked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async keepCharge(purchaseNumber: string, chargeId: string): Promise<void> {
    await this.db
      .updateTable('culqi_payments')
      .set({ charge_id: chargeId })
      .where('purchase_number', '=', purchaseNumber)
      .execute();
  }

  async noteVerification(purchaseNumber: string): Promise<void> {
    await this.db
      .updateTable('culqi_payments')
      .set({ needs_verification: 1 })
      .where('purchase_number', '=', purchaseNumber)
      .execute();
  }

  /** Whether a bank asked for proof at an earlier try that was described so. */
  async needsVerification(description: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('culqi_payments')
      .select('purchase_number')
      .where('description', '=', description)
      .where('needs_verification', '=', 1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Of a payment, oldest first. */
  async refundsOf(purchaseNumber: string): Promise<readonly CulqiRefundAsked[]> {
    const rows = await this.db
      .selectFrom('culqi_refunds')
      .selectAll()
      .where('purchase_number', '=', purchaseNumber)
      .orderBy('asked_at')
      .execute();
    return rows.map(({ refund_number, amount, asked_at, refund_id, is_refused }) => ({
      refundNumber: refund_number,
      purchaseNumber,
      amount,
      askedAt: new Date(asked_at),
      refundId: refund_id,
      isRefused: is_refused === 1,
    }));
  }

  /** Whether this caller, and no other, asks Culqi to give back. */
  async claimRefund(refundNumber: string, purchaseNumber: string, amount: Money, at: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('culqi_refunds')
      .values({
        refund_number: refundNumber,
        purchase_number: purchaseNumber,
        amount,
        asked_at: at.toISOString(),
        refund_id: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async findCode(purchaseNumber: string): Promise<CulqiCodeAsked | null> {
    const row = await this.db
      .selectFrom('culqi_codes')
      .selectAll()
      .where('purchase_number', '=', purchaseNumber)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { amount, asked_at: askedAt, order_id: orderId, is_refused: isRefused } = row;
    return { purchaseNumber, amount, askedAt: new Date(askedAt), orderId, isRefused: isRefused === 1 };
  }

  /** Whether this caller, and no other, asks Culqi to make the code. */
  async claimCode(purchaseNumber: string, amount: Money, at: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('culqi_codes')
      .values({ purchase_number: purchaseNumber, amount, asked_at: at.toISOString(), order_id: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async keepOrder(purchaseNumber: string, orderId: string): Promise<void> {
    await this.db
      .updateTable('culqi_codes')
      .set({ order_id: orderId, is_refused: 0 })
      .where('purchase_number', '=', purchaseNumber)
      .execute();
  }

  async refuseCode(purchaseNumber: string): Promise<void> {
    await this.db
      .updateTable('culqi_codes')
      .set({ is_refused: 1 })
      .where('purchase_number', '=', purchaseNumber)
      .where('order_id', 'is', null)
      .execute();
  }

  async keepRefund(refundNumber: string, refundId: string): Promise<void> {
    await this.db
      .updateTable('culqi_refunds')
      .set({ refund_id: refundId, is_refused: 0 })
      .where('refund_number', '=', refundNumber)
      .execute();
  }

  async refuseRefund(refundNumber: string): Promise<void> {
    await this.db
      .updateTable('culqi_refunds')
      .set({ is_refused: 1 })
      .where('refund_number', '=', refundNumber)
      .where('refund_id', 'is', null)
      .execute();
  }
}
