import { type Config, isPublicSchool } from './config.ts';
import { FactorExemptions } from '#application/server/office/ports/factor-exemptions.ts';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';

const demoIds: ReadonlySet<string> = new Set(Object.values(demoAccounts).map(({ id }) => id));

/** Demo accounts of a school on trial: whoever reads the README enters with its password alone. In a public school nobody is exempt. */
export class ExemptDemoAccounts extends FactorExemptions {
  constructor(private readonly config: Pick<Config, 'schoolOrigin' | 'signInOrigin'>) {
    super();
  }

  has(userId: string): boolean {
    return !isPublicSchool(this.config) && demoIds.has(userId);
  }
}
