import { SessionNews, type SessionNewsItem } from '#application/browser/ports/session-news.ts';

const channelName = 'escuela.sesion';
const items: readonly unknown[] = ['changed', 'signed-out', 'expired'] satisfies SessionNewsItem[];

/** News between the tabs of one origin by BroadcastChannel, which never brings a tab its own. */
export class SessionNewsByBroadcast extends SessionNews {
  #channel: BroadcastChannel | null = null;

  announce(item: SessionNewsItem): void {
    this.#open().postMessage(item);
  }

  listen(onNews: (item: SessionNewsItem) => void): void {
    this.#open().addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (items.includes(data)) onNews(data as SessionNewsItem);
    });
  }

  #open(): BroadcastChannel {
    this.#channel ??= new BroadcastChannel(channelName);
    return this.#channel;
  }
}
