import { bindPort } from '#adapters/wiring/bindings.ts';
import { ConsentMemoryInLocalStorage } from '#adapters/browser/legal/consent-memory-in-local-storage.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { TrackersInDocument } from '#adapters/browser/legal/trackers-in-document.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { ConsentApi } from '#application/browser/legal/ports/consent-api.ts';
import { ConsentMemory } from '#application/browser/legal/ports/consent-memory.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { Trackers } from '#application/browser/legal/ports/trackers.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { ConsentStore } from '#ui/school/layouts/consent/consent-store.ts';
import type { WireEarly } from '#ui/school/boot/wire.ts';
import { apiOnCall } from './apis-on-call.ts';

/** What visitors decide about being measured. */
export const wireConsent: WireEarly = (container) => {
  container.bind(ConsentApi).toResolvedValue(
    apiOnCall((all, tokens) => all.consents(tokens)),
    [AccessTokenSource],
  );
  bindPort(container, ConsentMemory, ConsentMemoryInLocalStorage, []);
  bindPort(container, Trackers, TrackersInDocument, []);
  container
    .bind(ConsentStore)
    .toResolvedValue(
      (site, ...ports) => new ConsentStore(site.trackers, ...ports),
      [SiteSettings, ConsentMemory, ConsentApi, Trackers, Navigator, IdGenerator],
    );
};
