/** Whoever is signed in, and could not be taken on to the school. */
export const NOT_HANDED_OVER = 'No pudimos llevarte a la escuela';
