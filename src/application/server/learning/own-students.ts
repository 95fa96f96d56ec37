import type { Team } from '#application/server/office/ports/team.ts';
import { reachesEveryStudent } from '#domain/office/permissions.ts';

/** The account whose own the products have to be whose students it may attend to; null: those of all products. */
export async function ownStudentsOf(team: Team, userId: string): Promise<string | null> {
  return reachesEveryStudent(await team.rolesOf(userId)) ? null : userId;
}
