import type { School } from '#adapters/server/school.ts';
import { Accounts } from '#application/server/ports/accounts.ts';
import { problemOf, ProblemError } from './problems.ts';
import { signedIn, type Call } from './serve.ts';

/**
 * The account of a caller who works for the school.
 * @throws ProblemError 403 for anybody else. Source: ERROR-1; decisions.md, Staff.
 */
export async function collaborator(
  school: School,
  call: Pick<Call<unknown, unknown, unknown, unknown>, 'caller'>,
): Promise<string> {
  const { userId } = signedIn(call);
  const account = await school.get(Accounts).find(userId);
  if (account?.isCollaborator === true && account.disabledAt === null) return userId;
  throw new ProblemError(problemOf(403, 'collaborators-only', 'Acceso restringido: solo para colaboradores'));
}
