/** What a person agrees to, each with a box of its own that is not ticked beforehand. */
export type ConsentPurpose = 'terms' | 'marketing' | 'tracking';

/** What a person agreed or did not agree to, by the text that was shown. */
export interface GivenConsent {
  readonly purpose: ConsentPurpose;
  readonly textVersion: string;
  /** Fingerprint of the text that was shown. */
  readonly textHash: string;
  readonly granted: boolean;
}

export interface ConsentText {
  /** Changes with the text; kept with each consent, so that it can be shown what was agreed to. */
  readonly version: string;
  /** What stands beside the box. */
  readonly text: string;
}

/** What is said to whoever goes on without having agreed to the terms. */
export const TERMS_NEEDED = 'Acepta los términos y condiciones para continuar.';

/** The texts in force. Source: facts/peru.md, section 6 (separate boxes; the burden of proof is the school's). */
export const consentTexts: Readonly<Record<ConsentPurpose, ConsentText>> = {
  terms: {
    version: '2026-11-26',
    text: 'He leído y acepto los términos y condiciones y la política de privacidad de la escuela.',
  },
  marketing: {
    version: '2026-11-26',
    text: 'Quiero recibir por correo novedades y ofertas de la escuela. Puedo darme de baja cuando quiera.',
  },
  tracking: {
    version: '2026-11',
    text: 'Queremos medir qué páginas y anuncios funcionan, con herramientas de Google y Meta que guardan cookies. Si no aceptas, no se carga nada de ellas y todo funciona igual.',
  },
};
