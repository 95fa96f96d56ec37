import type { ActivePlan, OwnedProduct } from '#domain/accounts/ownership.ts';
import { moduleSegments, type ModuleCode } from './module-segments.ts';
import { moduleCodeOf, type ProductKind } from './product-kind.ts';

/** One thing that a menu entry leads to. Source: MENU-1. */
export interface MenuProduct {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  /** slug_module: the segment of its module. */
  readonly moduleSlug: string;
  readonly module: ModuleCode;
  /** tipo: a product by itself, what a pack gives of the module, or what a PRO plan gives of it. */
  readonly type: 'single' | 'pack' | 'index';
  /** tipoSync: the plan whose contents an index lists; null for the others. */
  readonly sync: string | null;
  /** ISO 8601. */
  readonly since: string;
  readonly until: string | null;
}

/** An entry of the student's menu. Source: MENU-1. */
export interface MenuEntry {
  readonly name: string;
  readonly icon: string;
  readonly module: ModuleCode;
  /** The `categoryUrl` of MAIN-7, without slashes. */
  readonly url: string;
  /** What `category` names it by (MAIN-9): the url, save for the entries that share one. */
  readonly slug: string;
  /** Whether the student has something in it. */
  readonly active: boolean;
  readonly products: readonly MenuProduct[];
}

interface EntryFacts {
  readonly module: ModuleCode;
  readonly name: string;
  readonly icon: string;
  /** What it holds of the catalogue; nothing of the school's own kinds for most. */
  readonly kinds: readonly ProductKind[];
  /** Where several entries share a module. */
  readonly slug?: string;
}

/** Every entry in the order it is offered; the module VT is several, by what is studied. */
export const menuEntries: readonly EntryFacts[] = [
  { module: 'VT', slug: 'cursos', name: 'Cursos', icon: 'play', kinds: ['course'] },
  { module: 'SE', name: 'Seminarios', icon: 'seminar', kinds: ['seminar'] },
  { module: 'VT', slug: 'talleres', name: 'Talleres', icon: 'workshop', kinds: ['workshop'] },
  {
    module: 'VT',
    slug: 'cursos-especializados',
    name: 'Cursos especializados',
    icon: 'graduation',
    kinds: ['specialised-course'],
  },
  { module: 'VT', slug: 'diplomados', name: 'Diplomados', icon: 'certificate', kinds: ['diploma'] },
  { module: 'LI', name: 'Libros', icon: 'book', kinds: ['book'] },
  { module: 'RV', name: 'Revistas', icon: 'magazine', kinds: ['magazine'] },
  { module: 'CO', name: 'Consultorías', icon: 'briefcase', kinds: ['consultancy'] },
  { module: 'PA', name: 'Planes', icon: 'layers', kinds: ['plan'] },
  { module: 'JR', name: 'Jurisprudencias', icon: 'shield', kinds: [] },
  { module: 'LE', name: 'Legislaciones', icon: 'list', kinds: [] },
  { module: 'NL', name: 'Normas', icon: 'list', kinds: [] },
  { module: 'EN', name: 'Comentarios legales', icon: 'chat', kinds: [] },
  { module: 'TP', name: 'Tips', icon: 'note', kinds: [] },
  { module: 'NO', name: 'Noticias', icon: 'globe', kinds: [] },
  { module: 'ID', name: 'Indicadores', icon: 'calculator', kinds: [] },
  { module: 'CA', name: 'Calendario', icon: 'calendar', kinds: [] },
  { module: 'COT', name: 'Llamadas', icon: 'phone', kinds: [] },
  { module: 'COB', name: 'Banco de consultas', icon: 'bank', kinds: [] },
  { module: 'RE', name: 'Recursos', icon: 'attachment', kinds: [] },
  { module: 'AV', name: 'Data', icon: 'grid', kinds: [] },
  { module: 'PI', name: 'Pioners', icon: 'users', kinds: [] },
  { module: 'PD', name: 'Pódcast', icon: 'captions', kinds: [] },
  { module: 'VD', name: 'TV', icon: 'video', kinds: [] },
  { module: 'VDL', name: 'Lecciones', icon: 'video', kinds: [] },
];

/** The slug of the entry that holds a kind of product. */
export function menuSlugOf(kind: ProductKind): string {
  const facts = menuEntries.find(({ kinds }) => kinds.includes(kind));
  return facts === undefined ? '' : slugOf(facts);
}

/** The kinds that the entry of a slug holds; null: there is no such entry. */
export function kindsOfMenuSlug(slug: string): readonly ProductKind[] | null {
  return menuEntries.find((facts) => slugOf(facts) === slug)?.kinds ?? null;
}

/** The menu of whoever owns `owned` and has `plans` in force: every entry, active where there is something in it. Source: MENU-1, MENU-3. */
export function studentMenu(owned: readonly OwnedProduct[], plans: readonly ActivePlan[]): readonly MenuEntry[] {
  return menuEntries.map((facts) => {
    const products = owned.filter(({ kind }) => facts.kinds.includes(kind));
    const singles = products.filter(({ plan }) => plan === null).map(singleOf);
    const shared = plans.flatMap((plan) => {
      const given = products.some((each) => each.plan?.id === plan.id);
      return given ? [shareOf(plan, facts.module)] : [];
    });
    return {
      name: facts.name,
      icon: facts.icon,
      module: facts.module,
      url: moduleSegments[facts.module],
      slug: slugOf(facts),
      active: products.length > 0,
      products: [...singles, ...once(shared)],
    };
  });
}

function slugOf({ module, slug }: EntryFacts): string {
  return slug ?? moduleSegments[module];
}

function singleOf({ id, title, slug, kind, since, until }: OwnedProduct): MenuProduct {
  const module = moduleCodeOf(kind);
  return { id, title, slug, module, moduleSlug: moduleSegments[module], type: 'single', sync: null, since, until };
}

function shareOf({ id, title, slug, page, since, until }: ActivePlan, module: ModuleCode): MenuProduct {
  const index = page === 'pro';
  return {
    id,
    title,
    slug,
    module,
    moduleSlug: moduleSegments[module],
    type: index ? 'index' : 'pack',
    sync: index ? String(id) : null,
    since,
    until,
  };
}

/** A plan that is both one's own and somebody else's stands once. */
function once(shared: readonly MenuProduct[]): readonly MenuProduct[] {
  return [...new Map(shared.map((each) => [each.id, each])).values()];
}
