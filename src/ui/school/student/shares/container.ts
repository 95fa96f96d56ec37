import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OwnShareApiOverHttp } from '#adapters/browser/receipts/share-api-over-http.ts';
import { bindPort } from '#adapters/wiring/bindings.ts';
import { OwnShareApi } from '#application/browser/receipts/ports/share-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What somebody's own shares need. */
export const wire: WireUp = (container) => {
  bindPort(container, OwnShareApi, OwnShareApiOverHttp, [HttpClient]);
};
