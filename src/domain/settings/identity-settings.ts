import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { SCHOOL_STATEMENT } from '#domain/settings/school-statement.ts';
import type { ContentRules } from './content-rules.ts';
import { logoOf } from './school-logo.ts';

/** What the school is called, and the words that its front page begins with. */
export interface IdentitySettings {
  readonly name: string;
  /** One sentence, the largest of the front page; the sign-in app says it too. */
  readonly statement: string;
  /** What stands below it. */
  readonly lead: string;
  /** The picture that stands where its mark and name would, by the name it is kept under; '': the mark that the program draws. */
  readonly logo: string;
  /** The year in which it began, for the copyright line; '': the line shows the present year alone. */
  readonly firstYear: string;
}

/** What may be written of what the school is called. */
export const identityRules: ContentRules<IdentitySettings> = {
  name: { most: 40, missing: 'Escribe cómo se llama la escuela.' },
  statement: { most: 90, missing: 'Escribe la frase con la que empieza la portada.' },
  lead: { most: 240, missing: 'Escribe qué ofrece la escuela, en una o dos frases.' },
  logo: {
    most: 120,
    wrong: (file) => (logoOf(file) === null ? 'Elige otra vez la imagen del logotipo.' : null),
  },
  firstYear: {
    most: 4,
    wrong: (text) => (/^(?:18|19|20)\d\d$/.test(text) ? null : 'Escribe un año de cuatro cifras, como 2007.'),
  },
};

/** What a school begins with. Its first year is the one of LAY-10. */
export const initialIdentity: IdentitySettings = {
  name: schoolIdentity.name,
  statement: SCHOOL_STATEMENT,
  lead: 'Seminarios en vivo, cursos que no vencen y libros para leer en línea. Con certificado que cualquiera puede validar.',
  logo: '',
  firstYear: '2007',
};
