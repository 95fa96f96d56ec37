import type { Question } from './exam.ts';
import type { QuestionFigures } from './question-figures.ts';
import { kindsOfQuestion } from './question-kinds.ts';

/** Attempts from which on figures say something of a question; of fewer a single student moves them. */
export const FEWEST_ATTEMPTS = 20;

/**
 * From where on a question is told to be bad: a discrimination under 0.20 is poor, below 0 the question works against the exam (Ebel
 * and Frisbie, Essentials of Educational Measurement, 1991); of a question that nearly all or nearly none answer, nothing is learnt.
 */
const bounds = { discrimination: 0.2, easy: 0.95, hard: 0.1, unchosen: 0.02 } as const;

/** What figures say of a question. `isBad`: it should be looked at before it is asked again. */
export interface QuestionVerdict {
  readonly isBad: boolean;
  /** Spanish, whole sentences. */
  readonly sentences: readonly string[];
}

/** What the figures of a question mean, in words, the worst first. */
export function verdictOn(
  { kind, options, key }: Pick<Question, 'kind' | 'options'> & { readonly key: readonly string[] },
  { asked, difficulty, discrimination, chosen }: QuestionFigures,
): QuestionVerdict {
  if (asked < FEWEST_ATTEMPTS || difficulty === null) {
    return { isBad: false, sentences: [`Faltan intentos para juzgarla: hacen falta ${FEWEST_ATTEMPTS}.`] };
  }
  const textOf = (id: string): string => options.find((option) => option.id === id)?.text ?? id;
  const keyed = chosen.get(key[0] ?? '') ?? 0;
  const rival = [...chosen]
    .filter(([id, count]) => !key.includes(id) && count > keyed)
    .toSorted((a, b) => b[1] - a[1])[0];
  const isOne = kindsOfQuestion[kind].keyIs === 'one';
  const bad = [
    ...(discrimination !== null && discrimination < 0
      ? ['La aciertan más quienes salen peor en el resto: revisa la respuesta correcta.']
      : []),
    ...(discrimination !== null && discrimination >= 0 && discrimination < bounds.discrimination
      ? ['Casi no distingue a quien sabe de quien no.']
      : []),
    ...(isOne && rival !== undefined ? [`Se elige más «${textOf(rival[0])}» que la correcta.`] : []),
    ...(difficulty > bounds.easy ? ['La acierta casi todo el mundo.'] : []),
    ...(difficulty < bounds.hard ? ['No la acierta casi nadie.'] : []),
  ];
  const unchosen = [...chosen].filter(([id, count]) => !key.includes(id) && count / asked < bounds.unchosen);
  // Of two there is no other to be chosen instead.
  const advice = options.length > 2 ? unchosen.map(([id]) => `Casi nadie elige «${textOf(id)}»: no distrae.`) : [];
  const good = bad.length === 0 && advice.length === 0 ? ['Distingue bien y tiene una dificultad razonable.'] : [];
  return { isBad: bad.length > 0, sentences: [...bad, ...advice, ...good] };
}
