import { isSchoolCode } from '#domain/learning/certificate-code.ts';
import type { ContentRules } from './content-rules.ts';

/** Who answers for certificates, by name and office, and how their codes begin. Those that are issued already keep both. */
export interface SignerSettings {
  readonly name: string;
  /** Such as 'Directora académica'. */
  readonly office: string;
  /** The school's letters, such as 'ES'. */
  readonly code: string;
}

/** What may be written of who answers for certificates. */
export const signerRules: ContentRules<SignerSettings> = {
  name: { most: 100, missing: 'Escribe los nombres y apellidos de quien firma.' },
  office: { most: 80, missing: 'Escribe su cargo.' },
  code: {
    most: 20,
    missing: 'Escribe las letras con que empieza cada código, como ES.',
    kept: (text) => text.toUpperCase(),
    wrong: (text) => (isSchoolCode(text) ? null : 'El código lleva de 2 a 5 letras de la A a la Z, sin eñe ni tildes.'),
  },
};
