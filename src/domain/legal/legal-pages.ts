/** A text that binds the school and whoever uses it. */
export type LegalTextName = 'terms' | 'privacy' | 'cookies';

interface LegalPage {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  /** What search engines are told of it. */
  readonly description: string;
}

/** Where each text stands, and what stands above it. Source: ROUTE-11. */
export const legalPages: Readonly<Record<LegalTextName, LegalPage>> = {
  terms: {
    path: '/terminos-condiciones',
    title: 'Términos y condiciones',
    lead: 'El contrato entre tú y la escuela, en palabras que se entienden.',
    description:
      'Qué compras, cuánto pagas, cómo devuelves y qué vale un certificado: el contrato entre tú y la escuela.',
  },
  privacy: {
    path: '/politicas-privacidad',
    title: 'Política de privacidad',
    lead: 'Qué datos tuyos usamos, para qué, y cómo decides sobre ellos.',
    description:
      'Qué datos tuyos usa la escuela, para qué, con quién los comparte, cuánto los guarda y cómo ejerces tus derechos.',
  },
  cookies: {
    path: '/politicas-privacidad/cookies',
    title: 'Cookies y almacenamiento',
    lead: 'Qué guardamos en tu navegador y qué espera a que lo aceptes.',
    description: 'Qué guarda la escuela en tu navegador y cómo aceptas o rechazas la medición y los anuncios.',
  },
};

/** The names of the texts, in the order in which they are read. */
export const legalTextNames = Object.keys(legalPages) as readonly LegalTextName[];

/** Where one version of a text can be read whatever holds today: '/terminos-condiciones/version/2'. */
export const legalVersionPath = (name: LegalTextName, version: string): string =>
  `${legalPages[name].path}/version/${version}`;
