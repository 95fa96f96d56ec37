import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { WRONG_CONSTANCIA } from '#domain/receipts/detraction-deposit.ts';
import type { NoteDetractionDepositRefusal } from '#application/server/receipts/books/note-detraction-deposit.ts';
import type { CloseMonthRefusal } from '#application/server/receipts/books/close-month.ts';
import { closableText } from '#domain/receipts/books/book-month.ts';

/** How each refusal of closing a month is answered. */
export const closeMonthRefusals: RefusalTable<CloseMonthRefusal> = {
  ...permissionRefusals,
  'month-not-over': {
    status: 409,
    detail: ({ month }) => `Todavía no puedes cerrar este mes. ${closableText(month)}`,
  },
  'month-closed': { status: 409, detail: 'Este mes ya está cerrado.' },
};

/** How each refusal of noting the deposit of a detracción is answered. */
export const detractionRefusals: RefusalTable<NoteDetractionDepositRefusal> = {
  ...permissionRefusals,
  'constancia-wrong': { status: 400, field: 'constancia', detail: WRONG_CONSTANCIA },
  'deposit-day-wrong': {
    status: 400,
    field: 'depositedOn',
    detail: 'El día del depósito no puede ser futuro, ni de más de un mes antes de la factura.',
  },
  'detraction-not-found': { status: 404, detail: 'No hay una factura así con detracción por depositar.' },
  'detraction-deposited': {
    status: 409,
    detail: 'Esta detracción ya tiene anotada una constancia. Si está mal, retírala primero.',
  },
  'detraction-differs': {
    status: 409,
    detail: ({ constancia }) => `Alguien la retiró antes y anotó la constancia ${constancia}: no se cambió nada.`,
  },
};
