import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ProfileApiOverHttp } from '#adapters/browser/accounts/profile-api-over-http.ts';
import { FactorApiOverHttp } from '#adapters/browser/accounts/factor-api-over-http.ts';
import { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';
import { ProfileApi } from '#application/browser/accounts/ports/profile-api.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ProfileEntranceStore } from './entrance-store.ts';
import { FactorStore } from './factor/factor-store.ts';
import { OwnDataStore } from './own-data-store.ts';
import { DistrictStore } from './district-store.ts';
import { ProfileStore } from './profile-store.ts';

export const wire: WireUp = (container) => {
  bindPort(container, ProfileApi, ProfileApiOverHttp, [HttpClient]);
  if (!container.isBound(FactorApi)) bindPort(container, FactorApi, FactorApiOverHttp, [HttpClient]);
  wireProfileStores(container);
};

/** The stores of the page, over whatever speaks to the school. */
export const wireProfileStores: WireUp = (container) => {
  bindClass(container, ProfileStore, [ProfileApi, LoadProfile]);
  bindClass(container, DistrictStore, [ProfileApi]);
  bindClass(container, ProfileEntranceStore, [ProfileApi, AccountApi]);
  bindClass(container, FactorStore, [FactorApi]);
  bindClass(container, OwnDataStore, [ProfileApi, SessionKeeper]);
};
