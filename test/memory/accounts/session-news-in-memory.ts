import { SessionNews, type SessionNewsItem } from '#application/browser/accounts/ports/session-news.ts';

/** One tab's end of the news; `anotherTab` gives the end of another tab of the same browser. */
export class SessionNewsInMemory extends SessionNews {
  readonly #listeners: ((item: SessionNewsItem) => void)[] = [];

  constructor(private readonly tabs = new Set<SessionNewsInMemory>()) {
    super();
    tabs.add(this);
  }

  anotherTab(): SessionNewsInMemory {
    return new SessionNewsInMemory(this.tabs);
  }

  announce(item: SessionNewsItem): void {
    for (const tab of this.tabs) {
      if (tab !== this) for (const listener of tab.#listeners) listener(item);
    }
  }

  listen(onNews: (item: SessionNewsItem) => void): void {
    this.#listeners.push(onNews);
  }
}
