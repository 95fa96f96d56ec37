import {
  addressOfContentFile,
  keepCaptions,
  keepContentPicture,
  keepMaterial,
  readCaptionsFile,
} from '#adapters/http-contract/learning/content-files.ts';
import { finishVideoUpload } from '#adapters/http-contract/learning/video-uploads.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';

/** Four gigabytes are looked at and put together meanwhile. */
const untilPutTogether = 10 * 60_000;
/** A material of 20 MB over a slow line. */
const untilSent = 3 * 60_000;

export const ContentFilesApiOverHttp = overHttp(ContentFilesApi, {
  finishVideo: to(finishVideoUpload, (id) => ({ params: { id }, timeOut: untilPutTogether })),
  keepCaptions: to(keepCaptions, (id, text, seconds) => ({ params: { id: String(id) }, body: { text, seconds } })),
  readCaptions: to(readCaptionsFile, (id, file) => ({ params: { id: String(id) }, query: { file } })),
  keepPicture: to(keepContentPicture, (id, use, imagen) => ({
    params: { id: String(id) },
    body: { use, imagen: imagen as File },
    timeOut: untilSent,
  })),
  keepMaterial: to(keepMaterial, (id, material) => ({
    params: { id: String(id) },
    body: { material: material as File },
    timeOut: untilSent,
  })),
  addressOf: to(addressOfContentFile, (id, file) => ({ params: { id: String(id) }, query: { file } })),
});
