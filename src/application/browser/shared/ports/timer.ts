/** Does something later; injected, so that tests say when later is. */
export abstract class Timer {
  /** Does it once, after so many milliseconds, unless what it returns is called before. */
  abstract after(milliseconds: number, work: () => void): () => void;
}
