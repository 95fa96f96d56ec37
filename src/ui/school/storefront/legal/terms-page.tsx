import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { LegalDocument } from './legal-document.tsx';
import { termsText } from './terms-text.ts';

const title = 'Términos y condiciones';

export function meta(): PageMeta {
  return {
    title,
    description:
      'Qué compras, cuánto pagas, cómo devuelves y qué vale un certificado: el contrato entre tú y la escuela.',
    canonical: '/terminos-condiciones',
  };
}

/** What is bought, paid, given back and certified. Source: ROUTE-11. */
export function Component() {
  return (
    <LegalDocument
      name="terms"
      title={title}
      lead="El contrato entre tú y la escuela, en palabras que se entienden."
      sections={termsText}
    />
  );
}
