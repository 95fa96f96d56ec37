import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import {
  asksForFactor,
  type FactorRequired,
  type OfficeRole,
  type Permission,
  permissionsOf,
} from '#domain/office/permissions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { FactorExemptions } from './ports/factor-exemptions.ts';
import type { Team, TeamMember } from './ports/team.ts';

/** Whether somebody has the second factor that what they do in the office asks for. */
export class CheckFactorDuty {
  constructor(
    private readonly factors: SecondFactors,
    private readonly exemptions: FactorExemptions,
    private readonly team: Team,
  ) {}

  async execute(userId: string, permission: Permission): Promise<Result<undefined, FactorRequired>> {
    if (!asksForFactor(permission) || this.exemptions.has(userId)) return accept(undefined);
    return (await this.factors.isOn(userId)) ? accept(undefined) : refuse({ kind: 'factor-required', permission });
  }

  /** Whether anything that somebody's roles let them do asks for it. */
  async isRequired(userId: string): Promise<boolean> {
    if (this.exemptions.has(userId)) return false;
    return anyAsks(await this.team.rolesOf(userId));
  }

  /** Those of the team of whom a role asks for it, and who have none. */
  async lacking(members: readonly TeamMember[]): Promise<ReadonlySet<string>> {
    const asked = members.filter(({ userId, roles }) => anyAsks(roles) && !this.exemptions.has(userId));
    const ids = asked.map(({ userId }) => userId);
    const on = await this.factors.onAmong(ids);
    return new Set(ids.filter((id) => !on.has(id)));
  }
}

function anyAsks(roles: readonly OfficeRole[]): boolean {
  return [...permissionsOf(roles)].some(asksForFactor);
}
