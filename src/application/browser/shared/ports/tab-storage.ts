/** Small texts that live as long as the browser tab. Never given secrets. */
export abstract class TabStorage {
  /** The text kept under `name`, or null. */
  abstract read(name: string): string | null;
  /** Keeps a text; silently keeps nothing where the browser forbids storage. */
  abstract write(name: string, value: string): void;
}
