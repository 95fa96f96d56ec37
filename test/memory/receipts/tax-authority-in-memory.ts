import { type TaxAnswer, TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';

/** A tax authority in this process's memory; a test says what it answers. */
export class TaxAuthorityInMemory extends TaxAuthority {
  readonly isOn = true;
  answer: TaxAnswer = { kind: 'accepted', text: 'Aceptada' };
  /** What it was sent, by receipt id. */
  readonly known = new Map<string, Receipt>();

  send(receipt: Receipt): Promise<TaxAnswer> {
    if (this.answer.kind !== 'no-answer') this.known.set(receipt.id, receipt);
    return Promise.resolve(this.answer);
  }
}
