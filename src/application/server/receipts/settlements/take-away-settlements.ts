import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ClosedMonths } from '#application/server/receipts/books/ports/closed-months.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { GatewaySettlements } from './ports/gateway-settlements.ts';

export type TakeAwaySettlementsRefusal =
  | NotPermitted
  /** There is no such file, or it was taken away. */
  | { readonly kind: 'settlements-not-found' }
  /** A month of its days is closed. */
  | { readonly kind: 'settlements-closed' };

/**
 * Takes a wrong file of settlements away, as long as no month of its days is closed: what is left is what the other files tell, as though it
 * had never been brought. Source: decision 0106.
 */
export class TakeAwaySettlements {
  constructor(
    private readonly settlements: GatewaySettlements,
    private readonly closed: ClosedMonths,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
  ) {}

  /** How many lines went. @param by the account; null: the command line. */
  async execute(fileId: string, by: string | null): Promise<Result<number, TakeAwaySettlementsRefusal>> {
    const may = by === null ? accept(undefined) : permitted(await this.team.rolesOf(by), 'close-books');
    if (!may.ok) return may;
    // A month that is being closed has looked at these lines: it is waited for, and so is whoever takes the same file away.
    await this.closed.lock();
    const file = await this.settlements.lockFile(fileId);
    if (file === null) return refuse({ kind: 'settlements-not-found' });
    if (file.isClosed) return refuse({ kind: 'settlements-closed' });
    const taken = await this.settlements.takeAway(file.id);
    await this.journal.note(by, 'settlements-taken-away', file.gateway, { lines: String(file.lines) }, {});
    return accept(taken);
  }
}
