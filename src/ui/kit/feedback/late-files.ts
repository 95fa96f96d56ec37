/** As browsers, and the build's loader, say that a file did not come. */
const notFetched = /dynamically imported module|importing a module script|unable to preload/i;

/** Whether a file that was imported could not be fetched; a file that fails while it runs is something else. */
export function isNotFetched(error: unknown): boolean {
  return error instanceof Error && notFetched.test(error.message);
}

type Bring = () => Promise<unknown>;

/** The files that the pages shown so far may need later. Who fetches them comes later itself (quiet-fetch.ts). */
export const lateFiles = {
  waiting: [] as Bring[],
  /** Told of each that is added. */
  onAdded: (): void => undefined,
  add(bring: Bring): void {
    this.waiting.push(bring);
    this.onAdded();
  },
};
