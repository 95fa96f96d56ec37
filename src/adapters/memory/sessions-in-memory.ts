import type { Accounts } from '#application/server/ports/accounts.ts';
import { Sessions, type Session } from '#application/server/ports/sessions.ts';
import type { SessionEnd } from '#domain/accounts/session.ts';

export class SessionsInMemory extends Sessions {
  readonly #accounts: Accounts;
  readonly #byId = new Map<string, Session>();

  /** @param accounts are asked whether the account of a session is disabled. */
  constructor(accounts: Accounts) {
    super();
    this.#accounts = accounts;
  }

  async isOpen(sessionId: string, now: Date): Promise<boolean> {
    const session = this.#byId.get(sessionId);
    if (session === undefined || !isOpenAt(session, now)) return false;
    const user = await this.#accounts.find(session.userId);
    return user !== null && user.disabledAt === null;
  }

  add(session: Session): Promise<void> {
    this.#byId.set(session.id, session);
    return Promise.resolve();
  }

  find(sessionId: string): Promise<Session | null> {
    return Promise.resolve(this.#byId.get(sessionId) ?? null);
  }

  openOf(userId: string, now: Date): Promise<readonly Session[]> {
    const open = [...this.#byId.values()].filter((each) => each.userId === userId && isOpenAt(each, now));
    return Promise.resolve(
      open.toSorted((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime() || a.id.localeCompare(b.id)),
    );
  }

  touch(sessionId: string, at: Date): Promise<void> {
    const session = this.#byId.get(sessionId);
    if (session !== undefined && session.lastUsedAt < at) this.#byId.set(sessionId, { ...session, lastUsedAt: at });
    return Promise.resolve();
  }

  end(sessionId: string, at: Date, reason: SessionEnd): Promise<void> {
    this.#endWhere((each) => each.id === sessionId, at, reason);
    return Promise.resolve();
  }

  endLogin(userId: string, loginId: string, at: Date, reason: SessionEnd): Promise<number> {
    const ofLogin = (each: Session): boolean =>
      each.userId === userId && each.loginId === loginId && isOpenAt(each, at);
    return Promise.resolve(this.#endWhere(ofLogin, at, reason));
  }

  endAllOf(userId: string, exceptLoginId: string | null, at: Date, reason: SessionEnd): Promise<number> {
    const others = (each: Session): boolean =>
      each.userId === userId && each.loginId !== exceptLoginId && isOpenAt(each, at);
    return Promise.resolve(this.#endWhere(others, at, reason));
  }

  #endWhere(chosen: (session: Session) => boolean, at: Date, reason: SessionEnd): number {
    const ending = [...this.#byId.values()].filter((each) => each.endedAt === null && chosen(each));
    for (const each of ending) this.#byId.set(each.id, { ...each, endedAt: at, endedReason: reason });
    return ending.length;
  }
}

function isOpenAt(session: Session, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now;
}
