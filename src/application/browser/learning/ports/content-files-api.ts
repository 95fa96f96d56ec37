import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** A picture that was sent, and where it can be seen now. */
export interface SentPicture {
  readonly file: string;
  readonly address: string;
}

/** The files of a product's content, for whoever edits it. Files are named by their keys. */
export abstract class ContentFilesApi {
  /** Has a video that is there as a whole looked at and kept; takes minutes for a large one, and may be asked again. */
  abstract finishVideo(uploadId: string): Answer<{ readonly file: string; readonly seconds: number }>;
  /** Checks captions line by line and keeps them; 'captions-wrong' says in `data.faults` what is wrong where. */
  abstract keepCaptions(productId: number, text: string, seconds: number | null): Answer<{ readonly file: string }>;
  abstract readCaptions(productId: number, file: string): Answer<{ readonly text: string }>;
  abstract keepPicture(productId: number, use: 'poster' | 'picture', picture: ChosenFile): Answer<SentPicture>;
  abstract keepMaterial(productId: number, file: ChosenFile): Answer<{ readonly file: string }>;
  /** Where a file of the content can be seen for an hour. */
  abstract addressOf(productId: number, file: string): Answer<{ readonly address: string }>;
}
