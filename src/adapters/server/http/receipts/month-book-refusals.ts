import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import type { CloseMonthRefusal } from '#application/server/receipts/books/close-month.ts';

/** How each refusal of closing a month is answered. */
export const closeMonthRefusals: RefusalTable<CloseMonthRefusal> = {
  ...permissionRefusals,
  'month-not-over': {
    status: 409,
    detail: 'Este mes todavía no termina: se cierra desde el primer día del siguiente.',
  },
  'month-closed': { status: 409, detail: 'Este mes ya está cerrado.' },
};
