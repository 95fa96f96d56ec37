import { SessionNews, type SessionNewsItem } from '#application/browser/accounts/ports/session-news.ts';
import { TabChannel } from '#adapters/browser/shared/tab-channel.ts';

/** What happened to the session, over a channel between the tabs. */
export class SessionNewsByBroadcast extends SessionNews {
  readonly #channel = new TabChannel<SessionNewsItem>('escuela.sesion', ['changed', 'signed-out', 'expired']);

  announce(item: SessionNewsItem): void {
    this.#channel.announce(item);
  }

  listen(onNews: (item: SessionNewsItem) => void): void {
    this.#channel.listen(onNews);
  }
}
