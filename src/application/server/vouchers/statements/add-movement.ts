import type { Clock } from '#application/ports/clock.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { isWallet } from '#domain/vouchers/bank-account.ts';
import { bankText, identified } from '#domain/vouchers/statements/bank-movement.ts';
import { voucherFacts, type VoucherRefusal, type WalletPayment } from '#domain/vouchers/voucher.ts';
import type { TakeMovements } from './import-statement.ts';

export type AddMovementRefusal =
  | NotPermitted
  | VoucherRefusal
  /** The school has no such wallet, or is not paid by it any more; of a bank's account its file tells. */
  | { readonly kind: 'wallet-unknown' };

/**
 * Takes in one payment that a wallet tells of, typed by hand: it is a movement like those of a file, known by its operation. A bank's
 * account has files, which tell a balance as well, so that the same payment typed would look like another one.
 */
export class AddMovement {
  constructor(
    private readonly take: TakeMovements,
    private readonly banks: BankAccounts,
    private readonly team: Team,
    private readonly clock: Clock,
  ) {}

  /** Answers whether the wallet had it not. In the caller's transaction. @param by the collaborator's account. */
  async execute(typed: WalletPayment, by: string): Promise<Result<{ readonly added: boolean }, AddMovementRefusal>> {
    const may = permitted(await this.team.rolesOf(by), 'decide-vouchers');
    if (!may.ok) return may;
    const { accountId, note, ...entry } = typed;
    const account = await this.banks.find(accountId);
    if (account === null || !isWallet(account)) return refuse({ kind: 'wallet-unknown' });
    const facts = voucherFacts(entry, this.clock.now());
    if (!facts.ok) return facts;
    const { operationNumber: operation, paidOn: day, amount, payerName: payer } = facts.value;
    const movements = identified([{ day, operation, amount, payer, description: bankText(note), balance: '' }]);
    return accept({ added: (await this.take.execute(accountId, { layout: null, movements }, by)) > 0 });
  }
}
