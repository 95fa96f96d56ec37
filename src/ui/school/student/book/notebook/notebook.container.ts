import { bindPort } from '#adapters/wiring/bindings.ts';
import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { NotebookApiOverHttp } from '#adapters/browser/reading/notebook-api-over-http.ts';
import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import { AnnotationOutbox } from '#application/browser/reading/annotation-outbox.ts';
import { browserOwner } from '#application/browser/accounts/browser-owner.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the frame of the student's area shares with the reader: whichever comes first brings it. */
export const wireNotebook: WireUp = (container) => {
  if (container.isBound(AnnotationOutbox)) return;
  bindPort(container, NotebookApi, NotebookApiOverHttp, [HttpClient]);
  container
    .bind(AnnotationOutbox)
    .toResolvedValue(
      (api, keeper) => new AnnotationOutbox(new DeviceStorageInLocalStorage(), api, browserOwner(keeper)),
      [NotebookApi, SessionKeeper],
    );
};
