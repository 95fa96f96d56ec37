import { parseArgs } from 'node:util';
import {
  AnswerMessage,
  type MessageNotFound,
  type MessageSettled,
  SettleMessage,
} from '#application/server/support/answer-message.ts';
import { type KeptMessage, Messages } from '#application/server/support/ports/messages.ts';
import { messageNumber } from '#application/server/support/message-letters.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { type MessageAnswerRefusal, messageAnswerTexts } from '#domain/support/message-answer.ts';
import { type MessageKind, messageKindNames } from '#domain/support/visitor-message.ts';
import { type Command, textOfFile, UsageError } from './command.ts';

const kinds = Object.keys(messageKindNames) as MessageKind[];
const shown = 50;

/** `messages list`: what visitors wrote: what waits first, then the latest. */
export const listMessages: Command = {
  words: ['messages', 'list'],
  usage: `  messages list [--kind ${kinds.join('|')}] [--waiting]
      Muestra hasta ${shown} mensajes, primero los que esperan: solicitudes de soporte, contacto y postulaciones.`,
  prepare(args) {
    const { kind: typed, waiting = false } = parsed('list', args, 0).values;
    const kind = kindOf(typed);
    return async ({ school }, print) => {
      const query = { which: waiting ? 'waiting' : 'all', kinds: kind === null ? null : [kind] } as const;
      const { messages } = await school.get(Messages).list({ ...query, offset: 0, limit: shown });
      if (messages.length === 0) print('No hay mensajes.');
      for (const message of messages) {
        print(`${messageNumber(message)} · ${messageKindNames[message.kind]} · ${whenOf(message.at)}`);
        print(`  ${stateOf(message)}`);
        print(`  ${message.name} <${message.email}> ${message.phone}`.trimEnd());
        for (const [name, value] of [...message.facts, ['Asunto', message.subject] as const])
          print(`  ${name}: ${value}`);
        if (message.file !== null) print(`  Imagen: files/${message.file}`);
        print(`  ${message.text.replaceAll('\n', '\n  ')}`);
        for (const { text } of message.answers) print(`  Respuesta: ${text.replaceAll('\n', '\n  ')}`);
        print('');
      }
      return 0;
    };
  },
};

/** `messages answer NUMBER --text … | --file …`: a letter goes to whoever wrote. */
export const answerMessage: Command = {
  words: ['messages', 'answer'],
  logged: 'by-itself',
  usage: `  messages answer NÚMERO (--text "RESPUESTA" | --file RUTA)
      Responde un mensaje por carta a quien lo escribió, y lo da por atendido.`,
  prepare(args) {
    const { values, positionals } = parsed('answer', args, 1);
    if ((values.text === undefined) === (values.file === undefined))
      throw new UsageError('messages answer: escribe la respuesta con --text, o indica su archivo con --file.');
    const text = values.text ?? textOfFile('--file', values.file ?? '');
    const [number = ''] = positionals;
    return async ({ school }, print, by) => {
      const done = await school.write(AnswerMessage, (answer) => answer.execute(number, text, by));
      print(done.ok ? `Respondido. La carta va a ${done.value.email}.` : refusedText(done.refusal));
      return done.ok ? 0 : 1;
    };
  },
};

/** `messages done NUMBER`: it waits no more, without a letter; with `--reopen` it waits again. */
export const settleMessage: Command = {
  words: ['messages', 'done'],
  logged: 'by-itself',
  usage: `  messages done NÚMERO [--reopen]
      Da por atendido un mensaje sin enviar nada; con --reopen, lo vuelve a abrir.`,
  prepare(args) {
    const { values, positionals } = parsed('done', args, 1);
    const [number = ''] = positionals;
    const isSettled = values.reopen !== true;
    return async ({ school }, print, by) => {
      const done = await school.write(SettleMessage, (settle) => settle.execute(number, isSettled, by));
      if (done.ok) print(isSettled ? 'Mensaje atendido.' : 'El mensaje espera otra vez.');
      else print(refusedText(done.refusal));
      return done.ok ? 0 : 1;
    };
  },
};

const optionsOf = {
  list: { kind: { type: 'string' }, waiting: { type: 'boolean' } },
  answer: { text: { type: 'string' }, file: { type: 'string' } },
  done: { reopen: { type: 'boolean' } },
} as const;

/** @param count how many words belong to it besides its options. */
function parsed<Word extends keyof typeof optionsOf>(word: Word, args: readonly string[], count: 0 | 1) {
  const read = () => parseArgs({ args: [...args], options: optionsOf[word], allowPositionals: true });
  try {
    const given = read();
    if (given.positionals.length === count) return given;
  } catch {
    // Said below, as a wrong count of words.
  }
  const known = Object.keys(optionsOf[word]).map((name) => `--${name}`);
  throw new UsageError(
    `messages ${word}: lleva ${count === 1 ? 'un solo número y ' : ''}solo estas opciones: ${known.join(', ')}.`,
  );
}

function kindOf(value: string | undefined): MessageKind | null {
  if (value === undefined) return null;
  const kind = kinds.find((each) => each === value);
  if (kind === undefined) throw new UsageError(`--kind: debe ser uno de ${kinds.join(', ')}.`);
  return kind;
}

const whenOf = (at: Date): string => formatLongInstant(at, { withYear: true });

function stateOf({ settled }: Pick<KeptMessage, 'settled'>): string {
  if (settled === null) return 'Espera';
  const { how, by, at } = settled;
  if (how === 'before') return 'Atendido';
  return `${how === 'answered' ? 'Respondido' : 'Atendido'} (${by?.name ?? 'orden del servidor'}, ${whenOf(at)})`;
}

function refusedText(refusal: MessageNotFound | MessageSettled | MessageAnswerRefusal): string {
  if (refusal.kind === 'message-not-found') return 'No hay un solo mensaje con ese número.';
  if (refusal.kind === 'message-settled') return `No se hizo nada. ${stateOf(refusal)}.`;
  return messageAnswerTexts[refusal.kind];
}
