/** What stands below the last of a list. Source: SEARCH-5. */
export const NO_MORE = 'No se encuentra más información';
