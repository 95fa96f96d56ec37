import type { TrackingChoice } from './consent-api.ts';

/** The browser's own memory of what its visitor decided. */
export abstract class ConsentMemory {
  abstract read(): TrackingChoice | null;
  /** Silently keeps nothing where the browser forbids storage. */
  abstract write(choice: TrackingChoice): void;
}
