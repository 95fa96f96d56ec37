import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { User } from '#domain/accounts/user.ts';
import type { MovedPerson } from '#domain/office/moving/moved-person.ts';
import type { Numbered } from '#domain/office/moving/moving.ts';
import type { MovingInvitations } from './moving-invitations.ts';
import { type Moved, Moving, type MovingOptions } from './moving.ts';
import type { Newcomers, KnownNewcomer } from '#application/server/office/ports/newcomers.ts';

/**
 * Gives people an account without a password, and invites them to choose one, once. An account that is there stays as it is: its
 * holder may have changed it. Nobody has agreed to anything by being moved.
 */
export class MoveInPeople extends Moving<MovedPerson> {
  constructor(
    private readonly accounts: Accounts,
    private readonly newcomers: Newcomers,
    private readonly invitations: MovingInvitations,
    private readonly journal: AccountJournal,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {
    super();
  }

  async check(rows: readonly Numbered<MovedPerson>[], { letters }: MovingOptions): Promise<readonly Moved[]> {
    const known = await this.newcomers.known(rows.map(({ value }) => value.email));
    return rows.map(({ line, value }) => {
      const newcomer = known.get(value.email);
      if (newcomer === undefined) return { line, outcome: 'added', letter: letters };
      return { line, outcome: 'known', letter: letters && newcomer.awaitsInvitation };
    });
  }

  async execute(rows: readonly Numbered<MovedPerson>[], { letters }: MovingOptions): Promise<readonly Moved[]> {
    const known = await this.newcomers.known(rows.map(({ value }) => value.email));
    const moved: Moved[] = [];
    for (const { line, value } of rows) {
      const newcomer = known.get(value.email);
      const added = newcomer === undefined && (await this.#add(value, letters));
      const letter = added ? letters : letters && (await this.#inviteOnce(value, newcomer));
      moved.push({ line, outcome: added ? 'added' : 'known', letter });
    }
    return moved;
  }

  /** False when somebody else has added the address meanwhile. */
  async #add({ email, person }: MovedPerson, letters: boolean): Promise<boolean> {
    const user: User = {
      ...person,
      id: this.ids.newId(),
      email,
      role: 0,
      emailVerifiedAt: null,
      photoFile: null,
      tourSeen: false,
      guestOf: null,
      createdAt: this.clock.now(),
      disabledAt: null,
    };
    if (!(await this.accounts.add(user, ''))) return false;
    await this.journal.note(user.id, 'moved-in');
    if (letters) await this.invitations.send(user);
    return true;
  }

  async #inviteOnce({ email }: MovedPerson, newcomer: KnownNewcomer | undefined): Promise<boolean> {
    if (newcomer?.awaitsInvitation !== true) return false;
    // Two imports at once would each find nobody invited.
    await this.accounts.lock(newcomer.userId);
    const present = (await this.newcomers.known([email])).get(email);
    const user = present?.awaitsInvitation === true ? await this.accounts.find(present.userId) : null;
    if (user === null) return false;
    await this.invitations.send(user);
    return true;
  }
}
