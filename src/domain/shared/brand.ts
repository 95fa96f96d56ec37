declare const brand: unique symbol;

/** A value that the compiler keeps apart from others of the same shape: céntimos from basis points, a date from any text. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
