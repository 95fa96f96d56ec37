import { ConfigError, readConfig } from '#adapters/server/config/config.ts';
import { takeOverSettings } from '#adapters/server/config/take-over-settings.ts';
import { showSourceLines } from '#adapters/server/observing/source-lines.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { cleanText } from '#adapters/server/clean-text.ts';
import { commands } from './commands.ts';
import { prepared, UsageError } from './escuela/command.ts';

/** The school's command line: finds the command by its words, opens the school, runs it. Exit codes: 0 done, 1 refused, 2 misused, 3 done with a warning. */
async function main(args: readonly string[]): Promise<number> {
  const command = commands.find(({ words }) => words.every((word, place) => args[place] === word));
  if (command === undefined) {
    const asked = args.length === 0 || args.includes('--help') || args[0] === 'help';
    say(asked ? process.stdout : process.stderr, usage());
    return asked ? 0 : 2;
  }
  const rest = args.slice(command.words.length);
  if ('prepareBeside' in command) {
    return command.prepareBeside(rest)(readConfig(process.env), (line) => say(process.stdout, line));
  }
  const ready = prepared(command, rest);
  const config = readConfig(process.env);
  const started = await startSchool(config);
  try {
    for (const line of await takeOverSettings(started.school, config)) say(process.stderr, line);
    return await ready(started, (line) => say(process.stdout, line));
  } finally {
    await started.database.close();
  }
}

/** The one way to the terminal: whoever wrote what is printed does not command it. */
function say(stream: NodeJS.WritableStream, line: string): void {
  stream.write(`${cleanText(line)}\n`);
}

const asUsage = `  Lo que una orden cambia queda en el registro de la oficina (staff log). Con --as CORREO, a nombre de esa persona del equipo.`;

function usage(): string {
  return ['Uso: npm run escuela -- ORDEN …', '', ...commands.map(({ usage: text }) => text), '', asUsage].join('\n');
}

showSourceLines(import.meta.dirname);
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1;
  const text =
    error instanceof Error
      ? error instanceof UsageError || error instanceof ConfigError
        ? error.message
        : (error.stack ?? error.message)
      : String(error);
  say(process.stderr, text);
}
