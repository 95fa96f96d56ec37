import type { Container } from 'inversify';
import { Kysely } from 'kysely';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { TeamInSql } from '#adapters/server/sql/office/team-in-sql.ts';
import { Clock } from '#application/ports/clock.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { ChangeRoles } from '#application/server/office/change-roles.ts';
import { Team } from '#application/server/office/ports/team.ts';

/** Binds who works for the school, in which roles. */
export function bindOffice(container: Container): void {
  bindPort(container, Team, TeamInSql, [Kysely]);
  bindClass(container, ChangeRoles, [Team, Accounts, Clock]);
}
