import { emailAddress, LONGEST_EMAIL } from '#domain/accounts/email-address.ts';
import type { Provider } from '#domain/legal/statute.ts';
import { isRucValid, normalizeDocumentNumber } from '#domain/orders/identity-document.ts';
import type { ContentRules, TextRule } from './content-rules.ts';

/** Who answers for the school before the law. How it is reached stands with the school's contact. */
export type ProviderSettings = Omit<Provider, 'email' | 'phone'>;

/** A rule for an address of e-mail. */
export const emailRule = (missing: string): TextRule => ({
  most: LONGEST_EMAIL,
  missing,
  kept: (text) => text.toLowerCase(),
  wrong: (text) => (emailAddress(text).ok ? null : 'Escribe un correo completo, como atencion@tuescuela.pe.'),
});

/** A rule for a RUC, which is kept as its eleven digits. */
export const rucRule = (missing: string): TextRule => ({
  most: 20,
  missing,
  kept: normalizeDocumentNumber,
  wrong: (ruc) => (isRucValid(ruc) ? null : 'El RUC tiene 11 dígitos y el último comprueba los demás. Revísalo.'),
});

/** What may be written of who answers for the school. Source: facts/peru.md, sections 3 and 5. */
export const providerRules: ContentRules<ProviderSettings> = {
  name: { most: 150, missing: 'Escribe la razón social, como figura en la SUNAT.' },
  ruc: rucRule('Escribe el RUC.'),
  address: { most: 200, missing: 'Escribe el domicilio fiscal.' },
  city: { most: 60, missing: 'Escribe la ciudad cuyos jueces ven un desacuerdo.' },
  bookCode: { most: 40, missing: 'Escribe el código de tu Libro de Reclamaciones.' },
  privacyEmail: emailRule('Escribe el correo para los derechos sobre datos personales.'),
};
