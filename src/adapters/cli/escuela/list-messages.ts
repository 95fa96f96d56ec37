import { parseArgs } from 'node:util';
import { Messages } from '#application/server/support/ports/messages.ts';
import { messageNumber } from '#application/server/support/message-letters.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { type MessageKind, messageKindNames } from '#domain/support/visitor-message.ts';
import { type Command, UsageError } from './command.ts';

const kinds = Object.keys(messageKindNames) as MessageKind[];
const shown = 50;

/** `messages list`: what visitors wrote, the latest first. */
export const listMessages: Command = {
  words: ['messages', 'list'],
  usage: `  messages list [--kind ${kinds.join('|')}]
      Muestra los últimos ${shown} mensajes: solicitudes de soporte, contacto y postulaciones.`,
  prepare(args) {
    const kind = kindOf(args);
    return async ({ school }, print) => {
      const messages = await school.get(Messages).latest(kind, shown);
      if (messages.length === 0) print('No hay mensajes.');
      for (const message of messages) {
        const when = formatLongInstant(message.at, { withYear: true });
        print(`${messageNumber(message)} · ${messageKindNames[message.kind]} · ${when}`);
        print(`  ${message.name} <${message.email}> ${message.phone}`.trimEnd());
        for (const [name, value] of [...message.facts, ['Asunto', message.subject] as const])
          print(`  ${name}: ${value}`);
        if (message.file !== null) print(`  Imagen: files/${message.file}`);
        print(`  ${message.text.replaceAll('\n', '\n  ')}\n`);
      }
      return 0;
    };
  },
};

function kindOf(args: readonly string[]): MessageKind | null {
  const value = parsed(args);
  if (value === undefined) return null;
  const kind = kinds.find((each) => each === value);
  if (kind === undefined) throw new UsageError(`--kind: debe ser uno de ${kinds.join(', ')}.`);
  return kind;
}

function parsed(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { kind: { type: 'string' } } }).values.kind;
  } catch {
    throw new UsageError('messages list: la única opción es --kind.');
  }
}
