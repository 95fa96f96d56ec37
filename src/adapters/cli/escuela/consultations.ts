import { parseArgs } from 'node:util';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import {
  AnswerConsultation,
  type AnswerConsultationRefusal,
} from '#application/server/learning/answer-consultation.ts';
import { Consultations } from '#application/server/learning/ports/consultations.ts';
import { consultationAnswerTexts } from '#domain/learning/consultation-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { type Command, type Print, UsageError } from './command.ts';

/** `consultations list`: the questions that wait for an answer, the oldest first. */
export const listConsultations: Command = {
  words: ['consultations', 'list'],
  usage: `  consultations list
      Muestra las consultas de estudiantes por responder, la más antigua primero.`,
  prepare(args) {
    if (args.length > 0) throw new UsageError('consultations list: no lleva opciones.');
    return async ({ school }, print) => {
      const waiting = await school.get(Consultations).waiting();
      if (waiting.length === 0) print('No hay consultas por responder.');
      for (const { id, content, question, askedAt } of waiting) {
        print(`${id}  «${content.title}»  ${formatLongInstant(askedAt, { withYear: true })}`);
        print(`    ${question.replaceAll('\n', '\n    ')}`);
      }
      return 0;
    };
  },
};

/** `consultations answer ID --text …`: the student gets a letter and finds the answer where the question was asked. */
export const answerConsultation: Command = {
  words: ['consultations', 'answer'],
  logged: 'by-itself',
  usage: `  consultations answer ID --text "RESPUESTA" [--teacher DOCENTE]
      Responde una consulta; el estudiante recibe un correo y la ve en su curso. DOCENTE es el último tramo de la
      dirección de su página, como rosa-huaman; sin él responde el equipo docente.`,
  prepare(args) {
    const { values, positionals } = parsed(args);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UsageError('consultations answer: indica una sola consulta.');
    if (values.text === undefined) throw new UsageError('--text: falta la respuesta.');
    const { text, teacher = null } = values;
    return (started, print, by) => answer(id, text, teacher, by, started, print);
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { text: { type: 'string' }, teacher: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError('consultations answer: las opciones son --text y --teacher.');
  }
}

const refusalTexts: Readonly<Record<AnswerConsultationRefusal['kind'], string>> = {
  'consultation-not-found': 'No hay una consulta con ese código.',
  'consultation-not-yours': 'No hay una consulta con ese código.',
  'consultation-answered': 'Esa consulta ya está respondida.',
  'teacher-unknown': 'No hay un docente con esa dirección.',
  ...consultationAnswerTexts,
};

async function answer(
  id: string,
  text: string,
  teacher: string | null,
  by: string | null,
  { school }: StartedSchool,
  print: Print,
): Promise<number> {
  const answered = await school.write(AnswerConsultation, (useCase) => useCase.byCommand(id, text, teacher, by));
  print(answered.ok ? 'Respondida. El estudiante recibirá un correo.' : refusalTexts[answered.refusal.kind]);
  return answered.ok ? 0 : 1;
}
