/** A video on its way in, or one that is there. */
export interface VideoUpload {
  readonly id: string;
  readonly productId: number;
  /** The account that sends it. */
  readonly by: string;
  /** What its file is called where it comes from. */
  readonly name: string;
  /** Of the whole video. */
  readonly bytes: number;
  /** Bytes that are there, from its beginning. */
  readonly received: number;
  /** Key in the file store of the whole video, and its seconds; null: it is not there yet. */
  readonly kept: KeptVideo | null;
  readonly beganAt: Date;
  /** When the last of it came. */
  readonly touchedAt: Date;
}

export interface KeptVideo {
  readonly file: string;
  /** Whole seconds, 1 or more. */
  readonly seconds: number;
}

/** A part of a video, under a key of its own until the whole is there. */
export interface VideoPiece {
  /** The place of its first byte in the video. */
  readonly from: number;
  readonly bytes: number;
  readonly key: string;
}

/** The videos that are sent to the school, piece by piece. */
export abstract class VideoUploads {
  abstract add(upload: VideoUpload): Promise<void>;
  abstract find(id: string): Promise<VideoUpload | null>;
  /** How many an account has begun and not brought to their end. */
  abstract countUnfinished(by: string): Promise<number>;
  /** Adds a piece that begins where the video ends so far; false: it does not, or there is no such upload under way. */
  abstract addPiece(id: string, piece: VideoPiece, at: Date): Promise<boolean>;
  /** The pieces of one, from its beginning. */
  abstract pieces(id: string): Promise<readonly VideoPiece[]>;
  /** Says where the whole is, and forgets the pieces; false: that was said already, or there is no such upload. */
  abstract settle(id: string, kept: KeptVideo, at: Date): Promise<boolean>;
  /** Forgets one that is under way, with its pieces; nothing happens to one that is there. */
  abstract remove(id: string): Promise<void>;
}
