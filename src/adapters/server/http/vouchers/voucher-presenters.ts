import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { SentVoucher, StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { ListedVoucher, Voucher } from '#application/server/vouchers/ports/vouchers.ts';
import { answerDueBy } from '#domain/vouchers/voucher.ts';
import { decimalText } from '#domain/shared/money.ts';

/** A voucher as its buyer may read it. */
export function presentVoucher(voucher: Voucher): Wire<SentVoucher> {
  const { id, orderId, bank, operationNumber, paidOn, amount, payerName, state, sentAt, decision } = voucher;
  return {
    id,
    orderId,
    bank,
    operationNumber,
    paidOn,
    payerName,
    state,
    amount: decimalText(amount),
    sentAt: sentAt.toISOString(),
    answerDueBy: answerDueBy(sentAt).toISOString(),
    rejection: state === 'rejected' ? (decision?.reason ?? '') : null,
    ...(voucher.restAskedAt !== undefined && { awaitsRest: true }),
  };
}

/** A voucher as who decides about it sees it. @param sign makes the address of its file, for that collaborator. */
export function presentStaffVoucher(voucher: ListedVoucher, sign: (key: string) => string): Wire<StaffVoucher> {
  const { order, buyer, file, decision, decidedBy } = voucher;
  return {
    ...presentVoucher(voucher),
    order: { ...order, titles: [...order.titles], total: decimalText(order.total) },
    buyer,
    file: file && { address: sign(file.key), mediaType: file.mediaType },
    decision:
      decision === null
        ? null
        : { by: decidedBy ?? 'Equipo de la escuela', at: decision.at.toISOString(), reason: decision.reason },
  };
}
