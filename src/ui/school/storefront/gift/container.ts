import { GiftApiOverHttp } from '#adapters/browser/orders/gift-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { GiftStore } from './gift-store.ts';

/** What opening a gift needs. */
export const wire: WireUp = (container) => {
  if (!container.isBound(GiftApi)) bindPort(container, GiftApi, GiftApiOverHttp, [HttpClient]);
  bindClass(container, GiftStore, [GiftApi, LoadProfile, IdGenerator]);
};
