import type { Config } from '#adapters/server/config/config.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';

/** Writes a line for whoever runs the command. */
export type Print = (line: string) => void;

/** What a command does once its arguments are understood; answers the exit code. */
export type ReadyCommand = (started: StartedSchool, print: Print) => Promise<number>;

export interface Command {
  /** The words it is called by: ['import', 'book']. */
  readonly words: readonly string[];
  /** Its lines in the help, in Spanish. */
  readonly usage: string;
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
