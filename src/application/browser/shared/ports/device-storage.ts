/** Small texts that this browser keeps from visit to visit, for all its tabs. Never given secrets. */
export abstract class DeviceStorage {
  /** The text kept under `name`, or null. */
  abstract read(name: string): string | null;
  /** Keeps a text; false where the browser forbids storage or has no room. */
  abstract write(name: string, value: string): boolean;
  abstract remove(name: string): void;
  /** The names that begin so. */
  abstract names(beginning: string): readonly string[];
}
