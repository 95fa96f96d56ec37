import { ContentFilesApi, type SentPicture } from '#application/browser/learning/ports/content-files-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import { videoRefusalTexts } from '#domain/learning/syllabus/video-file.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The files of one product's content, in this process's memory. */
export class ContentFilesApiInMemory extends ContentFilesApi {
  /** Names of uploads that turn out to be no video. */
  readonly notVideos = new Set<string>();
  /** What was kept as captions, by key. */
  readonly captions = new Map<string, string>();

  async finishVideo(uploadId: string): Answer<{ readonly file: string; readonly seconds: number }> {
    if (!this.notVideos.has(uploadId)) return accept({ file: `videos/${uploadId}`, seconds: 75 });
    const detail = videoRefusalTexts['video-unreadable']({ kind: 'video-unreadable' });
    return refuse({ kind: 'video-unreadable', status: 415, detail, field: 'video', data: {} });
  }

  async keepCaptions(_productId: number, text: string): Answer<{ readonly file: string }> {
    const file = `subtitulos/${this.captions.size + 1}.vtt`;
    this.captions.set(file, text);
    return accept({ file });
  }

  async readCaptions(_productId: number, file: string): Answer<{ readonly text: string }> {
    return accept({ text: this.captions.get(file) ?? '' });
  }

  async keepPicture(_productId: number, _use: string, picture: ChosenFile): Answer<SentPicture> {
    return accept({ file: `imagenes/${picture.name}`, address: `/imagenes/lecturas/${picture.name}` });
  }

  async keepMaterial(_productId: number, file: ChosenFile): Answer<{ readonly file: string }> {
    return accept({ file: `materiales/${file.name}` });
  }

  async addressOf(_productId: number, file: string): Answer<{ readonly address: string }> {
    return accept({ address: `/archivos/${file}` });
  }
}
