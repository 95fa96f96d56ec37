import type { TrackerIds } from '#application/browser/shared/site-settings.ts';

/** The tag manager and the advertising pixel of others. Nothing of them is there before `start`. Source: SITE-9. */
export abstract class Trackers {
  /** Loads those that are set up, once. Only after consent. */
  abstract start(ids: TrackerIds): Promise<void>;
  /** Forgets the cookies they have set here; what has run already ends with the page. */
  abstract stop(): void;
}
