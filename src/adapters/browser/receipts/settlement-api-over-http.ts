import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { patienceForRows, sentRows } from '#adapters/browser/vouchers/sent-rows.ts';
import * as contract from '#adapters/http-contract/receipts/settlements.ts';
import { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { SettlementColumns } from '#domain/receipts/settlements/settlement-layout.ts';

const sent = (gateway: string, file: ChosenFile, columns: SettlementColumns | null) => ({
  body: { gateway, ...sentRows(file, columns) },
  timeOut: patienceForRows,
});

export const SettlementApiOverHttp = overHttp(SettlementApi, {
  told: to(contract.listGatewaysTold, () => ({})),
  rehearse: to(contract.rehearseSettlements, sent),
  bring: to(contract.bringSettlements, sent),
  takeAway: to(contract.takeAwaySettlements, (id: string) => ({ params: { id } })),
});
