/** What is said of an account into which a buyer may pay. All in soles: orders are, and a voucher's amount is compared with its order's. */
export interface BankAccountFacts {
  readonly bank: string;
  /** As the bank writes it, hyphens included. */
  readonly number: string;
  /** Código de cuenta interbancario: 20 digits, for transfers from other banks. */
  readonly cci: string;
  readonly holder: string;
  readonly ruc: string;
}

/** The wallets on telephones that a school may be paid by. */
export const walletBrands = ['Yape', 'Plin'] as const;

/** What is said of a wallet: whoever pays scans its code, or types its telephone number. */
export interface WalletFacts {
  /** One of `walletBrands`. */
  readonly brand: string;
  /** Nine digits. */
  readonly phone: string;
  readonly holder: string;
  /** The file of its QR code; '': there is none, the number alone is shown. */
  readonly qr: string;
}

/** An account of the school into which a buyer may pay, or a wallet; vouchers and movements name it by its id. */
export interface BankAccount extends BankAccountFacts {
  readonly id: string;
  /** Of a wallet alone: the file of its QR code, '' where it has none. Its bank is its brand, its number the telephone's; it has no CCI and no RUC. */
  readonly qr?: string | undefined;
}

/** A wallet as one of the accounts that buyers pay into. */
export function accountOfWallet({ brand, phone, holder, qr }: WalletFacts): Omit<BankAccount, 'id'> {
  return { bank: brand, number: phone, cci: '', holder, ruc: '', qr };
}

/** Whether it is a wallet on a telephone, and no bank's account. */
export const isWallet = ({ qr }: Pick<BankAccount, 'qr'>): boolean => qr !== undefined;

/** Whether it may be a telephone's number in Peru, which begins with 9. */
export const isMobileNumber = (digits: string): boolean => /^9\d{8}$/.test(digits);

/** A telephone's number in groups: '987 654 321'. */
export const formatMobileNumber = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ');

/** Whether it may be a number as a bank writes it: 7 to 30 digits and hyphens. */
export function isAccountNumber(text: string): boolean {
  return /^\d[\d-]{5,28}\d$/.test(text);
}

/**
 * Whether 20 digits are a CCI: the last two check those of bank and office, and those of the account, by the sum of the digits of
 * each digit times 1, 2, 1, 2 …, modulo 10.
 */
export function isCci(digits: string): boolean {
  if (!/^\d{20}$/.test(digits)) return false;
  return digits.slice(18) === `${checkDigit(digits.slice(0, 6))}${checkDigit(digits.slice(6, 18))}`;
}

/** Whether two are one account: by their CCI, or by bank and number, hyphens and case aside. */
export function isSameAccount(one: BankAccountFacts, other: BankAccountFacts): boolean {
  return one.cci === other.cci || nameOf(one) === nameOf(other);
}

/** Whether the same is said of both. */
export function saysTheSame(one: BankAccountFacts, other: BankAccountFacts): boolean {
  return (['bank', 'number', 'cci', 'holder', 'ruc'] as const).every((field) => one[field] === other[field]);
}

/** A CCI in the groups people copy it by: '002-191-002345678013-51'. */
export function formatCci(cci: string): string {
  return [cci.slice(0, 3), cci.slice(3, 6), cci.slice(6, 18), cci.slice(18)].join('-');
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function nameOf({ bank, number }: BankAccountFacts): string {
  return `${bank.toLowerCase()} ${number.replaceAll('-', '')}`;
}
