import type { FrontSection } from '#domain/catalogue/front-sections.ts';
import { factNames } from '#domain/legal/legal-text.ts';

/** How a legal text is asked for, whichever it is. */
export const legalFields = {
  since: {
    label: 'Rige desde',
    hint: 'Un día de Lima, hoy o por venir. Hasta entonces rige la versión anterior, que se podrá leer siempre. Si cambias los términos, avisa por correo con la anticipación que ellos mismos prometen.',
    kind: 'day',
  },
  text: {
    label: 'Texto',
    hint: `Cada sección empieza con una línea «## Título»; una lista, con «- »; lo importante va **así** y un enlace [así](/reclamaciones). Donde escribas ${factNames.join(', ')} sale ese dato de la escuela.`,
    kind: 'document',
  },
} as const;

/** What each part of the front page is called where it is put in order. */
export const frontNames: Readonly<Record<FrontSection, string>> = {
  newest: 'Lo nuevo',
  seminars: 'Próximos seminarios',
  courses: 'Cursos y talleres',
  books: 'Libros y revistas',
  seen: 'Lo que cada quien vio',
  plans: 'Planes',
  ways: 'Otras formas de aprender',
  teachers: 'Quiénes enseñan y escriben',
  how: 'Cómo funciona',
  sellers: 'Vendedores verificados',
  questions: 'Preguntas frecuentes',
};
