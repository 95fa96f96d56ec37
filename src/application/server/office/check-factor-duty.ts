import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { asksForFactor, type FactorRequired, type Permission, permissionsOf } from '#domain/office/permissions.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { FactorExemptions } from './ports/factor-exemptions.ts';
import type { Team } from './ports/team.ts';

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
    return [...permissionsOf(await this.team.rolesOf(userId))].some(asksForFactor);
  }
}
