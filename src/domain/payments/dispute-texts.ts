import type { DisputeReason, DisputeState } from './dispute.ts';

/** Why a bank takes a payment back, as it is told in the office, in its commands and in one's own data. */
export const disputeReasonTexts: Readonly<Record<DisputeReason, string>> = {
  fraud: 'No reconoce la compra',
  'not-received': 'Dice que no recibió lo que compró',
  duplicate: 'Dice que se le cobró dos veces',
  other: 'Otro motivo',
};

/** What is said of an amount that is none. */
export const DISPUTED_AMOUNT_MALFORMED = 'Escribe cuánto pide el banco, como 118.00.';

/** Where a dispute stands, as it is told in the same places. */
export const disputeStateTexts: Readonly<Record<DisputeState, string>> = {
  open: 'por responder al banco',
  answered: 'respondido; decide el banco',
  won: 'ganado',
  lost: 'perdido',
  accepted: 'aceptado sin responder',
};
