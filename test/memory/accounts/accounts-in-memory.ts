import { Accounts, type Credentials } from '#application/server/accounts/ports/accounts.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { PersonFacts } from '#domain/accounts/profile-details.ts';
import type { User } from '#domain/accounts/user.ts';

export class AccountsInMemory extends Accounts {
  readonly #byId = new Map<string, Credentials>();

  find(userId: string): Promise<User | null> {
    return Promise.resolve(this.#byId.get(userId)?.user ?? null);
  }

  lock(): Promise<void> {
    // One use case after another: nobody has to wait.
    return Promise.resolve();
  }

  async findByEmail(email: EmailAddress): Promise<User | null> {
    return (await this.credentialsOf(email))?.user ?? null;
  }

  credentialsOf(email: EmailAddress): Promise<Credentials | null> {
    return Promise.resolve([...this.#byId.values()].find(({ user }) => user.email === email) ?? null);
  }

  async add(user: User, passwordHash: string): Promise<boolean> {
    if ((await this.credentialsOf(user.email)) !== null) return false;
    this.#byId.set(user.id, { user, passwordHash });
    return true;
  }

  changePassword(userId: string, passwordHash: string): Promise<void> {
    this.#change(userId, ({ user }) => ({ user, passwordHash }));
    return Promise.resolve();
  }

  verifyEmail(userId: string, at: Date): Promise<void> {
    this.#change(userId, ({ user, passwordHash }) => ({
      user: { ...user, emailVerifiedAt: user.emailVerifiedAt ?? at },
      passwordHash,
    }));
    return Promise.resolve();
  }

  credentialsById(userId: string): Promise<Credentials | null> {
    return Promise.resolve(this.#byId.get(userId) ?? null);
  }

  changePerson(userId: string, person: PersonFacts): Promise<void> {
    this.#change(userId, ({ user, passwordHash }) => ({ user: { ...user, ...person }, passwordHash }));
    return Promise.resolve();
  }

  changePhoto(userId: string, key: string | null): Promise<void> {
    this.#change(userId, ({ user, passwordHash }) => ({ user: { ...user, photoFile: key }, passwordHash }));
    return Promise.resolve();
  }

  async changeEmail(userId: string, email: EmailAddress, at: Date): Promise<boolean> {
    const holder = await this.findByEmail(email);
    if (holder !== null && holder.id !== userId) return false;
    this.#change(userId, ({ user, passwordHash }) => ({ user: { ...user, email, emailVerifiedAt: at }, passwordHash }));
    return true;
  }

  markTourSeen(userId: string): Promise<void> {
    this.#change(userId, ({ user, passwordHash }) => ({ user: { ...user, tourSeen: true }, passwordHash }));
    return Promise.resolve();
  }

  #change(userId: string, change: (known: Credentials) => Credentials): void {
    const known = this.#byId.get(userId);
    if (known !== undefined) this.#byId.set(userId, change(known));
  }
}
