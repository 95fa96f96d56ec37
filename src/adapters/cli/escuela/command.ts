import { readFileSync } from 'node:fs';
import type { Config } from '#adapters/server/config/config.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { Team } from '#application/server/office/ports/team.ts';
import { type EmailAddress, emailAddress } from '#domain/accounts/email-address.ts';
import { thingOf } from '#domain/office/office-log.ts';
import { formatLimaTime, limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';

/** Writes a line for whoever runs the command. */
export type Print = (line: string) => void;

/** How a command ended: its exit code; 'cut-short': it failed when some of it was done, which stays. */
export type Ending = number | 'cut-short';

/** How one ended that failed. */
export function failed({ hasSaved }: { readonly hasSaved: boolean }): Ending {
  return hasSaved ? 'cut-short' : 1;
}

/**
 * What a command does once its arguments are understood; answers how it ended. `by`: the account of `--as`, in whose name a command
 * that is logged by itself does it; null: nobody's.
 */
export type ReadyCommand = (started: StartedSchool, print: Print, by: string | null) => Promise<Ending>;

export interface Command {
  /** The words it is called by: ['import', 'book']. */
  readonly words: readonly string[];
  /** Its lines in the help, in Spanish. */
  readonly usage: string;
  /**
   * How the log of the office tells of it: by a line of the use case, or by one that names the command; 'from-its-beginning': by one as it begins
   * and one as it ends, where it takes so long that it may be killed. Absent: it changes nothing, or asks for `--as` itself.
   */
  readonly logged?: 'by-itself' | 'by-its-words' | 'from-its-beginning';
  /** Understands the arguments after its words. @throws UsageError when it cannot; nothing has been opened then. */
  readonly prepare: (args: readonly string[]) => ReadyCommand;
}

/** A command that opens no school: what it works on is to stay as it is, or is not there yet. */
export interface CommandBesideSchool extends Pick<Command, 'words' | 'usage'> {
  /** As `prepare` of a command on an open school. */
  readonly prepareBeside: (args: readonly string[]) => (config: Config, print: Print) => Promise<number>;
}

/** The command was called wrongly: said in Spanish, without a stack. */
export class UsageError extends Error {}

/** What is said of an option that several commands take, and that is missing or wrong. */
export const optionTexts = {
  reasonMissing: '--reason: falta el motivo.',
  collaboratorMissing: '--as: falta el correo del colaborador.',
  collaboratorInvalid: '--as: no es un correo.',
} as const;

/**
 * Understands the arguments of a command. One that is logged takes `--as EMAIL` besides its own; where it writes no line itself, one is
 * written once it has done something: which command and whether it came to its end, never what it was given.
 */
export function prepared(
  command: Command,
  args: readonly string[],
): (started: StartedSchool, print: Print) => Promise<number> {
  const { logged, words } = command;
  const { rest, as } = logged === undefined ? { rest: args, as: null } : withoutAs(args);
  const ready = command.prepare(rest);
  return async (started, print) => {
    const by = as === null ? null : await collaboratorBy(started, as);
    if (logged === 'from-its-beginning') return fromBeginningToEnd(words.join('-'), { ready, by }, started, print);
    const ending = await ready(started, print, by);
    const hasDone = ending !== 1 && !rest.includes('--dry-run');
    if (logged === 'by-its-words' && hasDone) {
      const facts = ending === 'cut-short' ? { state: ending } : {};
      await started.school.write(OfficeJournal, (journal) =>
        journal.note(by, 'command-run', words.join('-'), {}, facts),
      );
    }
    return ending === 'cut-short' ? 1 : ending;
  };
}

/** Runs what may be killed on the way: the log has a beginning without an end then, which whoever runs it next is told. */
async function fromBeginningToEnd(
  name: string,
  { ready, by }: { readonly ready: ReadyCommand; readonly by: string | null },
  started: StartedSchool,
  print: Print,
): Promise<number> {
  const { school } = started;
  const note = (state: 'begun' | 'ended' | 'cut-short') =>
    school.write(OfficeJournal, (journal) => journal.note(by, 'command-run', name, {}, { state }));
  const [last] = await school.get(OfficeLog).list({ kind: thingOf('command-run'), id: name }, 1);
  if (last?.after['state'] === 'begun') {
    const when = `${formatDayMonthYear(limaDay(last.at))}, ${formatLimaTime(last.at)}`;
    print(`La que empezó el ${when} no llegó a su fin. Si ya no está en marcha, esta sigue donde se quedó.`);
  }
  await note('begun');
  let ending: Ending = 'cut-short';
  try {
    ending = await ready(started, print, by);
  } finally {
    await note(ending === 0 ? 'ended' : 'cut-short');
  }
  return ending === 'cut-short' ? 1 : ending;
}

function withoutAs(args: readonly string[]): { readonly rest: readonly string[]; readonly as: EmailAddress | null } {
  const at = args.indexOf('--as');
  if (at < 0) return { rest: args, as: null };
  const email = emailAddress(args[at + 1] ?? '');
  if (!email.ok) throw new UsageError(optionTexts.collaboratorInvalid);
  return { rest: args.toSpliced(at, 2), as: email.value };
}

/**
 * The text of a file in UTF-8. Of another encoding it would have signs in the place of its accents, for good.
 * @param where what the file was given to. @throws UsageError
 */
export function textOfFile(where: string, path: string): string {
  let content: Uint8Array;
  try {
    content = readFileSync(path);
  } catch {
    throw new UsageError(`${where}: no se puede leer «${path}».`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new UsageError(`${where}: «${path}» no está en UTF-8. Guárdalo así y repite la orden.`);
  }
}

/** The e-mail of `--as`, for a command that asks for it itself. @throws UsageError where it is missing, or none. */
export function collaboratorEmail(as: string | undefined): EmailAddress {
  if (as === undefined) throw new UsageError(optionTexts.collaboratorMissing);
  const email = emailAddress(as);
  if (!email.ok) throw new UsageError(optionTexts.collaboratorInvalid);
  return email.value;
}

/** The account in whose name something is decided; '' when there is none, which the use case refuses. */
export async function accountIdOf({ school }: Pick<StartedSchool, 'school'>, email: EmailAddress): Promise<string> {
  return (await school.get(Accounts).findByEmail(email))?.id ?? '';
}

async function collaboratorBy({ school }: StartedSchool, email: EmailAddress): Promise<string> {
  const account = await school.get(Accounts).findByEmail(email);
  const roles = account === null ? [] : await school.get(Team).rolesOf(account.id);
  if (account === null || roles.length === 0) throw new UsageError(`--as: ${email} no trabaja en la escuela.`);
  return account.id;
}
