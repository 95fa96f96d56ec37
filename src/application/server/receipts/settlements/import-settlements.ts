import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { ReadSettlements, StatementFiles } from '#application/server/vouchers/statements/ports/statement-files.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import type { SettlementLayout } from '#domain/receipts/settlements/settlement-layout.ts';
import { type IdentifiedSettlement, identifiedSettlements } from '#domain/receipts/settlements/settlement-line.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { StatementRefusal } from '#domain/vouchers/statements/statement-fault.ts';
import type { GatewaySettlements } from './ports/gateway-settlements.ts';

export type ImportSettlementsRefusal = NotPermitted | StatementRefusal | { readonly kind: 'gateway-unknown' };

/** A gateway's file, of which gateway it is, and how its columns are to be read as far as somebody says so. */
export interface SettlementsToImport {
  readonly gateway: string;
  readonly content: Uint8Array;
  readonly chosen: Partial<SettlementLayout> | null;
}

/** What a file brings. */
export interface SettlementNews extends ReadSettlements {
  readonly lines: readonly IdentifiedSettlement[];
  /** Those of them that the gateway had not told. */
  readonly added: number;
}

/** Takes in what a gateway says that it settled, all of a file or nothing; the same file again, or another with some of the same, adds what is new. Decision 0100. */
export class ImportSettlements {
  constructor(
    private readonly files: StatementFiles,
    private readonly gateways: PaymentGateways,
    private readonly settlements: GatewaySettlements,
    private readonly team: Team,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Says what a file would bring; keeps nothing. @param by the account; null: the command line. */
  async rehearse(
    { gateway, content, chosen }: SettlementsToImport,
    by: string | null,
  ): Promise<Result<SettlementNews, ImportSettlementsRefusal>> {
    const may = by === null ? accept(undefined) : permitted(await this.team.rolesOf(by), 'close-books');
    if (!may.ok) return may;
    if (this.gateways.named(gateway) === null) return refuse({ kind: 'gateway-unknown' });
    const kept = await this.settlements.layoutOf(gateway);
    // Whoever chooses columns anew says nothing of how the ones before were written.
    const layout = chosen?.columns === undefined ? { ...kept, ...chosen } : chosen;
    const read = await this.files.readSettlements(content, layout);
    if (!read.ok) return read;
    const lines = identifiedSettlements(read.value.lines);
    const known = await this.settlements.known(
      gateway,
      lines.map(({ identity }) => identity),
    );
    return accept({ ...read.value, lines, added: lines.length - known.size });
  }

  /** Takes them in, and keeps how the gateway's files are read. */
  async execute(
    file: SettlementsToImport,
    by: string | null,
  ): Promise<Result<SettlementNews, ImportSettlementsRefusal>> {
    const read = await this.rehearse(file, by);
    if (!read.ok) return read;
    const added = await this.unitOfWork.write(TakeSettlements, (take) => take.execute(file.gateway, read.value, by));
    return accept({ ...read.value, added });
  }
}

/** Keeps the lines of a file that was read; in one transaction. */
export class TakeSettlements {
  constructor(
    private readonly settlements: GatewaySettlements,
    private readonly fingerprints: Fingerprints,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Answers how many the gateway had not told. */
  async execute(
    gateway: string,
    { layout, lines }: Pick<SettlementNews, 'layout' | 'lines'>,
    by: string | null,
  ): Promise<number> {
    await this.settlements.keepLayout(gateway, layout);
    const identities = lines.map(({ identity }) => identity).toSorted();
    const file = {
      id: this.ids.newId(),
      gateway,
      digest: this.fingerprints.of(identities.join('\n')),
      lines: lines.map((line) => ({ ...line, id: this.ids.newId() })),
    };
    const added = lines.length === 0 ? 0 : await this.settlements.add(file, this.clock.now());
    if (added > 0) await this.journal.note(by, 'settlements-imported', gateway, {}, { added: String(added) });
    return added;
  }
}
