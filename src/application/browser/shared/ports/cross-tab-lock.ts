/** Lets one tab of this browser at a time do something. */
export abstract class CrossTabLock {
  /** Runs once no other tab holds the lock of that name, and frees it whatever happens. */
  abstract hold<T>(name: string, run: () => Promise<T>): Promise<T>;
}
