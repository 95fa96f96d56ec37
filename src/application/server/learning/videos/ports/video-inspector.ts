import type { VideoFacts } from '#domain/learning/syllabus/video-file.ts';

/** What is read of a video: any part of it, from a byte through another. */
export interface VideoBytes {
  /** Of the whole. */
  readonly bytes: number;
  /** From byte `start` through `end`, both included. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** Tells what a video is by its content, whatever its name says. */
export abstract class VideoInspector {
  /** What its first bytes say it is: 'mp4', 'mov', 'avi'…; null: no video. @param head some thousand bytes, or all there are. */
  abstract containerOf(head: Uint8Array): Promise<string | null>;
  /** What the whole is; null: it is no video that can be read. */
  abstract inspect(video: VideoBytes): Promise<VideoFacts | null>;
}
