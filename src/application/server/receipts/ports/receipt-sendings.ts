import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { TaxDocumentKey, TaxState } from '#domain/receipts/receipt.ts';
import type { SendingState } from '#domain/receipts/sending.ts';

/** A signed receipt or credit note whose turn it is. */
export interface DueSending {
  readonly receipt: IssuedDocument;
  readonly xml: string;
  readonly state: SendingState;
  /** How often it was sent. */
  readonly tries: number;
}

/** What came of a try, or of looking at a receipt. */
export interface SendingOutcome {
  readonly state: SendingState;
  /** What the tax authority answered; null: nothing. */
  readonly code: number | null;
  readonly text: string;
  readonly notes: readonly string[];
  readonly cdr: string | null;
  readonly at: Date;
  /** When it is tried again; null: not by itself. */
  readonly nextTryAt: Date | null;
  /** Whether everything else waits until then as well. */
  readonly isOutage: boolean;
}

/** How a receipt's way to the tax authority stands. */
export interface ReceiptSending extends Omit<SendingOutcome, 'at' | 'isOutage'> {
  readonly tries: number;
  readonly triedAt: Date | null;
}

/** A signed receipt or credit note that the tax authority has not accepted. */
export interface OpenSending extends Omit<DueSending, 'xml'> {
  /** Of a credit note how what it corrects stands, as long as it is not accepted: the note waits for it. */
  readonly behind: Exclude<TaxState, 'accepted'> | null;
  readonly text: string;
  readonly notes: readonly string[];
  /** Whether there is a proof of receipt. */
  readonly hasCdr: boolean;
}

/** The way of signed receipts to the tax authority, and of credit notes, which go once what they correct was accepted. */
export abstract class ReceiptSendings {
  /** Those whose turn it is, oldest first, at most `limit`; none while an outage is waited out. */
  abstract due(now: Date, limit: number): Promise<readonly DueSending[]>;
  /** Those that are not accepted, whatever became of them, oldest first, at most `limit`. */
  abstract open(limit: number): Promise<readonly OpenSending[]>;
  /** Notes a try before it is made. False: it is not ours to make, another process was faster or the receipt was replaced. */
  abstract begin(receipt: TaxDocumentKey, tries: number, now: Date, nextTryAt: Date): Promise<boolean>;
  /** Writes down what came of it; what the tax authority decided stays, and so does what was replaced. */
  abstract settle(receipt: TaxDocumentKey, outcome: SendingOutcome): Promise<void>;
  /** How a receipt stands, or stood when it was replaced; null: it was never looked at. */
  abstract find(receipt: TaxDocumentKey): Promise<ReceiptSending | null>;
  /** The same, once nobody else writes down anything of it until the transaction ends. */
  abstract lock(receipt: TaxDocumentKey): Promise<ReceiptSending | null>;
}
