import type { FastifyInstance } from 'fastify';
import {
  answerDispute,
  decideDispute,
  listDisputes,
  noteDispute,
  readDisputeEvidence,
} from '#adapters/http-contract/payments/disputes.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';
import type { OfficeDispute } from '#application/read-models/payments/office-disputes.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { AnswerDispute } from '#application/server/payments/disputes/answer-dispute.ts';
import { DecideDispute } from '#application/server/payments/disputes/decide-dispute.ts';
import { ListDisputes } from '#application/server/payments/disputes/list-disputes.ts';
import { NoteDispute } from '#application/server/payments/disputes/note-dispute.ts';
import { DisputeEvidenceRecords } from '#application/server/payments/ports/dispute-evidence-records.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import {
  answerDisputeRefusals,
  decideDisputeRefusals,
  disputeNotFound,
  noteDisputeRefusals,
} from './dispute-refusals.ts';

/** Payments that banks take back, for whoever gives money back. Source: decision 0124. */
export function disputeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listDisputes, {}, async ({ query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { disputes, ...page } = await school.get(ListDisputes).execute(query.which, Number(query.page));
    return accept({ ...page, disputes: disputes.map(presentDispute) });
  });
  serve(app, school, readDisputeEvidence, disputeNotFound, async ({ params, reply }) => {
    void reply.header('cache-control', 'no-store');
    const told = await school.get(DisputeEvidenceRecords).of(Number(params.number));
    return told === null ? refuse({ kind: 'dispute-not-found' }) : accept(presentEvidence(told));
  });
  serve(app, school, noteDispute, noteDisputeRefusals, async (call) => {
    const order = await school.get(OfficeOrders).find(Number(call.params.number));
    if (order === null) return refuse({ kind: 'order-not-found' });
    const { amount, reason, words, openedOn, answerBy, purchase } = call.body;
    const days = { openedOn: openedOn as PlainDate, answerBy: answerBy as PlainDate };
    return call.once.write(
      NoteDispute,
      (note) =>
        note.execute(call.caller.userId, order.id, { amount: moneyOf(amount), reason, words, purchase, ...days }),
      ({ number }) => ({ number }),
    );
  });
  serve(app, school, answerDispute, answerDisputeRefusals, (call) =>
    call.once.write(
      AnswerDispute,
      (answer) => answer.execute(Number(call.params.number), call.caller.userId, call.body.answer),
      ({ state }) => ({ state }),
    ),
  );
  serve(app, school, decideDispute, decideDisputeRefusals, (call) =>
    call.once.write(
      DecideDispute,
      (decide) => decide.execute(Number(call.params.number), call.caller.userId, call.body),
      ({ state }) => ({ state }),
    ),
  );
}

function presentDispute({ amount, paid, products, ...dispute }: OfficeDispute): Wire<OfficeDispute> {
  return {
    ...dispute,
    amount: decimalText(amount),
    paid: decimalText(paid),
    products: products.map(({ productId, title, net }) => ({ productId, title, net: decimalText(net) })),
  };
}

function presentEvidence({ amount, lines, payment, receipts, ...told }: DisputeEvidence): Wire<DisputeEvidence> {
  return {
    ...told,
    amount: decimalText(amount),
    lines: lines.map(({ title, net }) => ({ title, net: decimalText(net) })),
    payment: { ...payment, amount: decimalText(payment.amount) },
    receipts: receipts.map(({ total, ...receipt }) => ({ ...receipt, total: decimalText(total) })),
  };
}
