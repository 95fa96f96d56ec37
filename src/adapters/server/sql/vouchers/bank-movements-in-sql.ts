import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { Kysely } from 'kysely';
import {
  type AskedOrders,
  type BankMovement,
  type HeldDeposit,
  type IgnoredMovement,
  type MovementDecision,
  type OperationVoucher,
  BankMovements,
} from '#application/server/vouchers/statements/ports/bank-movements.ts';
import { nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { DepositOrder } from '#domain/vouchers/statements/match-movements.ts';
import { depositOrders } from './deposit-orders.ts';
import { movementOf, movementWaits } from './movement-rows.ts';
import type { MovementState } from '#domain/vouchers/statements/bank-movement.ts';
import { noColumns, type StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';

/** Values of a list that one question names. */
const namedAtOnce = 500;
const UNPAID = ['continue', 'pending', 'expired'] as const;

export class BankMovementsInSql extends BankMovements {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async layoutOf(accountId: string): Promise<StatementLayout | null> {
    const row = await this.db
      .selectFrom('statement_layouts')
      .select('layout')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const kept = JSON.parse(row.layout) as StatementLayout;
    // One that was kept by an earlier release knows fewer fields.
    return { ...kept, columns: { ...noColumns, ...kept.columns } };
  }

  async keepLayout(accountId: string, kept: StatementLayout): Promise<void> {
    const layout = JSON.stringify(kept);
    await this.db
      .insertInto('statement_layouts')
      .values({ account_id: accountId, layout })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ layout }))
      .execute();
  }

  async known(accountId: string, identities: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const some of inParts(identities, namedAtOnce)) {
      const rows = await this.db
        .selectFrom('bank_movements')
        .select('identity')
        .where('account_id', '=', accountId)
        .where('identity', 'in', some)
        .execute();
      for (const { identity } of rows) found.add(identity);
    }
    return found;
  }

  async add(movement: Omit<BankMovement, 'bank'>, at: Date): Promise<boolean> {
    const { id, accountId, identity, day, operation, amount, description, payer, balance, state } = movement;
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('bank_movements')
      .values({
        id,
        account_id: accountId,
        identity,
        day,
        operation,
        amount,
        description,
        payer,
        balance,
        state,
        voucher_id: movement.voucherId,
        order_id: movement.orderId,
        return_operation: null,
        decided_by: null,
        decided_at: null,
        reason: '',
        arrived_at: at.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'identity']).doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async lock(id: string): Promise<BankMovement | null> {
    // Writing the row is the lock, on both engines.
    const { numUpdatedRows } = await this.db
      .updateTable('bank_movements')
      .set((column) => ({ state: column.ref('state') }))
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    const [row] = await this.#rows().where('bank_movements.id', '=', id).execute();
    return row === undefined ? null : movementOf(row);
  }

  async settle(
    id: string,
    state: MovementState,
    { voucherId, orderId, returnOperation, by, at, reason }: MovementDecision,
  ): Promise<void> {
    const ofOrder = { order_id: orderId ?? null, return_operation: returnOperation ?? null } as const;
    await this.db
      .updateTable('bank_movements')
      .set({ ...ofOrder, voucher_id: voucherId, state, decided_by: by, decided_at: at.toISOString(), reason })
      .where('id', '=', id)
      .execute();
  }

  async reopen(id: string): Promise<void> {
    await this.db
      .updateTable('bank_movements')
      .set({ state: 'open', decided_by: null, decided_at: null, reason: '' })
      .where('id', '=', id)
      .execute();
  }

  async heldFor(orderId: string): Promise<readonly BankMovement[]> {
    return (await this.#held().where('bank_movements.order_id', '=', orderId).execute()).map(movementOf);
  }

  async held(limit: number): Promise<readonly HeldDeposit[]> {
    const movements = (await this.#held().limit(limit).execute()).map(movementOf);
    const orders = await depositOrders(this.db, [...new Set(movements.flatMap(({ orderId }) => orderId ?? []))]);
    return orders
      .toSorted((one, other) => one.number - other.number)
      .map((order) => ({ order, parts: movements.filter(({ orderId }) => orderId === order.id) }));
  }

  async ignored(limit: number): Promise<readonly IgnoredMovement[]> {
    const rows = await this.#rows()
      .innerJoin('users', 'users.id', 'bank_movements.decided_by')
      .select(['users.given_names', 'users.paternal_surname', 'users.maternal_surname'])
      .where('bank_movements.state', '=', 'ignored')
      .orderBy('bank_movements.decided_at', 'desc')
      .orderBy('bank_movements.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...movementOf(row),
      by: nameOfAccount(row),
      at: new Date(row.decided_at ?? row.arrived_at),
      reason: row.reason,
    }));
  }

  #held() {
    return this.#rows()
      .where('bank_movements.state', '=', 'held')
      .orderBy('bank_movements.day')
      .orderBy('bank_movements.id');
  }

  async open(limit: number): Promise<readonly BankMovement[]> {
    const rows = await this.#rows()
      .where(movementWaits)
      .orderBy('day')
      .orderBy('bank_movements.id')
      .limit(limit)
      .execute();
    return rows.map(movementOf);
  }

  async orders({ numbers, totals, operations }: AskedOrders): Promise<readonly DepositOrder[]> {
    const ids = new Set<string>();
    const of = (rows: readonly { readonly id: string }[]) => rows.forEach(({ id }) => ids.add(id));
    const all = () => this.db.selectFrom('orders').select('orders.id');
    for (const some of inParts(numbers, namedAtOnce)) of(await all().where('number', 'in', some).execute());
    for (const some of inParts(totals, namedAtOnce)) {
      of(await all().where('new_total', 'in', some).where('status', 'in', UNPAID).where('new_total', '>', 0).execute());
    }
    // Of those that wait for a rest, their total is not what comes.
    if (totals.length > 0) {
      const waiting = all().innerJoin('bank_movements', 'bank_movements.order_id', 'orders.id');
      of(await waiting.where('bank_movements.state', '=', 'held').distinct().execute());
    }
    for (const some of inParts(operations, namedAtOnce)) {
      const named = all().innerJoin('vouchers', 'vouchers.order_id', 'orders.id').where('operation_key', 'in', some);
      of(await named.where('vouchers.state', '<>', 'rejected').execute());
    }
    const found: DepositOrder[] = [];
    for (const some of inParts([...ids], namedAtOnce)) found.push(...(await depositOrders(this.db, some)));
    return found.toSorted((one, other) => one.number - other.number);
  }

  async voucherOf(bank: string, key: string): Promise<OperationVoucher | null> {
    const row = await this.db
      .selectFrom('vouchers')
      .innerJoin('orders', 'orders.id', 'vouchers.order_id')
      .leftJoin('bank_movements', 'bank_movements.voucher_id', 'vouchers.id')
      .select(['vouchers.id', 'vouchers.order_id', 'orders.number', 'bank_movements.id as movement'])
      .where('bank', '=', bank)
      .where('operation_key', '=', key)
      .where('vouchers.state', '<>', 'rejected')
      .executeTakeFirst();
    if (row === undefined) return null;
    return { id: row.id, orderId: row.order_id, orderNumber: row.number, isTaken: row.movement !== null };
  }

  #rows() {
    return this.db
      .selectFrom('bank_movements')
      .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_movements.account_id')
      .selectAll('bank_movements')
      .select('bank_accounts.bank');
  }
}
