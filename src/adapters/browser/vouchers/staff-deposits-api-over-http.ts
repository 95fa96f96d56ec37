import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import * as contract from '#adapters/http-contract/vouchers/staff-deposits.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { patienceForRows, sentRows } from './sent-rows.ts';
import { StaffDepositsApi, type TransferBack } from '#application/browser/vouchers/ports/staff-deposits-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import { decimalText } from '#domain/shared/money.ts';
import type { StatementColumns } from '#domain/vouchers/statements/statement-layout.ts';
import type { StatementArrival } from '#application/read-models/vouchers/staff-deposits.ts';

const sent = (accountId: string, file: ChosenFile, columns: StatementColumns | null) => ({
  body: { accountId, ...sentRows(file, columns) },
  timeOut: patienceForRows,
});

export const StaffDepositsApiOverHttp = overHttp(StaffDepositsApi, {
  read: to(
    contract.listStaffDeposits,
    () => ({}),
    ({ movements, held, ignored, accounts }) => ({
      accounts,
      held: held.map(({ total, received, missing, ...each }) => ({
        ...each,
        total: moneyOf(total),
        received: moneyOf(received),
        missing: moneyOf(missing),
      })),
      ignored: ignored.map(({ amount, ...each }) => ({ ...each, amount: moneyOf(amount) })),
      movements: movements.map(({ amount, candidates, ...movement }) => ({
        ...movement,
        amount: moneyOf(amount),
        candidates: candidates.map(({ total, missing, ...order }) => ({
          ...order,
          total: moneyOf(total),
          missing: moneyOf(missing),
        })),
      })),
    }),
  ),
  rehearse: to(contract.rehearseStatement, sent, arrivalFromWire),
  bring: to(contract.bringStatement, sent, arrivalFromWire),
  add: to(contract.addWalletPayment, (payment) => ({ body: { ...payment } })),
  confirm: to(contract.confirmStaffDeposit, (id: string, confirmation, key: string) => ({
    params: { id },
    body: { ...confirmation },
    idempotencyKey: key,
  })),
  askForRest: to(
    contract.askForRest,
    (id: string, order: string, key: string) => ({ params: { id }, body: { order }, idempotencyKey: key }),
    ({ missing }) => ({ missing: moneyOf(missing) }),
  ),
  giveBack: to(contract.returnStaffDeposit, (id: string, order: string, back: TransferBack, key: string) => ({
    params: { id },
    body: {
      order,
      operation: back.operation,
      ...(back.amount !== null && { amount: decimalText(back.amount) }),
    },
    idempotencyKey: key,
  })),
  reopen: to(contract.reopenStaffDeposit, (id: string, key: string) => ({
    params: { id },
    body: {},
    idempotencyKey: key,
  })),
  ignore: to(contract.ignoreStaffDeposit, (id: string, reason: string, key: string) => ({
    params: { id },
    body: { reason },
    idempotencyKey: key,
  })),
});

function arrivalFromWire({ first, ...arrival }: Wire<StatementArrival>): StatementArrival {
  return { ...arrival, first: first.map(({ amount, ...each }) => ({ ...each, amount: moneyOf(amount) })) };
}
