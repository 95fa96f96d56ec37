import type { SyllabusId } from '#domain/learning/syllabus/syllabus.ts';
import { largestVideo, videoRefusalTexts } from '#domain/learning/syllabus/video-file.ts';

/** What a video is doing: waiting for others, on its way, stopped by hand, without a line, being looked at by the school, not taken. */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'lost' | 'checking' | 'refused';

/** A video on its way to the school. */
export interface VideoTask {
  readonly productId: number;
  readonly classId: SyllabusId;
  readonly file: File;
  readonly state: UploadState;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** Why the school does not take it. */
  readonly problem: string | null;
}

/** A video that the school has taken. */
export interface TakenVideo {
  readonly classId: SyllabusId;
  readonly video: string;
  readonly seconds: number;
  readonly poster: string | null;
}

/** What can be said of a file before any of it is sent; null: nothing. */
export function problemOfFile(file: File): string | null {
  if (file.size === 0) return videoRefusalTexts['video-empty']({ kind: 'video-empty' });
  if (file.size > largestVideo) return videoRefusalTexts['video-too-large']({ kind: 'video-too-large' });
  return null;
}
