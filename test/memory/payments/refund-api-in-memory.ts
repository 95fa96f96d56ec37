import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { OfficeRefundsApi, RefundApi, type TypedRefund } from '#application/browser/payments/ports/refund-api.ts';
import type { BuyerRefund, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The refunds of one order as the office sees them, in this process's memory; a test says what is refused. */
export class OfficeRefundsApiInMemory extends OfficeRefundsApi {
  refunds: OrderRefunds = { refunds: [], lines: [], left: NOTHING, disputes: [], byGateway: true };
  refusal: CallRefusal | null = null;
  readonly given: TypedRefund[] = [];
  readonly declined: string[] = [];

  of(_number: number): Answer<OrderRefunds> {
    return Promise.resolve(accept(structuredClone(this.refunds)));
  }

  giveBack(_number: number, refund: TypedRefund, _key: string): Answer<unknown> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.given.push(refund);
    return Promise.resolve(accept(undefined));
  }

  decline(id: string, answer: string, _key: string): Answer<unknown> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.declined.push(`${id}: ${answer}`);
    return Promise.resolve(accept(undefined));
  }
}

/** What one account asks to have back, in this process's memory. */
export class RefundApiInMemory extends RefundApi {
  list: readonly BuyerRefund[] = [];
  refusal: CallRefusal | null = null;

  mine(): Answer<readonly BuyerRefund[]> {
    return Promise.resolve(accept(this.list));
  }

  ask(asked: Parameters<RefundApi['ask']>[0], _key: string): Answer<unknown> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    const told = { answer: '', operation: null, isByBank: false } as const;
    const rest = { state: 'requested', amount: NOTHING, isReturn: true, ...told } as const;
    const refund = { ...asked, ...rest, id: String(this.list.length + 1), updatedAt: '2026-03-10T15:00:00.000Z' };
    this.list = [refund, ...this.list];
    return Promise.resolve(accept(undefined));
  }
}
