import type { Generated } from 'kysely';
import type { Instant, Nullable } from './column-types.ts';

/** A video on its way in, or one that is there. */
export interface VideoUploadsTable {
  id: string;
  product_id: number;
  by_account: string;
  name: string;
  bytes: number;
  /** Bytes that are there, from its beginning. */
  received: Generated<number>;
  /** Key in the file store; null: it is not there yet. */
  file: Nullable<string>;
  /** Whole seconds; null: it is not there yet. */
  seconds: Nullable<number>;
  began_at: Instant;
  touched_at: Instant;
}

/** A part of a video that is on its way in. */
export interface VideoPiecesTable {
  upload_id: string;
  from_byte: number;
  bytes: number;
  key: string;
}

/** Files that were sent for a content. */
export interface ContentFilesTable {
  key: string;
  product_id: number;
  /** 'video', 'captions', 'poster', 'picture', 'material' or 'question'. */
  use: string;
  media_type: string;
  bytes: number;
  /** Whole seconds of a video; 0 of all else. */
  seconds: Generated<number>;
  by_account: string;
  at: Instant;
}

/** Files that a product shows and that were sent for another one, of which it is a copy. */
export interface SharedContentFilesTable {
  product_id: number;
  key: string;
  use: string;
  media_type: string;
  bytes: number;
  seconds: number;
}

export interface UploadTables {
  video_uploads: VideoUploadsTable;
  video_pieces: VideoPiecesTable;
  content_files: ContentFilesTable;
  shared_content_files: SharedContentFilesTable;
}
