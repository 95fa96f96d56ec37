export const searchLabel = 'Buscar en la escuela';
export const searchPlaceholder = '¿Qué quieres aprender?';

/** The page of what a text finds, and the parameter that carries the text; a form without script goes there too. */
export const resultsPath = '/buscar';
export const searchParameter = 'q';
