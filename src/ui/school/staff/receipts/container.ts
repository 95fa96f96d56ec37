import { OfficeReceiptsApiOverHttp } from '#adapters/browser/receipts/office-receipts-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeReceiptsApi } from '#application/browser/receipts/ports/office-receipts-api.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ReplaceNoteStore } from './replace-note-store.ts';
import { ReplaceReceiptStore } from './replace-receipt-store.ts';
import { SendAgainStore } from './send-again-store.ts';

/** What the receipts of the office need, wired by whichever page shows them first: their own, or an order's. */
export const wire: WireUp = (container) => {
  if (container.isBound(OfficeReceiptsApi)) return;
  wireProof(container);
  bindPort(container, OfficeReceiptsApi, OfficeReceiptsApiOverHttp, [HttpClientWithProof]);
  bindClass(container, SendAgainStore, [OfficeReceiptsApi]);
  bindClass(container, ReplaceNoteStore, [OfficeReceiptsApi, IdGenerator]);
  bindClass(container, ReplaceReceiptStore, [OfficeReceiptsApi, IdGenerator]);
};
