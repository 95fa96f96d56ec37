/** modulo_id of what can be bought. Source: MENU-3; decisions.md, Products and routes. */
export type ProductModuleCode = 'SE' | 'VT' | 'LI' | 'RV' | 'CO' | 'PA';

interface KindFacts {
  readonly moduleCode: ProductModuleCode;
  /** Where its pages live, with slashes at both ends. */
  readonly folder: string;
}

const FACTS = {
  seminar: { moduleCode: 'SE', folder: '/seminarios/' },
  course: { moduleCode: 'VT', folder: '/cursos/' },
  workshop: { moduleCode: 'VT', folder: '/talleres/' },
  book: { moduleCode: 'LI', folder: '/contenidos/libros/' },
  magazine: { moduleCode: 'RV', folder: '/contenidos/revistas/' },
  consultancy: { moduleCode: 'CO', folder: '/contenidos/consultorias/' },
  diploma: { moduleCode: 'VT', folder: '/diplomados/' },
  'specialised-course': { moduleCode: 'VT', folder: '/cursos-especializados/' },
  plan: { moduleCode: 'PA', folder: '/contenidos/planes/' },
} as const satisfies Readonly<Record<string, KindFacts>>;

/** What the school sells. Source: SITE-4. */
export type ProductKind = keyof typeof FACTS;

/** Every kind of product. */
export const productKinds = Object.keys(FACTS) as [ProductKind, ...ProductKind[]];

/** Whether a text names a kind of product. */
export function isProductKind(text: string): text is ProductKind {
  return Object.hasOwn(FACTS, text);
}

/** The kinds that a text names, with commas between them. */
export const productKindsIn = (text: string): ProductKind[] => text.split(',').filter(isProductKind);

/** Whether a text names kinds and nothing else, with commas between them, or none at all. */
export const areProductKinds = (text: string): boolean => text === '' || text.split(',').every(isProductKind);

/** The module code that calls of section 7 carry for a kind. */
export function moduleCodeOf(kind: ProductKind): ProductModuleCode {
  return FACTS[kind].moduleCode;
}

/** Whether whoever has a product of a kind may ask questions in it. */
export function hasQuestions(kind: ProductKind): boolean {
  return moduleCodeOf(kind) === 'VT' || kind === 'consultancy';
}

/** What somebody is of a product of a kind, where nothing else is said of them. */
export function staffPartIn(kind: string): string {
  if (kind === 'book' || kind === 'magazine') return 'Autoría';
  return kind === 'consultancy' ? 'Especialista' : 'Docente';
}

/** The path of a product's own page. Source: decisions.md, Products and routes. */
export function productPath(kind: ProductKind, slug: string): string {
  return FACTS[kind].folder + slug;
}

/** Where anyone reads the free sample of a book or a magazine. */
export function samplePath(kind: 'book' | 'magazine', slug: string): string {
  return `/lectura/${kind === 'book' ? 'libros' : 'revistas'}/${slug}`;
}

/**
 * Where whoever owns a product uses it: what is read in the reader, a seminar on the page of its date and room, a plan among all
 * contents, the rest on its content page.
 */
export function contentPath(kind: ProductKind, slug: string): string {
  if (kind === 'plan') return '/main/mis-contenidos';
  if (kind === 'seminar') return `/main/seminarios/${slug}`;
  if (kind === 'book') return `/main/libros/indice/${slug}`;
  return kind === 'magazine' ? `/main/revistas/indice/${slug}` : `/main/contenido/${slug}`;
}
