import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TeamApi } from '#application/browser/office/ports/team-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownInvitation, ShownMember, ShownTeam } from '#application/read-models/office/team.ts';
import { inOrder, type OfficeRole } from '#domain/office/permissions.ts';
import { teamFieldTexts } from '#domain/office/team-texts.ts';
import { fold } from '#domain/shared/text.ts';
import type { SaidOfPress } from '#ui/school/staff/desk/said.ts';
import { teamDoneTexts, LEAVE_BY_BUTTON, TEAM_STALE } from './texts.ts';

interface Problems {
  readonly email?: string;
  readonly roles?: string;
}

/** Who somebody is before their roles are changed, and which are ticked. */
interface Editing {
  readonly member: ShownMember;
  readonly roles: readonly OfficeRole[];
}

/** The team, whom it is narrowed to, an invitation that is being written, and roles that are being changed. */
export class TeamStore {
  /** As it was last read after a change; null: nothing was changed since the page was loaded. */
  team: ShownTeam | null = null;
  query = '';
  email = '';
  invitedRoles: readonly OfficeRole[] = [];
  problems: Problems = {};
  editing: Editing | null = null;
  /** What is wrong with the roles that are ticked. */
  rolesProblem: string | null = null;
  /** Who is about to leave the team, if it is confirmed. */
  leaving: ShownMember | null = null;
  /** Whose second factor is about to be taken, if it is confirmed. */
  losing: ShownMember | null = null;
  /** What is under way: 'invite', or the id of whom it is about. */
  busy: string | null = null;
  said: SaidOfPress | null = null;
  readonly #api: TeamApi;

  constructor(api: TeamApi) {
    this.#api = api;
    makeAutoObservable(this, {
      team: observableRef,
      invitedRoles: observableRef,
      problems: observableRef,
      editing: observableRef,
      leaving: observableRef,
      losing: observableRef,
      said: observableRef,
    });
  }

  /** Shows a team that was loaded; what is being typed stays. */
  show(loaded: ShownTeam): void {
    this.team = loaded;
  }

  search(query: string): void {
    this.query = query;
  }

  /** Those of the team whose name or address holds the words that are searched, in any order, whatever their accents. */
  found(members: readonly ShownMember[]): readonly ShownMember[] {
    const words = fold(this.query).split(/\s+/).filter(Boolean);
    return members.filter(({ name, email }) => words.every((word) => fold(`${name} ${email}`).includes(word)));
  }

  writeEmail(email: string): void {
    this.email = email;
    const { roles } = this.problems;
    this.problems = roles === undefined ? {} : { roles };
  }

  tickInvited(role: OfficeRole, isTicked: boolean): void {
    this.invitedRoles = ticked(this.invitedRoles, role, isTicked);
    const { email } = this.problems;
    this.problems = email === undefined ? {} : { email };
  }

  /** Sends the invitation; what cannot be sent stays as it was typed, with what is wrong with it. */
  async invite(): Promise<void> {
    this.problems = {
      ...(this.email.trim() === '' && { email: teamFieldTexts.email }),
      ...(this.invitedRoles.length === 0 && { roles: teamFieldTexts.roles }),
    };
    if (Object.keys(this.problems).length > 0) return;
    const [email, roles] = [this.email, this.invitedRoles];
    const isDone = await this.#change(
      'invite',
      () => this.#api.invite(email, roles),
      teamDoneTexts.invited(email.trim()),
    );
    if (isDone) this.forgetInvitation();
  }

  /** Opens the roles of one of the team; pressed again, closes them. */
  edit(member: ShownMember): void {
    this.editing = this.editing?.member.userId === member.userId ? null : { member, roles: member.roles };
    this.rolesProblem = null;
  }

  leaveEditing(): void {
    this.editing = null;
  }

  tick(role: OfficeRole, isTicked: boolean): void {
    if (this.editing === null) return;
    this.editing = { ...this.editing, roles: ticked(this.editing.roles, role, isTicked) };
    this.rolesProblem = null;
  }

  async saveRoles(): Promise<void> {
    if (this.editing === null) return;
    const { member, roles } = this.editing;
    if (roles.length === 0) return this.refuseRoles(LEAVE_BY_BUTTON);
    await this.#change(
      member.userId,
      () => this.#api.setRoles(member.userId, roles),
      teamDoneTexts.changed(member.name),
    );
  }

  /** Asks whether somebody is to leave; null: nobody is. */
  askToLeave(member: ShownMember | null): void {
    this.leaving = member;
  }

  async takeOut(): Promise<void> {
    const member = this.leaving;
    if (member === null) return;
    await this.#change(member.userId, () => this.#api.setRoles(member.userId, []), teamDoneTexts.left(member.name));
  }

  /** Asks whether somebody's second factor is to be taken; null: nobody's is. */
  askToReset(member: ShownMember | null): void {
    this.losing = member;
  }

  async resetFactor(): Promise<void> {
    const member = this.losing;
    if (member === null) return;
    const { userId, name } = member;
    await this.#change(userId, () => this.#api.resetFactor(userId), teamDoneTexts.factorReset(name));
  }

  async resend({ id, email }: ShownInvitation): Promise<void> {
    await this.#change(id, () => this.#api.resend(id), teamDoneTexts.resent(email));
  }

  async withdraw({ id, email }: ShownInvitation): Promise<void> {
    await this.#change(id, () => this.#api.withdraw(id), teamDoneTexts.withdrawn(email));
  }

  /** Makes one change, then reads the team anew; presses in between change nothing. Whether it was made. */
  async #change(what: string, call: () => Answer<void>, done: string): Promise<boolean> {
    if (this.busy !== null) return false;
    this.busy = what;
    this.said = null;
    const answer = await call();
    const renewed = answer.ok ? await this.#api.list() : null;
    runInAction(() => {
      this.busy = null;
      // What is said next takes the focus, which no open question lets out.
      this.leaving = null;
      this.losing = null;
      if (!answer.ok) return this.refuse(what, answer.refusal.field, answer.refusal.detail);
      this.editing = null;
      if (renewed?.ok === true) this.team = renewed.value;
      const isStale = renewed?.ok !== true;
      this.said = { text: isStale ? `${done} ${TEAM_STALE}` : done, isProblem: isStale };
    });
    return answer.ok;
  }

  private refuse(what: string, field: string | null, detail: string): void {
    if (what === 'invite' && (field === 'email' || field === 'roles')) this.problems = { [field]: detail };
    else if (this.editing?.member.userId === what) this.rolesProblem = detail;
    else this.said = { text: detail, isProblem: true };
  }

  private refuseRoles(problem: string): void {
    this.rolesProblem = problem;
  }

  private forgetInvitation(): void {
    this.email = '';
    this.invitedRoles = [];
  }
}

function ticked(roles: readonly OfficeRole[], role: OfficeRole, isTicked: boolean): readonly OfficeRole[] {
  return inOrder(isTicked ? [...roles, role] : roles.filter((each) => each !== role));
}
