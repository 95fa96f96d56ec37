import {
  type ConsultationAnswerRefusal,
  LONGEST_CONSULTATION_ANSWER,
  LONGEST_QUESTION,
  type QuestionRefusal,
  SHORTEST_QUESTION,
} from './consultation.ts';

/** What is wrong with a question. */
export const questionTexts: Readonly<Record<QuestionRefusal['kind'], string>> = {
  'question-missing': 'Escribe tu consulta.',
  'question-too-short': `Cuéntanos un poco más: la consulta necesita al menos ${SHORTEST_QUESTION} caracteres.`,
  'question-too-long': `La consulta es demasiado larga: el máximo es de ${LONGEST_QUESTION} caracteres.`,
};

/** What is wrong with an answer. */
export const consultationAnswerTexts: Readonly<Record<ConsultationAnswerRefusal['kind'], string>> = {
  'answer-missing': 'Escribe la respuesta.',
  'answer-too-long': `La respuesta es demasiado larga: el máximo es de ${LONGEST_CONSULTATION_ANSWER} caracteres.`,
};
