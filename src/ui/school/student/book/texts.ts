import type { AnnotationState } from './notebook/shown-annotation.ts';

/** How a work is spoken of. */
export const workNames = {
  book: { of: 'del libro', whole: 'el libro completo' },
  magazine: { of: 'de la revista', whole: 'la revista completa' },
} as const;

/** What is said of an annotation that the school does not simply have. */
export const annotationStateTexts: Readonly<Record<AnnotationState, string>> = {
  saved: 'Guardado',
  saving: 'Guardando…',
  waiting: 'Guardado en este equipo. Se enviará cuando vuelva la conexión.',
  conflict: 'Cambió en otro dispositivo. Ábrela para elegir.',
  refused: 'No se pudo guardar.',
};

/** What the field is called that leads to an article or a title. */
export const JUMP_LABEL = 'Ir a un artículo o título';

/** What each key does, as the list tells it. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: '→ o L', does: 'Ir a la sección siguiente' },
  { keys: '← o J', does: 'Ir a la sección anterior' },
  { keys: 'I', does: 'Abrir el índice' },
  { keys: 'G', does: JUMP_LABEL },
  { keys: '/', does: 'Buscar en el libro' },
  { keys: 'N y P', does: 'Ir al resultado siguiente o al anterior' },
  { keys: 'M', does: 'Abrir mis marcas y notas' },
  { keys: 'B', does: 'Poner o quitar un marcador' },
  { keys: 'R', does: 'Resaltar lo seleccionado' },
  { keys: 'O', does: 'Escribir una nota sobre lo seleccionado' },
  { keys: 'T', does: 'Ajustar la letra, el espacio y el fondo' },
  { keys: '?', does: 'Ver esta lista' },
];
