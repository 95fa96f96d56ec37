import { AccountApiInMemory } from '#test/memory/accounts/account-api-in-memory.ts';
import { CrossTabLockInMemory } from '#test/memory/shared/cross-tab-lock-in-memory.ts';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { SessionNewsInMemory } from '#test/memory/accounts/session-news-in-memory.ts';
import { SessionRenewalInMemory } from '#test/memory/accounts/session-renewal-in-memory.ts';
import { SessionVaultInMemory } from '#test/memory/accounts/session-vault-in-memory.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SharedSession } from '#application/browser/accounts/shared-session.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

/** A browser with a school in memory behind it; `tab()` opens further tabs of it. */
export class BrowserOfTest {
  readonly vault = new SessionVaultInMemory();
  readonly renewal = new SessionRenewalInMemory();
  readonly lock = new CrossTabLockInMemory();
  readonly clock = new FixedClock();
  readonly navigator = new NavigatorInMemory();
  readonly api: AccountApiInMemory;
  readonly #news = new SessionNewsInMemory();

  constructor(...profiles: readonly Profile[]) {
    this.api = new AccountApiInMemory(...profiles);
  }

  /** The session as one tab keeps it. */
  tab(): SessionKeeper {
    const shared = new SharedSession(this.vault, this.#news.anotherTab());
    return new SessionKeeper(shared, this.renewal, this.lock, this.navigator, this.clock);
  }

  /** A tab in which somebody has signed in. */
  async signedInTab(profile: Profile): Promise<SessionKeeper> {
    const keeper = this.tab();
    await keeper.adopt(this.api.admit(profile.email));
    await keeper.noteUser(profile);
    return keeper;
  }
}
