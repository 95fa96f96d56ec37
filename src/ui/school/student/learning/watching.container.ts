import { bindPort } from '#adapters/wiring/bindings.ts';
import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LearningApiOverHttp } from '#adapters/browser/learning/learning-api-over-http.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { browserOwner } from '#application/browser/accounts/browser-owner.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the frame of the student's area shares with its pages: whichever comes first brings it. */
export const wireWatching: WireUp = (container) => {
  if (container.isBound(WatchOutbox)) return;
  bindPort(container, LearningApi, LearningApiOverHttp, [HttpClient]);
  container
    .bind(WatchOutbox)
    .toResolvedValue(
      (api, keeper) => new WatchOutbox(new DeviceStorageInLocalStorage(), api, browserOwner(keeper)),
      [LearningApi, SessionKeeper],
    );
};
