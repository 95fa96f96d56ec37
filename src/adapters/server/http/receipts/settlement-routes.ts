import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/receipts/settlements.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { ColumnsUnreadable } from '#adapters/server/http/vouchers/deposit-refusals.ts';
import {
  presentPreview,
  receivedRows,
  rowsFileLimit,
  type SentRows,
  shownRows,
} from '#adapters/server/http/vouchers/received-rows.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import type { SettlementArrival } from '#application/read-models/receipts/settlements.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import {
  ImportSettlements,
  type SettlementNews,
  type SettlementsToImport,
} from '#application/server/receipts/settlements/import-settlements.ts';
import { TakeAwaySettlements } from '#application/server/receipts/settlements/take-away-settlements.ts';
import { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, mapValue, type Result } from '#domain/shared/result.ts';
import { signedDecimal } from '#domain/shared/signed-money.ts';
import { settlementRefusals, takeAwayRefusals } from './settlement-refusals.ts';

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
    const files = (await school.get(GatewaySettlements).files()).map(({ broughtAt, first, last, ...each }) => ({
      ...each,
      broughtAt: broughtAt.toISOString(),
      days: { first, last },
    }));
    return accept({ gateways, files });
  });
  serve(app, school, contract.takeAwaySettlements, takeAwayRefusals, async ({ caller, params }) =>
    mapValue(await school.write(TakeAwaySettlements, (take) => take.execute(params.id, caller.userId)), (taken) => ({
      taken,
    })),
  );
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
    rowsFileLimit,
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
    rowsFileLimit,
  );
}

function fileOf({
  gateway,
  ...sent
}: SentRows & Pick<SettlementsToImport, 'gateway'>): Result<SettlementsToImport, ColumnsUnreadable> {
  const received = receivedRows(sent, contract.settlementFile.columnsChosen);
  return mapValue(received, (file) => ({ gateway, ...file }));
}

function presentNews({ layout, preview, lines, added }: SettlementNews): Wire<SettlementArrival> {
  const first = lines.slice(0, shownRows).map(({ day, kind, reference, amount, commission, commissionTax, net }) => ({
    day,
    kind,
    reference,
    amount: decimalText(amount),
    commission: signedDecimal(commission),
    commissionTax: signedDecimal(commissionTax),
    net: signedDecimal(net),
  }));
  return { layout, preview: presentPreview(preview), lines: lines.length, added, first };
}
