/** Slugs of the products that this device looked at, the latest first. They never leave it as a list. */
export abstract class SeenProducts {
  abstract read(): readonly string[];
  /** Keeps a product as the latest; silently keeps nothing where the browser forbids storage. */
  abstract remember(slug: string): void;
  /** Takes one out that there is no more. */
  abstract drop(slug: string): void;
  abstract forget(): void;
}
