import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

/** An account of the school into which a buyer may pay. All in soles. */
export interface BankAccount {
  readonly id: string;
  readonly bank: string;
  /** As the bank writes it, hyphens included. */
  readonly number: string;
  /** Código de cuenta interbancario: 20 digits, for transfers from other banks. */
  readonly cci: string;
  readonly holder: string;
  readonly ruc: string;
}

export interface BankAccountRefusal {
  readonly kind: 'bank-required' | 'number-invalid' | 'cci-invalid' | 'holder-required';
}

/** A bank account as it may be shown to buyers: its CCI has 20 digits. Source: facts/peru.md, section 4.3. */
export function bankAccount(given: BankAccount): Result<BankAccount, BankAccountRefusal> {
  const account = { ...given, bank: oneLine(given.bank), number: oneLine(given.number), holder: oneLine(given.holder) };
  const cci = given.cci.replace(/[\s-]/g, '');
  if (account.bank === '') return refuse({ kind: 'bank-required' });
  if (!/^\d[\d-]{5,28}\d$/.test(account.number)) return refuse({ kind: 'number-invalid' });
  if (!/^\d{20}$/.test(cci)) return refuse({ kind: 'cci-invalid' });
  return account.holder === '' ? refuse({ kind: 'holder-required' }) : accept({ ...account, cci });
}

/** A CCI in the groups people copy it by: '002-191-002345678013-57'. */
export function formatCci(cci: string): string {
  return [cci.slice(0, 3), cci.slice(3, 6), cci.slice(6, 18), cci.slice(18)].join('-');
}
