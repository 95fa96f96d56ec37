import type { Receipt } from '#domain/receipts/receipt.ts';
import type { SendingState } from '#domain/receipts/sending.ts';

/** A signed receipt whose turn it is. */
export interface DueSending {
  readonly receipt: Receipt;
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

/** A signed receipt that the tax authority has not accepted. */
export interface OpenSending extends Omit<DueSending, 'xml'> {
  readonly text: string;
  readonly notes: readonly string[];
}

/** The way of signed receipts to the tax authority. */
export abstract class ReceiptSendings {
  /** Those whose turn it is, oldest first, at most `limit`; none while an outage is waited out. */
  abstract due(now: Date, limit: number): Promise<readonly DueSending[]>;
  /** Those that are not accepted, whatever became of them, oldest first, at most `limit`. */
  abstract open(limit: number): Promise<readonly OpenSending[]>;
  /** Notes a try before it is made. False: another process was faster, it is not ours to make. */
  abstract begin(receiptId: string, tries: number, now: Date, nextTryAt: Date): Promise<boolean>;
  /** Writes down what came of it; what the tax authority decided stays. */
  abstract settle(receiptId: string, outcome: SendingOutcome): Promise<void>;
  /** How a receipt stands; null: it was never looked at. */
  abstract find(receiptId: string): Promise<ReceiptSending | null>;
}
