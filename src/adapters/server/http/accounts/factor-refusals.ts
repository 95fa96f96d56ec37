import type { BeginFactorSetupRefusal } from '#application/server/accounts/factor/begin-factor-setup.ts';
import type { TurnFactorOnRefusal } from '#application/server/accounts/factor/change-factor.ts';
import type { ChangeOwnFactorRefusal } from '#application/server/accounts/factor/change-own-factor.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { accountRefusals } from './account-refusals.ts';
import { deletionRefusals } from './profile-refusals.ts';

/** How each refusal about the second factor, or about a password that is asked for again, is answered. */
export const factorRefusals: RefusalTable<BeginFactorSetupRefusal | TurnFactorOnRefusal | ChangeOwnFactorRefusal> = {
  'account-gone': deletionRefusals['account-gone'],
  'own-password-wrong': deletionRefusals['own-password-wrong'],
  'too-many-tries': accountRefusals['too-many-tries'],
  'factor-needed': accountRefusals['factor-needed'],
  'factor-code-wrong': accountRefusals['factor-code-wrong'],
  'factor-code-used': accountRefusals['factor-code-used'],
  'factor-on': { status: 409, detail: factorTexts['factor-on'] },
  'factor-off': { status: 409, detail: factorTexts['factor-off'] },
  'factor-setup-code-wrong': { status: 403, field: 'code', detail: factorTexts['factor-setup-code-wrong'] },
  'factor-setup-over': { status: 410, detail: factorTexts['factor-setup-over'] },
};
