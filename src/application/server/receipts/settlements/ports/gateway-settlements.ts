import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { SettlementFacts } from '#domain/receipts/settlements/settlement-facts.ts';
import type { SettlementLayout } from '#domain/receipts/settlements/settlement-layout.ts';
import type { IdentifiedSettlement } from '#domain/receipts/settlements/settlement-line.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** What a gateway told so far. */
export interface ToldByGateway {
  readonly gateway: string;
  readonly lines: number;
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** A file that is brought in. */
export interface FileToKeep {
  readonly id: string;
  readonly gateway: string;
  /** Of all its lines, in whatever order they came. */
  readonly digest: string;
  readonly lines: readonly (IdentifiedSettlement & { readonly id: string })[];
}

/** A file that was brought in and not taken away. */
export interface BroughtFile extends ToldByGateway {
  readonly id: string;
  readonly broughtAt: Date;
  /** Whether a month of its days is closed. */
  readonly isClosed: boolean;
}

/** What gateways say that they settled, and how each writes its files. */
export abstract class GatewaySettlements {
  /** How the gateway's files are read; null: nobody said so yet. */
  abstract layoutOf(gateway: string): Promise<SettlementLayout | null>;
  abstract keepLayout(gateway: string, layout: SettlementLayout): Promise<void>;
  /** Which of some identities the gateway told already. */
  abstract known(gateway: string, identities: readonly string[]): Promise<ReadonlySet<string>>;
  /** Keeps a file with its lines, and answers how many of them its gateway had not told, however close the race. One that is kept already changes nothing. */
  abstract add(file: FileToKeep, at: Date): Promise<number>;
  /** The last one first. */
  abstract files(): Promise<readonly BroughtFile[]>;
  /** One of them as it stands once nobody else brings or takes away what its gateway told, until the transaction ends; null: it is not there. */
  abstract lockFile(id: string): Promise<BroughtFile | null>;
  /** Takes a locked file away, with those of its lines that no other one tells; how many those were. */
  abstract takeAway(fileId: string): Promise<number>;
  /** By name. */
  abstract told(): Promise<readonly ToldByGateway[]>;
  /** What has to do with a month: charges and returns of it, lines of it, and whatever names or is named by either. */
  abstract facts(month: BookMonth): Promise<SettlementFacts>;
}
