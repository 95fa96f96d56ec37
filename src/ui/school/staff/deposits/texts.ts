import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { SaidOfPress } from '#ui/school/staff/desk/said.ts';
import { numbered } from '#domain/shared/numbers-together.ts';

/** What is said once something was done about a movement. */
export const movementTexts = {
  askedForRest: 'Pedimos al comprador lo que falta: el pedido queda en «A medias».',
  returned: 'Anotaste que se devolvió.',
  reopened: 'El movimiento vuelve a estar por decidir.',
  ignored: 'Anotaste que no es una venta: queda en «No eran ventas».',
} as const;

/** @param order its number or its deposit code, as it was typed. */
export const confirmedText = (order: string): string =>
  `Confirmaste el pedido ${/^\d+$/.test(order) ? numbered(order) : order}.`;

/** In which list of the page a movement stands; null: in none. */
export type MovementPlace = 'open' | 'held' | 'ignored' | null;

/** What is said when a decision was not taken, or its answer did not come, and the movement stands elsewhere than where it was pressed. */
export const saidOfMoved = (place: MovementPlace, refusal: CallRefusal): SaidOfPress =>
  place === 'open'
    ? { text: movementTexts.reopened, isProblem: false }
    : { text: decidedBeforeText(refusal), isProblem: true };

/** Somebody decided: its answer says what, or none came. */
const decidedBeforeText = ({ status, detail }: CallRefusal): string =>
  status === null || status >= 500
    ? 'No llegó la respuesta de la escuela, y este movimiento ya está decidido.'
    : detail;

/** How it went with all that are sure. @param left wait to be looked at. @param decided were decided by somebody else meanwhile. */
export function allConfirmedText(done: number, left: number, decided: number): string {
  return [
    confirmedOf(done),
    left === 0 ? '' : left === 1 ? 'Uno queda por mirar.' : `${left} quedan por mirar.`,
    decided === 0 ? '' : decided === 1 ? 'Otro ya estaba decidido.' : `Otros ${decided} ya estaban decididos.`,
  ]
    .filter((each) => each !== '')
    .join(' ');
}

function confirmedOf(done: number): string {
  if (done === 0) return 'No confirmamos ninguno.';
  return done === 1 ? 'Confirmaste un pedido.' : `Confirmaste ${done} pedidos.`;
}
