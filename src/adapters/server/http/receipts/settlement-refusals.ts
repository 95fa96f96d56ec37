import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { type ColumnsUnreadable, depositRefusals } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import type { ImportSettlementsRefusal } from '#application/server/receipts/settlements/import-settlements.ts';

/** How each refusal of taking in a gateway's file is answered. */
export const settlementRefusals: RefusalTable<ImportSettlementsRefusal | ColumnsUnreadable> = {
  ...permissionRefusals,
  'statement-unreadable': depositRefusals['statement-unreadable'],
  'columns-unreadable': depositRefusals['columns-unreadable'],
  'gateway-unknown': { status: 400, field: 'gateway', detail: 'La escuela no cobra por esta pasarela.' },
};
