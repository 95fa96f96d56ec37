import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/vouchers/staff-deposits.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { AskForRest } from '#application/server/vouchers/statements/ask-for-rest.ts';
import { ReopenMovement } from '#application/server/vouchers/statements/reopen-movement.ts';
import { ReturnDeposit } from '#application/server/vouchers/statements/return-deposit.ts';
import { decimalText } from '#domain/shared/money.ts';
import { orderOfDepositCode } from '#domain/vouchers/deposit-code.ts';
import { depositRefusals } from './deposit-refusals.ts';

const restRefusals = only(
  depositRefusals,
  'collaborators-only',
  'movement-decided',
  'movement-not-found',
  'nothing-missing',
  'operation-approved',
  'operation-of-other-order',
  'order-not-found',
  'permission-missing',
  'rest-not-due',
  'voucher-waits',
);
const returnRefusals = only(
  depositRefusals,
  'collaborators-only',
  'movement-decided',
  'movement-not-found',
  'nothing-missing',
  'operation-approved',
  'operation-of-other-order',
  'order-not-found',
  'permission-missing',
  'return-differs',
  'return-operation-wrong',
);
const reopenRefusals = only(
  depositRefusals,
  'collaborators-only',
  'movement-decided',
  'movement-not-found',
  'permission-missing',
);
/** The ways out of a movement that is less than its order, and of one that was ignored. Source: decision 0099. */
export function partPaymentRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.askForRest, restRefusals, async (call) => {
    const orderId = await orderTyped(school, call.body.order);
    return call.once.write(
      AskForRest,
      (ask) => ask.execute(call.params.id, orderId, call.caller.userId),
      ({ missing }) => ({ missing: decimalText(missing) }),
    );
  });
  serve(app, school, contract.returnStaffDeposit, returnRefusals, async (call) => {
    const { order, operation, amount } = call.body;
    const seen = amount === undefined ? null : moneyOf(amount);
    const orderId = await orderTyped(school, order);
    return call.once.write(
      ReturnDeposit,
      (give) => give.execute(call.params.id, orderId, call.caller.userId, operation, seen),
      ({ amount }) => ({ amount: decimalText(amount) }),
    );
  });
  serve(app, school, contract.reopenStaffDeposit, reopenRefusals, async (call) =>
    call.once.write(
      ReopenMovement,
      (reopen) => reopen.execute(call.params.id, call.caller.userId),
      () => ({ state: 'open' as const }),
    ),
  );
}

/** The order that is named by its number or its code; '': none. */
export async function orderTyped(school: School, typed: string): Promise<string> {
  const number = /^\s*[1-9]\d{0,8}\s*$/.test(typed) ? Number(typed) : orderOfDepositCode(typed);
  const found = number === null ? null : await school.get(OfficeOrders).find(number);
  return found?.id ?? '';
}
