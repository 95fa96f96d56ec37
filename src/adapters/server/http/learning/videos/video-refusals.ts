import type { BeginVideoUploadRefusal } from '#application/server/learning/videos/begin-video-upload.ts';
import type { FinishVideoUploadRefusal } from '#application/server/learning/videos/finish-video-upload.ts';
import type { KeepVideoPieceRefusal } from '#application/server/learning/videos/keep-video-piece.ts';
import { videoRefusalTexts } from '#domain/learning/syllabus/video-file.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

/** What is said of an upload that nobody knows any more. */
export const uploadGone = 'Esta subida ya no está: se canceló o pasó más de una semana. Elige el video otra vez.';

/** What is said of a piece that another request brought. */
export const pieceSentAlready = 'Otra ventana ya envió esta parte del video. La subida sigue desde ahí.';

/** How a video that does not come in is answered. */
export const videoRefusals: RefusalTable<BeginVideoUploadRefusal | KeepVideoPieceRefusal | FinishVideoUploadRefusal> = {
  'video-empty': { status: 400, detail: videoRefusalTexts['video-empty'], field: 'video' },
  'video-too-large': { status: 413, detail: videoRefusalTexts['video-too-large'], field: 'video' },
  'video-unreadable': { status: 415, detail: videoRefusalTexts['video-unreadable'], field: 'video' },
  'video-format': { status: 415, detail: videoRefusalTexts['video-format'], field: 'video' },
  'videos-unfinished': {
    status: 409,
    detail: ({ most }) => `Tienes ${most} videos a medio subir. Termina o cancela alguno antes de subir otro.`,
    field: 'video',
  },
  'piece-out-of-place': { status: 409, detail: pieceSentAlready },
  'upload-not-found': { status: 404, detail: uploadGone },
  'upload-unfinished': { status: 409, detail: 'Al video le faltan partes. Sigue con la subida.' },
};
