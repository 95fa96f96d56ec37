import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { ContentFilesApiOverHttp } from '#adapters/browser/learning/content-files-api-over-http.ts';
import { SyllabusApiOverHttp } from '#adapters/browser/learning/syllabus-api-over-http.ts';
import { VideoProbeByElement } from '#adapters/browser/learning/video-probe-by-element.ts';
import { VideoSenderByTus } from '#adapters/browser/learning/video-sender-by-tus.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import { SyllabusApi } from '#application/browser/learning/ports/syllabus-api.ts';
import { VideoProbe } from '#application/browser/learning/ports/video-probe.ts';
import { VideoSender } from '#application/browser/learning/ports/video-sender.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';
import { UploadStore } from './upload-store.ts';

/** What editing the syllabus of a product needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindPort(container, SyllabusApi, SyllabusApiOverHttp, [HttpClient]);
  if (!container.isBound(ContentFilesApi)) bindPort(container, ContentFilesApi, ContentFilesApiOverHttp, [HttpClient]);
  bindPort(container, VideoSender, VideoSenderByTus, [AccessTokenSource]);
  bindPort(container, VideoProbe, VideoProbeByElement, []);
  bindClass(container, UploadStore, [VideoSender, VideoProbe, ContentFilesApi, Timer]);
};
