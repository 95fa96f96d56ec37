import { parseArgs } from 'node:util';
import { AnswerComplaint } from '#application/server/complaints/answer-complaint.ts';
import { Clock } from '#application/ports/clock.ts';
import { Complaints, type ComplaintWithEvents } from '#application/server/complaints/ports/complaints.ts';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import { daysBetween, formatLongInstant, limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { type ComplaintReply, replyTexts } from '#domain/complaints/complaint-answer.ts';
import { readComplaintNumber } from '#domain/complaints/complaint-number.ts';
import { complaintRows, complaintWord } from '#domain/complaints/complaint-words.ts';
import { type Command, type Print, textOfFile, UsageError } from './command.ts';

/** `complaints list [--all]`: the sheets that wait for an answer, the most urgent first. */
export const listComplaints: Command = {
  words: ['complaints', 'list'],
  usage: `  complaints list [--all]
      Hojas de reclamación por responder, primero las que vencen antes; con --all, todas.`,
  prepare(args) {
    const { values } = parsed(args, { all: { type: 'boolean' } }, 'complaints list: la única opción es --all.');
    return async ({ school }, print) => {
      const list = await school.get(Complaints).list(values.all === true ? 'all' : 'unanswered');
      const today = limaDay(school.get(Clock).now());
      for (const each of list) print(lineOf(each, today));
      if (list.length === 0) print(values.all === true ? 'El libro está vacío.' : 'No hay hojas por responder.');
      return 0;
    };
  },
};

/** `complaints show NUMBER`: a sheet in full, with what was done about it. */
export const showComplaint: Command = {
  words: ['complaints', 'show'],
  usage: `  complaints show NÚMERO
      Una hoja completa, con las acciones y respuestas registradas. NÚMERO: 000000001-2026 o 1-2026.`,
  prepare(args) {
    const number = onlyNumber(parsed(args, {}, 'complaints show: indica un solo número.').positionals, 'show');
    return async ({ school }, print) => {
      const full = readComplaintNumber(number);
      const found = full === null ? null : await school.get(Complaints).byNumber(full);
      if (found === null) return notFound(print);
      for (const line of sheetLines(found)) print(line);
      return 0;
    };
  },
};

/** `complaints answer NUMBER --by NAME --text … | --file …`: answers, or with `--action` only notes an action taken. */
export const answerComplaint: Command = {
  words: ['complaints', 'answer'],
  logged: 'by-itself',
  usage: `  complaints answer NÚMERO --by "NOMBRE" (--text "RESPUESTA" | --file RUTA) [--action]
      Registra la respuesta bajo la hoja, que no cambia, y la envía al correo del consumidor.
      Con --action solo se registra una acción adoptada, sin enviar nada.`,
  prepare(args) {
    const options = {
      by: { type: 'string' },
      text: { type: 'string' },
      file: { type: 'string' },
      action: { type: 'boolean' },
    } as const;
    const wrong = 'complaints answer: las opciones son --by, --text, --file y --action.';
    const { values, positionals } = parsed(args, options, wrong);
    const number = onlyNumber(positionals, 'answer');
    if ((values.text === undefined) === (values.file === undefined))
      throw new UsageError('complaints answer: escribe la respuesta con --text, o indica su archivo con --file.');
    const by = values.by?.trim() ?? '';
    if (by === '') throw new UsageError('--by: falta el nombre de quien responde.');
    const text = values.text ?? textOfFile('--file', values.file ?? '');
    const kind = values.action === true ? 'action' : 'answer';
    return (started, print, account) => answer(number, { kind, text, by }, { started, print, account });
  },
};

async function answer(
  number: string,
  given: ComplaintReply,
  { started: { school }, print, account }: { started: StartedSchool; print: Print; account: string | null },
): Promise<number> {
  const done = await school.write(AnswerComplaint, (book) => book.execute(number, given, { by: account, seen: null }));
  if (!done.ok) {
    const { kind } = done.refusal;
    if (kind === 'complaint-not-found' || kind === 'complaint-moved') return notFound(print);
    print(`No se registró nada. ${replyTexts[kind]}`);
    return 1;
  }
  const { content, number: full } = done.value.complaint;
  print(`Registrada la ${given.kind === 'answer' ? 'respuesta' : 'acción'} a la hoja ${full}.`);
  if (given.kind === 'answer')
    print(
      content.email === ''
        ? `No dejó correo: envíala por escrito a ${content.address}.`
        : `Se envía a ${content.email}.`,
    );
  return 0;
}

function parsed<O extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: O,
  wrong: string,
) {
  try {
    return parseArgs({ args: [...args], options: options as NonNullable<O>, allowPositionals: true });
  } catch {
    throw new UsageError(wrong);
  }
}

function onlyNumber([number, ...more]: readonly string[], word: string): string {
  if (number === undefined || more.length > 0) throw new UsageError(`complaints ${word}: indica un solo número.`);
  return number;
}

function notFound(print: Print): number {
  print('No hay una hoja con ese número.');
  return 1;
}

function lineOf({ complaint, events }: ComplaintWithEvents, today: PlainDate): string {
  const { number, content, answerDue } = complaint;
  const answered = events.findLast(({ kind }) => kind === 'answer');
  const state = answered === undefined ? stateOf(answerDue, today) : `respondida el ${day(answered.at)}`;
  return `${number}  ${complaintWord(content.kind).padEnd(7)}  vence ${formatDayMonthYear(answerDue)}  ${state}  ${content.fullName}`;
}

function stateOf(answerDue: PlainDate, today: PlainDate): string {
  const left = daysBetween(today, answerDue);
  if (left < 0) return 'FUERA DE PLAZO';
  return left === 0 ? 'vence hoy' : `faltan ${left} días`;
}

function sheetLines({ complaint, events }: ComplaintWithEvents): readonly string[] {
  const rows = complaintRows(complaint.content);
  return [
    `Hoja de reclamación ${complaint.number}`,
    `Registrada: ${formatLongInstant(complaint.filedAt, { withYear: true })}`,
    `Responder hasta: ${formatDayMonthYear(complaint.answerDue)}`,
    ...[...rows.consumer, ...rows.good, ...rows.claim].map(([name, value]) => `${name}: ${value}`),
    ...events.map(
      ({ kind, text, by, at }) => `${kind === 'answer' ? 'Respuesta' : 'Acción'} del ${day(at)}, ${by}: ${text}`,
    ),
  ];
}

function day(at: Date): string {
  return formatDayMonthYear(limaDay(at));
}
