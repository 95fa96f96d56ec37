/** Moves the browser as a whole, outside the router: other origins, a fresh copy of the page. */
export abstract class Navigator {
  /** Leaves for another address, which may belong to another origin. */
  abstract leaveFor(url: string): void;
  /** As `leaveFor`, but the page being left is no step back: for pages that only lead on. */
  abstract replaceWith(url: string): void;
  /** Loads the page that stands in the address bar anew. */
  abstract reload(): void;
  /** False when the device itself knows that it has no connection. */
  abstract isOnline(): boolean;
  /** Path, query and fragment of the page being shown, beginning with `/`. */
  abstract here(): string;
  /** How far down the page being shown is, in whole pixels. */
  abstract scrolledTo(): number;
}
