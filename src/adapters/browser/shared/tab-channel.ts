/**
 * Short news between the tabs of one origin, which never brings a tab its own: by BroadcastChannel, and in browsers without one by
 * the storage events of a key that is another after each.
 */
export class TabChannel<Item extends string> {
  readonly #items: readonly string[];
  #channel: BroadcastChannel | null = null;

  /** @param items all that is ever said: anything else is not heard. */
  constructor(
    private readonly name: string,
    items: readonly Item[],
  ) {
    this.#items = items;
  }

  announce(item: Item): void {
    if ('BroadcastChannel' in globalThis) return this.#open().postMessage(item);
    try {
      localStorage.setItem(this.#key, `${item} ${Math.random()}`);
    } catch {
      // Full or forbidden: the other tabs look again when they are shown.
    }
  }

  /** Calls back for what other tabs announce from now on. */
  listen(onNews: (item: Item) => void): void {
    const hear = (said: unknown): void => {
      if (typeof said === 'string' && this.#items.includes(said)) onNews(said as Item);
    };
    if ('BroadcastChannel' in globalThis) {
      this.#open().addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
      return;
    }
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === this.#key) hear(newValue?.split(' ')[0]);
    });
  }

  get #key(): string {
    return `escuela.canal.${this.name}`;
  }

  #open(): BroadcastChannel {
    this.#channel ??= new BroadcastChannel(this.name);
    return this.#channel;
  }
}
