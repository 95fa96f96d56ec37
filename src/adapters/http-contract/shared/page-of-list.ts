import * as v from 'valibot';

/** A page of a list in a query, from 1; the first where it is not said. */
export const pageOfList = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'La página empieza en 1.')), '1');
