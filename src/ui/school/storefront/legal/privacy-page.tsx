import type { PageMeta } from '#ui/school/boot/page-module.ts';
import { LegalDocument } from './legal-document.tsx';
import { privacyText } from './privacy-text.ts';

const title = 'Política de privacidad';

export function meta(): PageMeta {
  return {
    title,
    description:
      'Qué datos tuyos usa la escuela, para qué, con quién los comparte, cuánto los guarda y cómo ejerces tus derechos.',
    canonical: '/politicas-privacidad',
  };
}

/** What is done with personal data. Source: ROUTE-11. */
export function Component() {
  return (
    <LegalDocument
      name="privacy"
      title={title}
      lead="Qué datos tuyos usamos, para qué, y cómo decides sobre ellos."
      sections={privacyText}
    />
  );
}
