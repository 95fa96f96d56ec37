/** Who is told what the video does, in seconds of the video. */
export interface PlaybackListener {
  played(at: number): void;
  reached(at: number): void;
  stopped(): void;
  jumped(to: number): void;
  /** The video cannot be loaded from its address. Whether it will be followed again from another. */
  failed(): Promise<boolean>;
}
