import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { LegalDocument } from './legal-document.tsx';
import { cookiesText } from './cookies-text.ts';

const title = 'Cookies y almacenamiento';

export function meta(): PageMeta {
  return {
    title,
    description: 'Qué guarda la escuela en tu navegador y cómo aceptas o rechazas la medición y los anuncios.',
    canonical: '/politicas-privacidad/cookies',
  };
}

/** What is kept in a browser, and what waits for consent. Source: ROUTE-11. */
export function Component() {
  return (
    <LegalDocument
      name="cookies"
      title={title}
      lead="Qué guardamos en tu navegador y qué espera a que lo aceptes."
      sections={cookiesText}
    />
  );
}
