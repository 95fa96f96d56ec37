import type { ContentRules } from './content-rules.ts';

/** Who answers for certificates, by name and office. Those that are issued already keep whom they name. */
export interface SignerSettings {
  readonly name: string;
  /** Such as 'Directora académica'. */
  readonly office: string;
}

/** What may be written of who answers for certificates. */
export const signerRules: ContentRules<SignerSettings> = {
  name: { most: 100, missing: 'Escribe los nombres y apellidos de quien firma.' },
  office: { most: 80, missing: 'Escribe su cargo.' },
};
