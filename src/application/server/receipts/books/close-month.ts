import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { ReadShares } from '#application/server/receipts/shares/read-shares.ts';
import type { RevenueShares } from '#application/server/receipts/shares/ports/revenue-shares.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { bookFileKinds } from '#domain/receipts/books/register-files.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { closable, type MonthNotOver } from '#domain/receipts/books/closed-register.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { RegisterFiles } from './ports/register-files.ts';
import type { ClosedMonth, ClosedMonths } from './ports/closed-months.ts';
import type { ReadRegister } from './read-register.ts';

export type CloseMonthRefusal = NotPermitted | MonthNotOver | { readonly kind: 'month-closed' };

/**
 * Closes a month that is over: its register is kept as it is, in every kind of file, and stays so. There is no way back: what is found
 * later is declared as an adjustment of the month. Source: decision 0095.
 */
export class CloseMonth {
  constructor(
    private readonly register: ReadRegister,
    private readonly files: RegisterFiles,
    private readonly team: Team,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param staffId the collaborator's account. */
  async execute(month: BookMonth, staffId: string): Promise<Result<void, CloseMonthRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'close-books');
    if (!may.ok) return may;
    const closedAt = this.clock.now();
    const over = closable(month, closedAt);
    if (!over.ok) return over;
    const register = await this.register.now(month);
    // Nothing of a month that is over is issued any more, so that the files may be made before the transaction.
    const files = await Promise.all(bookFileKinds.map((kind) => this.files.make(kind, register)));
    const closed = { month, closedAt, closedBy: staffId, rows: register.rows, files };
    return this.unitOfWork.write(KeepClosedMonth, (keep) => keep.execute(closed));
  }
}

/** Keeps a month that was closed, with everybody's shares of it and its line in the log; in one transaction. */
export class KeepClosedMonth {
  constructor(
    private readonly closed: ClosedMonths,
    private readonly shares: RevenueShares,
    private readonly readShares: ReadShares,
    private readonly journal: OfficeJournal,
  ) {}

  async execute(closed: ClosedMonth): Promise<Result<void, { readonly kind: 'month-closed' }>> {
    // What somebody agrees on or takes away meanwhile is of this month and kept, or is refused because the month is closed.
    await this.closed.lock();
    if (!(await this.closed.add(closed))) return refuse({ kind: 'month-closed' });
    await this.shares.keep(closed.month, await this.readShares.now(closed.month));
    await this.journal.note(closed.closedBy, 'month-closed', closed.month, {}, {});
    return accept(undefined);
  }
}
