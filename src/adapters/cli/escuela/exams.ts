import { parseArgs } from 'node:util';
import { ExamRecords, type ExamSettings } from '#application/server/exams/ports/exam-records.ts';
import { SetExam } from '#application/server/exams/set-exam.ts';
import { type Exam, type KeyTelling, keyTellings } from '#domain/exams/exam.ts';
import { type Command, UsageError } from './command.ts';

/** What whoever runs the command says and reads of a setting. */
const tellingWords: Readonly<Record<KeyTelling, string>> = {
  'once-passed': 'al-aprobar',
  'once-closed': 'al-cerrar',
  never: 'nunca',
};
const allOfThem = 'todas';

/** `exams list SLUG`: the exams of a content, with what `exams set` changes. */
export const listExams: Command = {
  words: ['exams', 'list'],
  usage: `  exams list CONTENIDO
      Los exámenes de un contenido: su número, cuántas preguntas tiene el banco y cuántas salen en cada intento, y cuándo
      se muestran las respuestas correctas. CONTENIDO es el último tramo de la dirección de su página.`,
  prepare(args) {
    const [slug, ...more] = args;
    if (slug === undefined || more.length > 0) throw new UsageError('exams list: indica un solo contenido.');
    return async ({ school }, print) => {
      const records = school.get(ExamRecords);
      const content = await records.findContent({ slug });
      const exams = content === null ? [] : await records.ofProduct(content.id);
      for (const exam of exams) print(lineOf(exam, (await records.questionsOf(exam.id)).length));
      if (content === null) print('No hay un contenido publicado con esa dirección.');
      else if (exams.length === 0) print('Ese contenido no tiene exámenes.');
      return content === null ? 1 : 0;
    };
  },
};

/** `exams set ID --draw … --key …`: how many questions an attempt draws, and when its key is told. */
export const setExam: Command = {
  words: ['exams', 'set'],
  logged: 'by-its-words',
  usage: `  exams set NÚMERO [--draw CUÁNTAS|${allOfThem}] [--key ${Object.values(tellingWords).join('|')}]
      --draw: cuántas preguntas del banco salen en cada intento, al azar. Los intentos que ya empezaron no cambian.
      --key: cuándo se muestran las respuestas correctas y sus razones de un intento entregado.`,
  prepare(args) {
    const { examId, settings } = asked(args);
    return async ({ school }, print) => {
      const set = await school.write(SetExam, (exams) => exams.execute(examId, settings));
      if (set.ok) print(lineOf(set.value, (await school.get(ExamRecords).questionsOf(examId)).length));
      else if (set.refusal.kind === 'exam-not-found') print('No hay un examen con ese número.');
      else print(`--draw: el banco tiene ${set.refusal.bank} preguntas; escribe de 1 a ${set.refusal.bank}.`);
      return set.ok ? 0 : 1;
    };
  },
};

function lineOf({ id, title, draws, keyTelling }: Exam, bank: number): string {
  return `${id}  ${title}: ${draws ?? allOfThem} de ${bank} preguntas, respuestas correctas ${tellingWords[keyTelling]}`;
}

function asked(args: readonly string[]): { readonly examId: number; readonly settings: Partial<ExamSettings> } {
  const { values, positionals } = parsed(args);
  const [id = '', ...more] = positionals;
  if (!/^\d{1,9}$/.test(id) || more.length > 0) throw new UsageError('exams set: indica el número de un solo examen.');
  const { draw, key } = values;
  if (draw === undefined && key === undefined) throw new UsageError('exams set: indica --draw, --key o ambos.');
  return {
    examId: Number(id),
    settings: {
      ...(draw !== undefined && { draws: drawsOf(draw) }),
      ...(key !== undefined && { keyTelling: tellingOf(key) }),
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    const options = { draw: { type: 'string' }, key: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError('exams set: sus opciones son --draw, --key.');
  }
}

function drawsOf(text: string): number | null {
  if (text === allOfThem) return null;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--draw: escribe cuántas preguntas, o «${allOfThem}».`);
  return Number(text);
}

function tellingOf(text: string): KeyTelling {
  const telling = keyTellings.find((each) => tellingWords[each] === text);
  if (telling === undefined) throw new UsageError(`--key: escribe ${Object.values(tellingWords).join(', ')}.`);
  return telling;
}
