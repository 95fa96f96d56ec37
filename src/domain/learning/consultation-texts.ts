import { LONGEST_QUESTION, type QuestionRefusal, SHORTEST_QUESTION } from './consultation.ts';

/** What is wrong with a question. */
export const questionTexts: Readonly<Record<QuestionRefusal['kind'], string>> = {
  'question-missing': 'Escribe tu consulta.',
  'question-too-short': `Cuéntanos un poco más: la consulta necesita al menos ${SHORTEST_QUESTION} caracteres.`,
  'question-too-long': `La consulta es demasiado larga: el máximo es de ${LONGEST_QUESTION} caracteres.`,
};
