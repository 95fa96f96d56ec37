/** The cookie of whoever closed the advertisement: the server then draws none. Source: decisions.md, Screens. */
export const advertisementCookie = 'escuela.anuncio-cerrado';

/** Seconds for which it stays closed: a day. */
export const advertisementClosedFor = 86_400;
