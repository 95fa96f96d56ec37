import { DeviceStorageInLocalStorage } from '#adapters/browser/device-storage-in-local-storage.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { LearningApiOverHttp } from '#adapters/browser/learning-api-over-http.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { LearningApi } from '#application/browser/ports/learning-api.ts';
import { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import type { Wire } from '#ui/school/container.ts';

/** What the frame of the student's area shares with its pages: whichever comes first brings it. */
export const wireWatching: Wire = (container) => {
  if (container.isBound(WatchOutbox)) return;
  container.bind(LearningApi).toResolvedValue((http) => new LearningApiOverHttp(http), [HttpClient]);
  container
    .bind(WatchOutbox)
    .toResolvedValue(
      (api, keeper) => new WatchOutbox(new DeviceStorageInLocalStorage(), api, () => keeper.state.user?.id ?? ''),
      [LearningApi, SessionKeeper],
    );
};
