import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';

/** What a video that is being sent tells. */
export interface SendingEvents {
  readonly onProgress: (sent: number) => void;
  /** The line is gone; it goes on by itself once that is back. */
  readonly onLost: () => void;
  /** All of it is there, under this name of the upload. */
  readonly onArrived: (uploadId: string) => void;
  /** The school does not take it, in words. */
  readonly onRefused: (detail: string) => void;
}

/** A video that is being sent. */
export interface VideoSending {
  /** Stops after what has arrived; `resume` goes on from there. */
  pause(): void;
  resume(): void;
  /** Stops for good; the school forgets what it has. */
  abandon(): void;
}

/** A video that this browser began to send and did not finish, in an earlier visit maybe. */
export interface UnfinishedVideo {
  readonly name: string;
  readonly bytes: number;
  /** The class it was chosen for. */
  readonly classId: string;
  /** By which it is forgotten. */
  readonly key: string;
}

/** What a video is sent for. */
export interface VideoGoal {
  readonly productId: number;
  readonly classId: string;
}

/** Sends videos to the school, from where an earlier try of the same file has come. */
export abstract class VideoSender {
  abstract send(file: ChosenFile, goal: VideoGoal, events: SendingEvents): VideoSending;
  /** Those of a product that wait for their file to be chosen again. */
  abstract unfinished(productId: number): Promise<readonly UnfinishedVideo[]>;
  /** Forgets one, here and at the school. */
  abstract forget(video: UnfinishedVideo): Promise<void>;
}
