/** What a test card makes the simulated gateway do. `kept-approved`: it charges, and gives nothing back. */
export type CardOutcome = 'approved' | 'refused' | 'silent-approved' | 'silent-refused' | 'kept-approved';

export interface TestCard {
  /** Digits only. */
  readonly number: string;
  readonly brand: string;
  readonly outcome: CardOutcome;
  /** What it is for, as the page says it. */
  readonly purpose: string;
}

/** The cards that the simulated gateway knows; it charges nobody. */
export const testCards: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'Visa', outcome: 'approved', purpose: 'Pago aprobado' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'refused', purpose: 'Pago rechazado, sin fondos' },
  {
    number: '4012888888881881',
    brand: 'Visa',
    outcome: 'kept-approved',
    purpose: 'Aprobado; su devolución, rechazada',
  },
  {
    number: '5200828282828210',
    brand: 'Mastercard',
    outcome: 'silent-approved',
    purpose: 'Sin respuesta; luego, aprobado',
  },
  {
    number: '5105105105105100',
    brand: 'Mastercard',
    outcome: 'silent-refused',
    purpose: 'Sin respuesta; luego, rechazado',
  },
];

/** Whether the digits of a card number add up (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card number in groups of four. */
export function groupedNumber(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
