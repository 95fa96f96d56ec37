import {
  answerDispute,
  decideDispute,
  listDisputes,
  noteDispute,
  readDisputeEvidence,
} from '#adapters/http-contract/payments/disputes.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import { decimalText } from '#domain/shared/money.ts';

export const StaffDisputesApiOverHttp = overHttp(StaffDisputesApi, {
  list: to(
    listDisputes,
    (which, page) => ({ query: { which, page: String(page) } }),
    ({ disputes, ...rest }) => ({
      ...rest,
      disputes: disputes.map(({ amount, paid, products, ...dispute }) => ({
        ...dispute,
        amount: moneyOf(amount),
        paid: moneyOf(paid),
        products: products.map(({ net, ...product }) => ({ ...product, net: moneyOf(net) })),
      })),
    }),
  ),
  evidence: to(
    readDisputeEvidence,
    (number) => ({ params: { number: String(number) } }),
    ({ amount, lines, payment, receipts, ...told }) => ({
      ...told,
      amount: moneyOf(amount),
      lines: lines.map(({ title, net }) => ({ title, net: moneyOf(net) })),
      payment: { ...payment, amount: moneyOf(payment.amount) },
      receipts: receipts.map(({ total, ...receipt }) => ({ ...receipt, total: moneyOf(total) })),
    }),
  ),
  note: to(
    noteDispute,
    (orderNumber, { amount, ...typed }, key) => ({
      params: { number: orderNumber },
      body: { ...typed, amount: decimalText(amount) },
      idempotencyKey: key,
    }),
    ({ number }) => number,
  ),
  answer: to(answerDispute, (number, words, key) => ({
    params: { number: String(number) },
    body: { answer: words },
    idempotencyKey: key,
  })),
  decide: to(decideDispute, (number, outcome, productIds, key) => ({
    params: { number: String(number) },
    body: { outcome, productIds },
    idempotencyKey: key,
  })),
});
