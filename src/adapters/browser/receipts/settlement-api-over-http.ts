import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import * as contract from '#adapters/http-contract/receipts/settlements.ts';
import { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { SettlementColumns } from '#domain/receipts/settlements/settlement-layout.ts';

/** Milliseconds for a file over a poor connection, and for the school to read it. */
const patience = 60_000;

const sent = (gateway: string, file: ChosenFile, columns: SettlementColumns | null) => ({
  body: {
    gateway,
    archivo: file instanceof Blob ? file : new Blob([]),
    ...(columns !== null && { columnas: JSON.stringify(columns) }),
  },
  timeOut: patience,
});

export const SettlementApiOverHttp = overHttp(SettlementApi, {
  gateways: to(
    contract.listGatewaysTold,
    () => ({}),
    ({ gateways }) => gateways,
  ),
  rehearse: to(contract.rehearseSettlements, sent),
  bring: to(contract.bringSettlements, sent),
});
