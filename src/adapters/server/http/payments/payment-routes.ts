import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  askForCashCode,
  cancelPaymentAttempt,
  getLatestPaymentAttempt,
  getPaymentAttempt,
  listPaymentWays,
  startPayment,
} from '#adapters/http-contract/payments/payments.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AskForCode } from '#application/server/payments/cash-codes/ask-for-code.ts';
import { AuthorizePayment, type AttemptRefusal } from '#application/server/payments/authorize-payment.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { ResolveAttempt } from '#application/server/payments/resolve-attempt.ts';
import { TakeNotice } from '#application/server/payments/take-notice.ts';
import { StartPayment } from '#application/server/payments/start-payment.ts';
import { type Order, Orders } from '#application/server/orders/ports/orders.ts';
import { type PaymentAttempt, PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { accept, mapValue, refuse, type Result } from '#domain/shared/result.ts';
import { presentCardPayment, presentOrder } from '#adapters/server/http/orders/order-presenters.ts';
import { paymentRefusals } from '#adapters/server/http/orders/order-refusals.ts';
import { acceptPostedForms, postedForm } from '#adapters/server/http/shared/posted-form.ts';
import { only, problemOfRefusal, ProblemError } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

/** Why an order cannot be begun to be paid, by whatever way. */
const unpayable = [
  'already-owned',
  'guest-must-leave',
  'in-other-order',
  'nothing-to-pay',
  'order-already-paid',
  'order-differs',
  'order-expired',
  'order-not-found',
  'payment-under-way',
  'seats-without-own',
  'sold-out',
  'too-many-attempts',
  'voucher-under-review',
] as const;
const startPaymentRefusals = only(paymentRefusals, ...unpayable, 'cards-not-taken', 'gateway-unavailable');
const askForCodeRefusals = only(
  paymentRefusals,
  ...unpayable,
  'cash-codes-not-taken',
  'code-used-up',
  'not-by-cash-code',
);

/** Paying by the gateway: attempts, what became of them, and the buyer's way back from the gateway. */
export function paymentRoutes(app: FastifyInstance, school: School): void {
  attempts(app, school);
  noticesOfGateways(app, school);
  // The form's format is understood here and nowhere else.
  void app.register(async (scope) => {
    acceptPostedForms(scope);
    returnFromGateway(scope, school);
  });
}

function attempts(app: FastifyInstance, school: School): void {
  serve(app, school, listPaymentWays, {}, async () => {
    const gateway = school.get(PaymentGateways).current;
    return accept({ ways: (await gateway.takesPayments()) ? [...gateway.ways] : [] });
  });
  serve(app, school, startPayment, startPaymentRefusals, async (call) => {
    const { userId } = call.caller;
    // Begun again after a crash, it gives up the attempt that was left, for which nobody has seen the gateway's page.
    return call.once.inSteps(async () => {
      const started = await school.get(StartPayment).execute(userId, call.body.orderId, call.request.ip);
      return mapValue(started, ({ attempt, page }) => ({ attempt: presentCardPayment(attempt), page }));
    });
  });
  serve(app, school, askForCashCode, askForCodeRefusals, async (call) => {
    const { userId } = call.caller;
    return call.once.inSteps(async () => {
      const asked = await school.get(AskForCode).execute({ ...call.body, userId });
      const order = asked.ok ? await school.get(Orders).find(asked.value.orderId) : null;
      if (!asked.ok || order === null) return asked.ok ? refuse({ kind: 'order-not-found' }) : asked;
      return accept({ attempt: presentCardPayment(asked.value), order: presentOrder(order) });
    });
  });
  serve(app, school, getLatestPaymentAttempt, only(paymentRefusals, 'attempt-not-found'), async (call) => {
    const { userId } = call.caller;
    return resolved(school, await school.get(PaymentAttempts).latestOf(userId), userId);
  });
  serve(app, school, getPaymentAttempt, only(paymentRefusals, 'attempt-not-found'), async (call) =>
    resolved(school, await school.get(PaymentAttempts).find(call.params.id), call.caller.userId),
  );
  serve(app, school, cancelPaymentAttempt, only(paymentRefusals, 'attempt-not-found'), async (call) => {
    const { userId } = call.caller;
    const found = await ownAttempt(school, await school.get(PaymentAttempts).find(call.params.id), userId);
    if (!found.ok) return found;
    await school.write(KeepSession, (keep) => keep.givenUp(call.params.id, 'cancelled'));
    return resolved(school, await school.get(PaymentAttempts).find(call.params.id), userId);
  });
}

/**
 * The gateway posts the buyer back with a token: authorise once, then on to the page of the result. Nobody needs to be signed in:
 * the purchase number names the attempt, and only the gateway can make a token that it takes. Source: decisions.md, Payment and orders.
 */
function returnFromGateway(app: FastifyInstance, school: School): void {
  app.post<{ Params: { gateway: string; purchaseNumber: string } }>(
    '/api/v1/payment-returns/:gateway/:purchaseNumber',
    async (request, reply) => {
      const { gateway, purchaseNumber } = request.params;
      const returned = { form: postedForm(request), query: queryOf(request) };
      const authorized = await school.get(AuthorizePayment).execute(gateway, purchaseNumber, returned);
      if (!authorized.ok) throw new ProblemError(problemOfRefusal(authorized.refusal, paymentRefusals));
      return reply.redirect(`/pago-visa/${authorized.value.id}`, 303);
    },
  );
}

/** A notice is a charge or so, as JSON. */
const largestNotice = 64 * 1024;

/** Where gateways tell what happened, unasked and unsigned. Whoever sends one learns nothing from the answer. */
function noticesOfGateways(app: FastifyInstance, school: School): void {
  app.post<{ Params: { gateway: string } }>(
    '/api/v1/payment-notices/:gateway',
    { bodyLimit: largestNotice },
    async (request, reply) => {
      await school.get(TakeNotice).execute(request.params.gateway, request.body);
      return reply.code(204).send();
    },
  );
}

/** What stands after the '?'; a repeated name as its last value. */
function queryOf({ url }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''));
}

interface AttemptAndOrder {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
}

async function ownAttempt(
  school: School,
  attempt: PaymentAttempt | null,
  userId: string,
): Promise<Result<AttemptAndOrder, AttemptRefusal>> {
  const order = attempt === null ? null : await school.get(Orders).find(attempt.orderId);
  if (attempt === null || order === null || order.userId !== userId) return refuse({ kind: 'attempt-not-found' });
  return accept({ attempt, order });
}

async function resolved(school: School, attempt: PaymentAttempt | null, userId: string) {
  const own = await ownAttempt(school, attempt, userId);
  if (!own.ok) return own;
  const present = await school.get(ResolveAttempt).execute(own.value.attempt);
  const order = (await school.get(Orders).find(present.orderId)) ?? own.value.order;
  return accept({ attempt: presentCardPayment(present), order: presentOrder(order) });
}
