import type { ReviewFilter } from '#domain/learning/review.ts';

export type Done = 'hidden' | 'shown' | 'settled' | 'answered' | 'answer-taken';

export const doneTexts: Readonly<Record<Done, string>> = {
  hidden: 'Ocultaste la opinión: ya no se lee y sus estrellas no cuentan.',
  shown: 'La opinión se lee otra vez y sus estrellas cuentan.',
  settled: 'La opinión queda a la vista; sus reportes están atendidos.',
  answered: 'Publicaste la respuesta de la escuela.',
  'answer-taken': 'Quitaste la respuesta de la escuela.',
};

/** The lists of opinions as an address names them, in the order of their links. */
export const filters: readonly { readonly which: ReviewFilter; readonly inAddress: string; readonly label: string }[] =
  [
    { which: 'all', inAddress: '', label: 'Todas' },
    { which: 'reported', inAddress: 'reportadas', label: 'Reportadas' },
    { which: 'unanswered', inAddress: 'sin-respuesta', label: 'Sin respuesta' },
    { which: 'hidden', inAddress: 'ocultas', label: 'Ocultas' },
  ];

/** What stands where a list is empty. */
export const emptyTexts: Readonly<Record<ReviewFilter, { readonly title: string; readonly detail: string }>> = {
  all: { title: 'No hay opiniones', detail: 'Cuando alguien opine sobre lo que estudió o leyó, aparece aquí.' },
  reported: { title: 'No hay opiniones por revisar', detail: 'Cuando alguien reporte una opinión, aparece aquí.' },
  unanswered: { title: 'No hay opiniones sin respuesta', detail: 'Todas las que se leen tienen una.' },
  hidden: { title: 'No hay opiniones ocultas', detail: 'Las que ocultes se quedan aquí, con su motivo.' },
};
