import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { identified, type IdentifiedMovement } from '#domain/vouchers/statements/bank-movement.ts';
import type { StatementRefusal } from '#domain/vouchers/statements/statement-fault.ts';
import type { StatementLayout } from '#domain/vouchers/statements/statement-layout.ts';
import type { BankMovements } from './ports/bank-movements.ts';
import type { ReadStatement, StatementFiles } from './ports/statement-files.ts';

export type ImportStatementRefusal =
  | NotPermitted
  | StatementRefusal
  /** The school has no such account, or takes no deposits into it any more. */
  | { readonly kind: 'bank-account-unknown' };

/** A bank's file, of which account it is, and how its columns are to be read as far as somebody says so. */
export interface StatementToImport {
  readonly accountId: string;
  readonly content: Uint8Array;
  readonly chosen: Partial<StatementLayout> | null;
}

/** What a file brings. */
export interface StatementNews extends ReadStatement {
  readonly movements: readonly IdentifiedMovement[];
  /** Those of them that the account had not. */
  readonly added: number;
}

/** Takes in what a bank tells of an account, all of a file or nothing; the same file again, or another with some of the same, adds what is new. */
export class ImportStatement {
  constructor(
    private readonly files: StatementFiles,
    private readonly banks: BankAccounts,
    private readonly movements: BankMovements,
    private readonly team: Team,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Says what a file would bring; keeps nothing. @param by the account; null: the command line. */
  async rehearse(
    { accountId, content, chosen }: StatementToImport,
    by: string | null,
  ): Promise<Result<StatementNews, ImportStatementRefusal>> {
    const may = by === null ? accept(undefined) : permitted(await this.team.rolesOf(by), 'decide-vouchers');
    if (!may.ok) return may;
    const account = await this.banks.find(accountId);
    if (account === null) return refuse({ kind: 'bank-account-unknown' });
    const kept = await this.movements.layoutOf(accountId);
    // Whoever chooses columns anew says nothing of how the ones before were written.
    const layout = chosen?.columns === undefined ? { ...kept, ...chosen } : chosen;
    const read = await this.files.read(content, account, layout);
    if (!read.ok) return read;
    const movements = identified(read.value.movements);
    const known = await this.movements.known(
      accountId,
      movements.map(({ identity }) => identity),
    );
    return accept({ ...read.value, movements, added: movements.length - known.size });
  }

  /** Takes them in, and keeps how the account's files are read. */
  async execute(
    statement: StatementToImport,
    by: string | null,
  ): Promise<Result<StatementNews, ImportStatementRefusal>> {
    const read = await this.rehearse(statement, by);
    if (!read.ok) return read;
    const added = await this.unitOfWork.write(TakeMovements, (take) =>
      take.execute(statement.accountId, read.value, by),
    );
    return accept({ ...read.value, added });
  }
}

/** Keeps the movements of a file that was read; in one transaction. */
export class TakeMovements {
  constructor(
    private readonly movements: BankMovements,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Answers how many the account had not. */
  async execute(
    accountId: string,
    { layout, movements }: Pick<StatementNews, 'layout' | 'movements'>,
    by: string | null,
  ): Promise<number> {
    if (layout !== null) await this.movements.keepLayout(accountId, layout);
    let added = 0;
    for (const movement of movements) {
      const kept = {
        ...movement,
        id: this.ids.newId(),
        accountId,
        state: 'open',
        voucherId: null,
        orderId: null,
      } as const;
      if (await this.movements.add(kept, this.clock.now())) added += 1;
    }
    if (added > 0) await this.journal.note(by, 'deposits-imported', accountId, {}, { added: String(added) });
    return added;
  }
}
