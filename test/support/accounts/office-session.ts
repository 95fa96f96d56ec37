import type { OfficeRole } from '#domain/office/permissions.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ProofStore } from '#ui/school/staff/desk/proof-store.ts';
import { FactorApiInMemory } from '#test/memory/accounts/factor-api-in-memory.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { accountServices } from './account-services.ts';
import { aProfile } from './profile-builders.ts';

/** Rosa's browser in the office, signed in with these roles; `become` changes them at the school, and nothing in the browser. */
export async function officeSession(...roles: readonly OfficeRole[]) {
  const profileOf = (held: readonly OfficeRole[]) => aProfile({ isCollaborator: held.length > 0, officeRoles: held });
  const browser = new BrowserOfTest(profileOf(roles));
  const keeper = await browser.signedInTab(profileOf(roles));
  const { wire } = accountServices(browser, keeper);
  return {
    wire: ((container) => {
      wire(container);
      container.bind(ProofStore).toConstantValue(new ProofStore(new FactorApiInMemory()));
    }) satisfies WireUp,
    become: (...held: readonly OfficeRole[]) => browser.api.change('rosa@correo.pe', profileOf(held)),
  };
}
