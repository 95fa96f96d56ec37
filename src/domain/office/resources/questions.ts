import { MOST_FRONT_QUESTIONS } from '#domain/support/help-question.ts';
import { columnOf, describeResource } from './resource.ts';
import { field } from './field-kinds.ts';

const fields = {
  question: field.line('Pregunta', { longest: 200 }),
  answer: field.lines('Respuesta', {
    longest: 8000,
    hint: 'Deja una línea en blanco entre párrafos. Admite **negrita**, listas con guiones y [enlaces](/contacto).',
  }),
};

/** What many ask, and its answer. */
export const questions = describeResource({
  name: 'questions',
  thing: 'question',
  path: 'preguntas',
  title: 'Preguntas frecuentes',
  lead: `Se leen en la página de ayuda, en este orden; las ${MOST_FRONT_QUESTIONS} primeras también en la portada.`,
  texts: { add: 'Nueva pregunta', none: 'Todavía no hay preguntas', inUse: '' },
  sees: 'see-front',
  changes: 'manage-front',
  fields,
  nameField: 'question',
  columns: [columnOf(fields, 'question')],
  orders: { position: 'El orden de la página' },
  isOrdered: true,
  unique: { question: 'Esta pregunta ya está.' },
  pageOf: () => '/ayuda',
});
