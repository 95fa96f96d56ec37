import type { DetractionDeposit } from '#domain/receipts/detraction-deposit.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';

/** What was said of the deposit of a factura's detracción. */
export interface DetractionWord {
  readonly receiptId: string;
  /** Of all that was said of it, from 1 without gaps. */
  readonly place: number;
  /** Null: what was said before is taken back. */
  readonly deposit: DetractionDeposit | null;
  /** The collaborator's account. */
  readonly by: string;
  readonly at: Date;
}

/** One with the name of who said it. */
export interface FoundDetractionWord extends DetractionWord {
  readonly byName: string;
}

/** What was said of deposits of detracciones; each word stands beside those before. */
export abstract class DetractionDeposits {
  /** The last word on each of some receipts, by their ids; none on most. */
  abstract last(receiptIds: readonly string[]): Promise<ReadonlyMap<string, FoundDetractionWord>>;
  /** Receipts with a detracción of which no deposit is noted, or whose deposit was taken back, the oldest first; whether they owe it the domain says. */
  abstract withoutDeposit(): Promise<readonly Receipt[]>;
  /** False: another word has that place, however close the race. */
  abstract add(word: DetractionWord): Promise<boolean>;
}
