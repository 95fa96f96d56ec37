import type { FastifyInstance } from 'fastify';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import * as contract from '#adapters/http-contract/vouchers/staff-deposits.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { StaffHeld, StaffMovement, StatementArrival } from '#application/read-models/vouchers/staff-deposits.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { AddMovement } from '#application/server/vouchers/statements/add-movement.ts';
import type { HeldDeposit } from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { missingOf } from '#domain/vouchers/statements/part-payments.ts';
import { ConfirmDeposit } from '#application/server/vouchers/statements/confirm-deposit.ts';
import { IgnoreMovement } from '#application/server/vouchers/statements/ignore-movement.ts';
import {
  ImportStatement,
  type StatementNews,
  type StatementToImport,
} from '#application/server/vouchers/statements/import-statement.ts';
import { ReadDeposits } from '#application/server/vouchers/statements/read-deposits.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, mapValue, type Result } from '#domain/shared/result.ts';
import { isWallet } from '#domain/vouchers/bank-account.ts';
import type { ReadMovement } from '#domain/vouchers/statements/bank-movement.ts';
import type { MovementMatch } from '#domain/vouchers/statements/match-movements.ts';
import { type ColumnsUnreadable, depositRefusals } from './deposit-refusals.ts';
import { presentPreview, receivedRows, rowsFileLimit, type SentRows, shownRows } from './received-rows.ts';
import { orderTyped, partPaymentRoutes } from './part-payment-routes.ts';

const importRefusals = only(
  depositRefusals,
  'bank-account-unknown',
  'collaborators-only',
  'columns-unreadable',
  'permission-missing',
  'statement-unreadable',
);
const addRefusals = only(
  depositRefusals,
  'collaborators-only',
  'permission-missing',
  'voucher-invalid',
  'wallet-unknown',
);
const confirmRefusals = only(
  depositRefusals,
  'account-erased',
  'amount-short',
  'bank-tells-less',
  'bought-otherwise',
  'collaborators-only',
  'movement-decided',
  'movement-not-found',
  'note-missing',
  'operation-approved',
  'operation-of-other-order',
  'order-already-paid',
  'order-differs',
  'order-not-found',
  'permission-missing',
  'places-gone',
  'rest-awaited',
  'transition-not-allowed',
  'voucher-not-found',
  'voucher-rejected-already',
  'voucher-waits',
);
const ignoreRefusals = only(
  depositRefusals,
  'collaborators-only',
  'movement-decided',
  'movement-not-found',
  'permission-missing',
  'reason-missing',
  'reason-too-long',
);

/** What banks tell of deposits: brought in, looked at, decided. Source: decisions.md, Payment and orders; decision 0093. */
export function staffDepositRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listStaffDeposits, {}, async () => {
    const reading = school.get(ReadDeposits);
    const [matches, held, ignored, accounts] = await Promise.all([
      reading.execute(),
      reading.held(),
      reading.ignored(),
      school.get(BankAccounts).all(),
    ]);
    return accept({
      movements: matches.map(presentMatch),
      held: held.flatMap(presentHeld),
      ignored: ignored.map(({ id, bank, by, reason, ...told }) => ({ id, bank, by, reason, ...presentMovement(told) })),
      accounts: accounts.map((each) => ({
        id: each.id,
        bank: each.bank,
        number: each.number,
        isWallet: isWallet(each),
      })),
    });
  });
  serve(
    app,
    school,
    contract.rehearseStatement,
    importRefusals,
    async ({ body, caller, reply }) => {
      void reply.header('cache-control', 'no-store');
      const statement = statementOf(body);
      if (!statement.ok) return statement;
      return mapValue(await school.get(ImportStatement).rehearse(statement.value, caller.userId), presentNews);
    },
    rowsFileLimit,
  );
  serve(
    app,
    school,
    contract.bringStatement,
    importRefusals,
    async ({ body, caller }) => {
      const statement = statementOf(body);
      if (!statement.ok) return statement;
      return mapValue(await school.get(ImportStatement).execute(statement.value, caller.userId), presentNews);
    },
    rowsFileLimit,
  );
  serve(app, school, contract.addWalletPayment, addRefusals, ({ body, caller }) =>
    school.write(AddMovement, (add) => add.execute(body, caller.userId)),
  );
  decisionRoutes(app, school);
  partPaymentRoutes(app, school);
}

function decisionRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.confirmStaffDeposit, confirmRefusals, async (call) => {
    const { order, ...approval } = call.body;
    const orderId = await orderTyped(school, order);
    return call.once.write(
      ConfirmDeposit,
      (confirm) => confirm.execute(call.params.id, orderId, call.caller.userId, approval),
      ({ voucherId }) => ({ voucherId }),
    );
  });
  serve(app, school, contract.ignoreStaffDeposit, ignoreRefusals, async (call) =>
    call.once.write(
      IgnoreMovement,
      (ignore) => ignore.execute(call.params.id, call.caller.userId, call.body.reason),
      () => ({ state: 'ignored' as const }),
    ),
  );
}

function presentHeld({ order, parts }: HeldDeposit): readonly Wire<StaffHeld>[] {
  const last = parts.at(-1);
  if (last === undefined) return [];
  const { number: orderNumber, buyerName, isPaid, total, received } = order;
  const amounts = { total: decimalText(total), received: decimalText(received) };
  const missing = decimalText(missingOf(total, [received]));
  return [{ movementId: last.id, orderNumber, buyerName, isPaid, ...amounts, missing, day: last.day }];
}

function statementOf({
  accountId,
  ...sent
}: SentRows & Pick<StatementToImport, 'accountId'>): Result<StatementToImport, ColumnsUnreadable> {
  const received = receivedRows(sent, contract.statementFile.columnsChosen);
  return mapValue(received, (file) => ({ accountId, ...file }));
}

function presentMatch({ movement, verdict, candidates }: MovementMatch): Wire<StaffMovement> {
  return {
    id: movement.id,
    bank: movement.bank,
    ...presentMovement(movement),
    verdict,
    candidates: candidates.map(({ order: { number, total, received, buyerName, isPaid }, reasons }) => ({
      orderNumber: number,
      total: decimalText(total),
      missing: decimalText(missingOf(total, [received])),
      buyerName,
      isPaid,
      reasons: [...reasons],
    })),
  };
}

function presentMovement({ day, operation, amount, description, payer }: Omit<ReadMovement, 'balance'>) {
  return { day, operation, amount: decimalText(amount), description, payer };
}

function presentNews({ format, layout, preview, movements, debits, added }: StatementNews): Wire<StatementArrival> {
  const first = movements.slice(0, shownRows).map(presentMovement);
  return {
    format,
    layout,
    preview: preview && presentPreview(preview),
    credits: movements.length,
    debits,
    added,
    first,
  };
}
