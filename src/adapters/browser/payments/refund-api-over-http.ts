import {
  askForRefund,
  declineRefundRequest,
  giveOrderBack,
  listRefunds,
  readOrderRefunds,
} from '#adapters/http-contract/payments/refunds.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { OfficeRefundsApi, RefundApi, type TypedRefund } from '#application/browser/payments/ports/refund-api.ts';
import { decimalText } from '#domain/shared/money.ts';

export const OfficeRefundsApiOverHttp = overHttp(OfficeRefundsApi, {
  of: to(
    readOrderRefunds,
    (number) => ({ params: { number: String(number) } }),
    ({ refunds, lines, left, disputes, byGateway }) => ({
      refunds: refunds.map((refund) => ({
        ...refund,
        amount: moneyOf(refund.amount),
        lines: refund.lines.map((line) => ({ ...line, net: moneyOf(line.net) })),
      })),
      lines: lines.map((line) => ({ ...line, left: moneyOf(line.left) })),
      left: moneyOf(left),
      disputes: disputes.map((dispute) => ({ ...dispute, amount: moneyOf(dispute.amount) })),
      byGateway,
    }),
  ),
  giveBack: to(giveOrderBack, (number, { lines, left, ...refund }: TypedRefund, key) => ({
    params: { number: String(number) },
    body: {
      ...refund,
      left: decimalText(left),
      lines: lines.map(({ productId, amount }) => ({
        productId,
        amount: amount === null ? ('' as const) : decimalText(amount),
      })),
    },
    idempotencyKey: key,
  })),
  decline: to(declineRefundRequest, (id, answer, key) => ({ params: { id }, body: { answer }, idempotencyKey: key })),
});

export const RefundApiOverHttp = overHttp(RefundApi, {
  mine: to(
    listRefunds,
    () => ({}),
    ({ refunds }) => refunds.map((refund) => ({ ...refund, amount: moneyOf(refund.amount) })),
  ),
  ask: to(askForRefund, ({ orderId, productIds, words }, key) => ({
    body: { orderId, productIds: [...productIds], words },
    idempotencyKey: key,
  })),
});
