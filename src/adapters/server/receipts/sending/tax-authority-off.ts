import { type TaxAnswer, TaxAuthority } from '#application/server/receipts/ports/tax-authority.ts';

/** Sends nothing: the school's receipts stay 'not-sent', and say so in print. */
export class TaxAuthorityOff extends TaxAuthority {
  readonly isOn = false;

  send(): Promise<TaxAnswer> {
    return Promise.resolve({ kind: 'no-answer', why: 'La escuela no envía comprobantes.' });
  }
}
