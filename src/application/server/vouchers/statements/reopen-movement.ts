import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { MovementDecided } from './movement-decided.ts';
import type { BankMovements } from './ports/bank-movements.ts';

export type ReopenMovementRefusal =
  | NotPermitted
  | { readonly kind: 'movement-not-found' }
  /** It is money of an order, or went back. */
  | MovementDecided;

/** A collaborator's word that a movement may be a sale after all: it is matched with orders again. */
export class ReopenMovement {
  constructor(
    private readonly movements: BankMovements,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
  ) {}

  /** @param staffId the collaborator's account. */
  async execute(id: string, staffId: string): Promise<Result<void, ReopenMovementRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const movement = await this.movements.lock(id);
    if (movement === null) return refuse({ kind: 'movement-not-found' });
    if (movement.state === 'open') return accept(undefined);
    if (movement.state !== 'ignored') return refuse({ kind: 'movement-decided', state: movement.state });
    await this.movements.reopen(id);
    await this.journal.note(staffId, 'deposit-reopened', id, {}, {});
    return accept(undefined);
  }
}
