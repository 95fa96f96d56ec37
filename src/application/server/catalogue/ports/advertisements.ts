import type { Campaign } from '#domain/catalogue/advertisement.ts';

/** The school's advertisement campaigns. */
export abstract class Advertisements {
  /** The campaigns of an area that run at `now` and have something to show, by id. */
  abstract runningIn(area: 'header', now: Date): Promise<readonly Campaign[]>;
}
