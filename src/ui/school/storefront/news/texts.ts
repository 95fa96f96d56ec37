/** What is said when the newsletter's two steps, or its end, are done; the first is the footer's as well. */
export const newsTexts = {
  confirmed: 'Listo, desde ahora recibirás las novedades. En tu correo tienes el enlace para darte de baja.',
  savedLeft: 'Listo, ya no te escribiremos sobre lo que guardaste.',
  left: 'Listo, ya no te enviaremos novedades.',
} as const;
