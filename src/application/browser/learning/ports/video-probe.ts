import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';

/** What a browser sees in a video. */
export interface SeenVideo {
  /** Seconds, with fractions. */
  readonly seconds: number;
  /** A picture of it; null: it shows none. */
  readonly poster: ChosenFile | null;
}

/** Looks at a video of this machine. */
export abstract class VideoProbe {
  /** Null: this browser cannot play it, which does not say that no browser can. */
  abstract look(file: ChosenFile): Promise<SeenVideo | null>;
}
