import { ConsentMemoryInLocalStorage } from '#adapters/browser/consent-memory-in-local-storage.ts';
import { IdsInBrowser } from '#adapters/browser/ids-in-browser.ts';
import { TrackersInDocument } from '#adapters/browser/trackers-in-document.ts';
import { AccessTokenSource } from '#application/browser/ports/access-tokens.ts';
import { ConsentApi } from '#application/browser/ports/consent-api.ts';
import { ConsentMemory } from '#application/browser/ports/consent-memory.ts';
import { Navigator } from '#application/browser/ports/navigator.ts';
import { Trackers } from '#application/browser/ports/trackers.ts';
import { SiteSettings } from '#application/browser/site-settings.ts';
import { ConsentStore } from './consent/consent-store.ts';
import type { Wire } from './container.ts';
import { overHttp } from './http.container.ts';

/** What visitors decide about being measured. */
export const wireConsent: Wire = (container) => {
  container.bind(ConsentApi).toResolvedValue((tokens) => overHttp.consents(tokens), [AccessTokenSource]);
  container.bind(ConsentMemory).toResolvedValue(() => new ConsentMemoryInLocalStorage());
  container.bind(Trackers).toResolvedValue(() => new TrackersInDocument());
  container
    .bind(ConsentStore)
    .toResolvedValue(
      (site, memory, api, trackers, navigator) =>
        new ConsentStore(site.trackers, memory, api, trackers, navigator, new IdsInBrowser()),
      [SiteSettings, ConsentMemory, ConsentApi, Trackers, Navigator],
    );
};
