import { SchoolSettingsApiOverHttp } from '#adapters/browser/settings/settings-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireResourceApi } from '#ui/school/staff/resources/resource-api.container.ts';
import { SchoolSettingsStore } from './settings-store.ts';

/** What saying who the school is needs. */
export const wire: WireUp = (container) => {
  wireResourceApi(container);
  bindPort(container, SchoolSettingsApi, SchoolSettingsApiOverHttp, [HttpClientWithProof]);
  bindClass(container, SchoolSettingsStore, [SchoolSettingsApi, Clock, FormDrafts]);
};
