/** What is said of a file that brings only what is known. */
export const NOTHING_NEW = 'El archivo no trae nada nuevo';

/** What is asked of whoever looks at what was read of a file. */
export const LOOK_AT_COLUMNS = 'Mira si las columnas se leen bien.';
