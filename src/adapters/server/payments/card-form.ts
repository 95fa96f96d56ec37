import { isCardNumber, testCards, type TestCard } from './test-cards.ts';

/** What a buyer typed on the card page. */
export interface TypedCard {
  readonly number: string;
  readonly holder: string;
  /** MM/AA. */
  readonly expiry: string;
  readonly securityCode: string;
}

export type CardField = keyof TypedCard;

export interface ReadCard {
  readonly digits: string;
  /** Null: no card of ours, refused as the gateway refuses what it does not know. */
  readonly card: TestCard | null;
}

export type CardFaults = Partial<Record<CardField, string>>;

export const emptyCard: TypedCard = { number: '', holder: '', expiry: '', securityCode: '' };

/** Reads the card form as posted. */
export function typedCardOf(form: Readonly<Record<string, string | undefined>>): TypedCard {
  return {
    number: form['number']?.trim() ?? '',
    holder: form['holder']?.trim() ?? '',
    expiry: form['expiry']?.trim() ?? '',
    securityCode: form['securityCode']?.trim() ?? '',
  };
}

/** The card, or what is wrong with each field, in Spanish. */
export function checkedCard(typed: TypedCard, now: Date): ReadCard | { readonly faults: CardFaults } {
  const digits = typed.number.replace(/[\s-]/g, '');
  const faults: CardFaults = {
    ...(isCardNumber(digits)
      ? {}
      : {
          number: digits === '' ? 'Escribe el número de la tarjeta.' : 'Este número de tarjeta no es válido. Revísalo.',
        }),
    ...(typed.holder === '' ? { holder: 'Escribe el nombre que figura en la tarjeta.' } : {}),
    ...expiryFault(typed.expiry, now),
    ...(/^\d{3,4}$/.test(typed.securityCode) ? {} : { securityCode: 'Son 3 o 4 números.' }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return { digits, card: testCards.find(({ number }) => number === digits) ?? null };
}

function expiryFault(expiry: string, now: Date): CardFaults {
  const parts = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(expiry);
  if (parts === null) return { expiry: 'Escribe mes y año, como 08/29.' };
  const [, month = '', year = ''] = parts;
  // A card is good through the last day of its month; no time zone makes a month's difference here.
  const ends = Date.UTC(2000 + Number(year), Number(month), 1);
  return now.getTime() < ends ? {} : { expiry: 'Esta tarjeta está vencida.' };
}
