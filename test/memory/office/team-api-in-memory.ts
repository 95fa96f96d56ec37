import { TeamApi, TeamInvitationApi } from '#application/browser/office/ports/team-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type {
  InvitationToTeam,
  ShownInvitation,
  ShownMember,
  ShownTeam,
} from '#application/read-models/office/team.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** A refusal as the school words it. */
export const refusal = (status: number, kind: string, field: string | null = null): CallRefusal => ({
  kind,
  status,
  field,
  detail: `Rechazo: ${kind}`,
  data: {},
});

/** The team before an owner, in this process's memory. Whoever is invited twice within it is refused, and so is what has gone. */
export class TeamApiInMemory extends TeamApi {
  /** Given once instead of what would be answered. */
  failing: CallRefusal | null = null;
  /** Each call that changes something. */
  readonly calls: string[] = [];
  #members: readonly ShownMember[];
  #invitations: readonly ShownInvitation[];

  constructor({ members, invitations }: ShownTeam) {
    super();
    this.#members = members;
    this.#invitations = invitations;
  }

  async list(): Answer<ShownTeam> {
    return accept({ members: this.#members, invitations: this.#invitations });
  }

  setRoles(userId: string, roles: readonly OfficeRole[]): Answer<void> {
    return this.#change(`roles ${userId} ${roles.join()}`, () => {
      const owners = this.#members.filter((each) => each.roles.includes('owner'));
      if (!this.#members.some((each) => each.userId === userId)) return refusal(404, 'account-not-found');
      if (owners.length === 1 && owners[0]?.userId === userId && !roles.includes('owner')) {
        return refusal(409, 'last-owner', 'roles');
      }
      const left = this.#members.map((each) => (each.userId === userId ? { ...each, roles } : each));
      this.#members = left.filter((each) => each.roles.length > 0);
      return null;
    });
  }

  resetFactor(userId: string): Answer<void> {
    return this.#change(`reset ${userId}`, () => {
      if (!this.#members.some((each) => each.userId === userId)) return refusal(404, 'member-not-found');
      this.#members = this.#members.map((each) =>
        each.userId === userId ? { ...each, hasFactorToReset: false } : each,
      );
      return null;
    });
  }

  invite(text: string, roles: readonly OfficeRole[]): Answer<void> {
    return this.#change(`invite ${text} ${roles.join()}`, () => {
      const email = text.trim().toLowerCase();
      if (!/^\S+@\S+\.\S+$/.test(email)) return refusal(400, 'email-invalid', 'email');
      if (this.#invitations.some((each) => each.email === email))
        return refusal(409, 'already-invited-to-team', 'email');
      const when = { sentAt: '2026-03-10T15:00:00.000Z', expiresAt: '2999-03-17T15:00:00.000Z' };
      this.#invitations = [...this.#invitations, { id: `de ${email}`, email, roles, ...when }];
      return null;
    });
  }

  resend(id: string): Answer<void> {
    return this.#change(`resend ${id}`, () => (this.#has(id) ? null : refusal(404, 'team-invitation-not-found')));
  }

  withdraw(id: string): Answer<void> {
    return this.#change(`withdraw ${id}`, () => {
      if (!this.#has(id)) return refusal(404, 'team-invitation-not-found');
      this.#invitations = this.#invitations.filter((each) => each.id !== id);
      return null;
    });
  }

  #has(id: string): boolean {
    return this.#invitations.some((each) => each.id === id);
  }

  async #change(call: string, make: () => CallRefusal | null): Answer<void> {
    this.calls.push(call);
    const refused = this.failing ?? make();
    this.failing = null;
    return refused === null ? accept(undefined) : refuse(refused);
  }
}

/** Invitations by their secrets, before whoever has one of them. */
export class TeamInvitationApiInMemory extends TeamInvitationApi {
  readonly accepted: string[] = [];
  readonly #bySecret: Readonly<Record<string, InvitationToTeam>>;

  constructor(bySecret: Readonly<Record<string, InvitationToTeam>>) {
    super();
    this.#bySecret = bySecret;
  }

  async open(secret: string): Answer<InvitationToTeam> {
    const found = this.#bySecret[secret];
    if (found === undefined) return refuse(refusal(404, 'team-invitation-unknown', 'secret'));
    if (this.accepted.includes(secret)) return refuse(refusal(410, 'team-invitation-used', 'secret'));
    return accept(found);
  }

  async accept(secret: string): Answer<void> {
    if (this.#bySecret[secret] === undefined) return refuse(refusal(404, 'team-invitation-unknown', 'secret'));
    this.accepted.push(secret);
    return accept(undefined);
  }
}
