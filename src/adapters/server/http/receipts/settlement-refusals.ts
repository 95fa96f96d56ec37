import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { type ColumnsUnreadable, depositRefusals } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import type { TakeAwaySettlementsRefusal } from '#application/server/receipts/settlements/take-away-settlements.ts';
import type { ImportSettlementsRefusal } from '#application/server/receipts/settlements/import-settlements.ts';

/** How each refusal of taking in a gateway's file is answered. */
export const settlementRefusals: RefusalTable<ImportSettlementsRefusal | ColumnsUnreadable> = {
  ...permissionRefusals,
  'statement-unreadable': depositRefusals['statement-unreadable'],
  'columns-unreadable': depositRefusals['columns-unreadable'],
  'gateway-unknown': { status: 400, field: 'gateway', detail: 'La escuela no cobra por esta pasarela.' },
};

/** How each refusal of taking a file away is answered. */
export const takeAwayRefusals: RefusalTable<TakeAwaySettlementsRefusal> = {
  ...permissionRefusals,
  'settlements-not-found': { status: 404, detail: 'Este archivo de liquidaciones no está: quizá ya se quitó.' },
  'settlements-closed': {
    status: 409,
    detail: 'Este archivo trae días de un mes cerrado: sus líneas se quedan.',
  },
};
