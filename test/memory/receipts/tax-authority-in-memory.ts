import { type TaxFile, type TaxAnswer, TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';

/** An answer of the tax authority by its code. */
export const answered = (code: number, notes: readonly string[] = []): TaxAnswer => ({
  kind: 'answered',
  code,
  text: `Respuesta ${code}`,
  notes,
  cdr: 'UEsDBA==',
});

/** A tax authority in this process's memory; a test says what it answers, and what happens before. */
export class TaxAuthorityInMemory extends TaxAuthority {
  readonly isOn = true;
  answer: TaxAnswer = answered(0);
  /** What it was sent, in order. */
  readonly sent: TaxFile[] = [];

  send(file: TaxFile): Promise<TaxAnswer> {
    this.sent.push(file);
    return Promise.resolve(this.answer);
  }
}
