import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import type { MovementDecided } from './movement-decided.ts';
import type { BankMovements } from './ports/bank-movements.ts';

export type IgnoreMovementRefusal =
  | NotPermitted
  | { readonly kind: 'movement-not-found' }
  /** It paid an order, or is no sale for another reason. */
  | MovementDecided
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'reason-too-long' };

const LONGEST_REASON = 500;

/** A collaborator's word that a movement is no sale, and why; it is proposed no more. */
export class IgnoreMovement {
  constructor(
    private readonly movements: BankMovements,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** The same said again changes nothing. @param staffId the collaborator's account. @param given 1 to 500 characters. */
  async execute(id: string, staffId: string, given: string): Promise<Result<void, IgnoreMovementRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'decide-vouchers');
    if (!may.ok) return may;
    const reason = severalLines(given);
    if (reason === '') return refuse({ kind: 'reason-missing' });
    if (reason.length > LONGEST_REASON) return refuse({ kind: 'reason-too-long' });
    const movement = await this.movements.lock(id);
    if (movement === null) return refuse({ kind: 'movement-not-found' });
    if (movement.state !== 'open') return decidedAs(movement.state, movement.reason ?? '', reason);
    await this.movements.settle(id, 'ignored', { voucherId: null, by: staffId, at: this.clock.now(), reason });
    await this.journal.note(staffId, 'deposit-ignored', id, {}, {});
    return accept(undefined);
  }
}

/** What is answered where it was decided before: as noted, or otherwise, or for another reason, whose place this one does not take. */
function decidedAs(state: MovementDecided['state'], before: string, said: string): Result<void, MovementDecided> {
  if (state === 'ignored' && before === said) return accept(undefined);
  return refuse({ kind: 'movement-decided', state, ...(state === 'ignored' && { reason: before }) });
}
