import { parseArgs } from 'node:util';
import { ResetFactor, type ResetFactorRefusal } from '#application/server/accounts/factor/reset-factor.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { ChangeRoles, type ChangeRolesRefusal } from '#application/server/office/change-roles.ts';
import { type LoggedThing, OfficeLog } from '#application/server/office/ports/office-log.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { type EmailAddress, emailAddress } from '#domain/accounts/email-address.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import { isOfficeRole, type OfficeRole, officeRoles, roleDuty, roleName } from '#domain/office/permissions.ts';
import { factsText, loggedActionText } from '#domain/office/office-log.ts';
import { teamRefusalTexts } from '#domain/office/team-texts.ts';
import type { RoleChange } from '#domain/office/team.ts';
import { formatLongInstant, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { type Command, type Print, UsageError } from './command.ts';
import { nothingChanged } from './refusal-texts.ts';

const known = officeRoles.map((role) => `${role} (${roleName(role)})`).join(', ');

/** `staff list`: who works for the school, in which roles. */
export const listTeam: Command = {
  words: ['staff', 'list'],
  usage: `  staff list
      Quiénes trabajan en la escuela y con qué roles.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('staff list: no lleva opciones.');
    return async ({ school }, print) => {
      const team = await school.get(Team).list();
      if (team.length === 0) print('Nadie trabaja todavía en la escuela.');
      for (const { name, email, roles, since, isDisabled } of team) {
        const closed = isDisabled ? '  (cuenta cerrada)' : '';
        print(`${name} <${email}>  ${named(roles)}, desde el ${formatDayMonthYear(limaDay(since))}${closed}`);
      }
      return 0;
    };
  },
};

/** `staff add EMAIL --role owner,cashier`: gives roles to those that the account has. */
export const addToTeam: Command = {
  words: ['staff', 'add'],
  logged: 'by-itself',
  usage: `  staff add CORREO --role ROL[,ROL…]
      Da roles en el área de colaboradores a una cuenta que ya existe, además de los que tenga.
${officeRoles.map((role) => `      ${role}: ${roleName(role)}. ${roleDuty(role)}`).join('\n')}`,
  prepare(args) {
    const { email, roles } = parsed('staff add', args);
    if (roles === null) throw new UsageError(`--role: falta el rol. Hay ${known}.`);
    return ({ school }, print, by) => changed(school, email, { kind: 'give', roles }, by, print);
  },
};

/** `staff remove EMAIL [--role …]`: takes some roles or all of them; the last owner stays. */
export const removeFromTeam: Command = {
  words: ['staff', 'remove'],
  logged: 'by-itself',
  usage: `  staff remove CORREO [--role ROL[,ROL…]]
      Quita esos roles, o todos: sin roles, la cuenta ya no entra al área de colaboradores. El último titular se queda.`,
  prepare(args) {
    const { email, roles } = parsed('staff remove', args);
    return ({ school }, print, by) => changed(school, email, { kind: 'take', roles: roles ?? 'all' }, by, print);
  },
};

/** `staff reset-factor EMAIL`: for somebody who lost telephone and recovery codes. */
export const resetFactor: Command = {
  words: ['staff', 'reset-factor'],
  logged: 'by-itself',
  usage: `  staff reset-factor CORREO
      Retira la verificación en dos pasos de una cuenta y cierra sus sesiones: para quien perdió el teléfono y los códigos.`,
  prepare(args) {
    const { email, roles } = parsed('staff reset-factor', args);
    if (roles !== null) throw new UsageError('staff reset-factor: no lleva opciones.');
    return async ({ school }, print, by) => {
      const reset = await school.write(ResetFactor, (use) => use.execute(email, by));
      if (reset.ok) print(`${email} ingresa ahora solo con su contraseña; sus sesiones quedaron cerradas.`);
      else print(`${nothingChanged} ${resetRefusals[reset.refusal.kind]}`);
      return reset.ok ? 0 : 1;
    };
  },
};

const resetRefusals: Readonly<Record<ResetFactorRefusal['kind'], string>> = {
  'account-not-found': teamRefusalTexts['account-not-found'],
  'factor-off': factorTexts['factor-off'],
};

/** `staff log [--about KIND:ID]`: what was done in the office, the latest first. */
export const listOfficeLog: Command = {
  words: ['staff', 'log'],
  usage: `  staff log [--about TIPO:ID]
      Lo que se hizo en el área de colaboradores, lo último primero; con --about, sobre una sola cosa (voucher:ID).`,
  prepare(args) {
    const about = aboutIn(args);
    return async ({ school }, print) => {
      const entries = await school.get(OfficeLog).list(about, mostLines);
      if (entries.length === 0) print('No hay nada anotado.');
      for (const { at, by, action, thing, before, after } of entries) {
        const who = by === null ? 'La línea de órdenes' : by.name;
        const facts = [before, after].map(factsText).filter((each) => each !== '');
        const changed = facts.length === 0 ? '' : `  ${facts.join(' → ')}`;
        print(
          `${formatLongInstant(at, { withYear: true })}  ${who} ${loggedActionText(action)}  ${thing.kind}:${thing.id}${changed}`,
        );
      }
      return 0;
    };
  },
};

const mostLines = 200;

function aboutIn(args: readonly string[]): LoggedThing | null {
  if (args.length === 0) return null;
  const [, kind, id] = /^([a-z-]+):(\S+)$/.exec(args[1] ?? '') ?? [];
  if (args.length !== 2 || args[0] !== '--about' || kind === undefined || id === undefined) {
    throw new UsageError('staff log: su única opción es --about TIPO:ID, como voucher:ID.');
  }
  return { kind, id };
}

type OpenSchool = Parameters<ReturnType<Command['prepare']>>[0]['school'];

async function changed(
  school: OpenSchool,
  email: EmailAddress,
  change: RoleChange,
  by: string | null,
  print: Print,
): Promise<number> {
  const account = await school.get(Accounts).findByEmail(email);
  const done = await school.write(ChangeRoles, (use) => use.execute(account?.id ?? '', change, by));
  if (!done.ok) print(`${nothingChanged} ${refusalText(done.refusal)}`);
  else print(done.value.length === 0 ? `${email} ya no tiene roles.` : `${email} tiene ahora: ${named(done.value)}.`);
  return done.ok ? 0 : 1;
}

function refusalText(refusal: ChangeRolesRefusal): string {
  return teamRefusalTexts[refusal.kind];
}

const named = (roles: readonly OfficeRole[]): string => roles.map(roleName).join(', ');

function parsed(command: string, args: readonly string[]) {
  const { values, positionals } = read(command, args);
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) throw new UsageError(`${command}: indica el correo de una sola cuenta.`);
  const email = emailAddress(given);
  if (!email.ok) throw new UsageError(`${command}: «${given}» no es un correo.`);
  return { email: email.value, roles: values.role === undefined ? null : rolesIn(values.role) };
}

function rolesIn(text: string): readonly OfficeRole[] {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => !isOfficeRole(word));
  if (unknown !== undefined) throw new UsageError(`--role: «${unknown}» no es un rol. Hay ${known}.`);
  return words.filter(isOfficeRole);
}

function read(command: string, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { role: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new UsageError(`${command}: su única opción es --role.`);
  }
}
