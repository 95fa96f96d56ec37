import { SchoolSettingsApiOverHttp } from '#adapters/browser/settings/settings-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { SchoolSettingsStore } from './settings-store.ts';

/** What saying who the school is needs. */
export const wire: WireUp = (container) => {
  bindPort(container, SchoolSettingsApi, SchoolSettingsApiOverHttp, [HttpClient]);
  bindClass(container, SchoolSettingsStore, [SchoolSettingsApi]);
};
