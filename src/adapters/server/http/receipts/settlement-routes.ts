import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/receipts/settlements.ts';
import { receivedFile, type SentFile } from '#adapters/http-contract/shared/form-file.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { permissionRefusals } from '#adapters/server/http/shared/permitted.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { type ColumnsUnreadable, depositRefusals } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { SettlementArrival } from '#application/read-models/receipts/settlements.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import {
  ImportSettlements,
  type ImportSettlementsRefusal,
  type SettlementNews,
  type SettlementsToImport,
} from '#application/server/receipts/settlements/import-settlements.ts';
import { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, mapValue, refuse, type Result } from '#domain/shared/result.ts';
import { signedDecimal } from '#domain/shared/signed-money.ts';

/** How each refusal of taking in a gateway's file is answered. */
export const settlementRefusals: RefusalTable<ImportSettlementsRefusal | ColumnsUnreadable> = {
  ...permissionRefusals,
  'statement-unreadable': depositRefusals['statement-unreadable'],
  'columns-unreadable': depositRefusals['columns-unreadable'],
  'gateway-unknown': { status: 400, field: 'gateway', detail: 'La escuela no cobra por esta pasarela.' },
};

/** Lines that are shown of a file. */
const shownLines = 10;
/** More than anybody brings in; each takes a processor for a second. */
const options = { limit: { requests: 60, seconds: 600 } };

/** What gateways say that they settled: brought in, and told of. Decision 0100. */
export function settlementRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.listGatewaysTold, {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-store');
    const told = await school.get(GatewaySettlements).told();
    const gateways = school.get(PaymentGateways).all.map(({ name }) => {
      const own = told.find(({ gateway }) => gateway === name);
      const days = own === undefined ? null : { first: own.first, last: own.last };
      return { name, lines: own?.lines ?? 0, days };
    });
    return accept({ gateways });
  });
  serve(
    app,
    school,
    contract.rehearseSettlements,
    settlementRefusals,
    async ({ body, caller, reply }) => {
      void reply.header('cache-control', 'no-store');
      const file = fileOf(body);
      if (!file.ok) return file;
      return mapValue(await school.get(ImportSettlements).rehearse(file.value, caller.userId), presentNews);
    },
    options,
  );
  serve(
    app,
    school,
    contract.bringSettlements,
    settlementRefusals,
    async ({ body, caller }) => {
      const file = fileOf(body);
      if (!file.ok) return file;
      return mapValue(await school.get(ImportSettlements).execute(file.value, caller.userId), presentNews);
    },
    options,
  );
}

interface SentSettlements {
  readonly gateway: string;
  readonly archivo: SentFile;
  readonly columnas?: string | undefined;
}

function fileOf({ gateway, archivo, columnas = '' }: SentSettlements): Result<SettlementsToImport, ColumnsUnreadable> {
  const columns = columnas === '' ? null : contract.settlementColumnsChosen(columnas);
  if (columns === null && columnas !== '') return refuse({ kind: 'columns-unreadable' });
  const content = receivedFile(archivo)?.content ?? new Uint8Array();
  return accept({ gateway, content, chosen: columns && { columns } });
}

function presentNews({ layout, preview, lines, added }: SettlementNews): Wire<SettlementArrival> {
  const first = lines.slice(0, shownLines).map(({ day, kind, reference, amount, commission, commissionTax, net }) => ({
    day,
    kind,
    reference,
    amount: decimalText(amount),
    commission: signedDecimal(commission),
    commissionTax: signedDecimal(commissionTax),
    net: signedDecimal(net),
  }));
  const rows = preview.rows.map(({ line, cells }) => ({ line, cells: [...cells] }));
  return { layout, preview: { rows, columns: preview.columns }, lines: lines.length, added, first };
}
