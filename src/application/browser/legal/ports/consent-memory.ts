import type { TrackingChoice } from './consent-api.ts';

/** A choice, and whether the school has not recorded it yet. */
export interface KeptChoice extends TrackingChoice {
  readonly isUnrecorded?: boolean;
}

/** The browser's own memory of what its visitor decided. */
export abstract class ConsentMemory {
  abstract read(): KeptChoice | null;
  /** Silently keeps nothing where the browser forbids storage. */
  abstract write(choice: KeptChoice): void;
}
