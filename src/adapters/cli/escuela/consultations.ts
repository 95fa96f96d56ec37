import { parseArgs } from 'node:util';
import type { StartedSchool } from '#adapters/server/wiring/start.container.ts';
import {
  AnswerConsultation,
  type AnswerConsultationRefusal,
} from '#application/server/learning/answer-consultation.ts';
import { Consultations } from '#application/server/learning/ports/consultations.ts';
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
        print(`${id}  «${content.title}»  ${formatLongInstant(askedAt)}`);
        print(`    ${question.replaceAll('\n', '\n    ')}`);
      }
      return 0;
    };
  },
};

/** `consultations answer ID --text …`: the student gets a letter and finds the answer where the question was asked. */
export const answerConsultation: Command = {
  words: ['consultations', 'answer'],
  logged: 'by-its-words',
  usage: `  consultations answer ID --text "RESPUESTA" [--teacher DOCENTE]
      Responde una consulta; el estudiante recibe un correo y la ve en su curso. DOCENTE es el último tramo de la
      dirección de su página, como rosa-huaman; sin él responde el equipo docente.`,
  prepare(args) {
    const { values, positionals } = parsed(args);
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) throw new UsageError('consultations answer: indica una sola consulta.');
    if (values.text === undefined) throw new UsageError('--text: falta la respuesta.');
    const { text, teacher = null } = values;
    return (started, print) => answer(id, text, teacher, started, print);
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
  'consultation-not-waiting': 'No hay una consulta por responder con ese código.',
  'teacher-unknown': 'No hay un docente con esa dirección.',
  'answer-missing': 'Falta la respuesta.',
};

async function answer(
  id: string,
  text: string,
  teacher: string | null,
  { school }: StartedSchool,
  print: Print,
): Promise<number> {
  const answered = await school.write(AnswerConsultation, (useCase) => useCase.execute(id, text, teacher));
  print(answered.ok ? 'Respondida. El estudiante recibirá un correo.' : refusalTexts[answered.refusal.kind]);
  return answered.ok ? 0 : 1;
}
