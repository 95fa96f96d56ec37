import * as v from 'valibot';
import { thisSchool } from '#adapters/http-contract/shared/wire-values.ts';
import type { CataloguePart } from '#domain/catalogue/catalogue-menu.ts';
import { moduleCodeOf } from '#domain/catalogue/product-kind.ts';
import type { ModuleCode } from '#domain/catalogue/module-segments.ts';
import type { StoredProduct } from '#domain/catalogue/product.ts';
import type { MenuEntry, MenuProduct } from '#domain/catalogue/student-menu.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const menuProduct = v.object({
  id: v.number(),
  titulo: v.string(),
  slug: v.string(),
  slug_module: v.string(),
  modulo_id: v.string(),
  estado: v.number(),
  tipo: v.number(),
  tipoSync: v.nullable(v.string()),
  fecha_inicio: v.nullable(v.string()),
  fecha_fin: v.nullable(v.string()),
  /** Ours: the exact instants of an access; absent in the public menu. */
  since: v.optional(v.string()),
  until: v.optional(v.nullable(v.string())),
});

export const loadMenu = endpoint({
  method: 'GET',
  path: '/api/load-menu',
  summary: 'Menú: lo publicado, por módulo; para quien ingresó, lo suyo',
  area: 'Portada y cabecera',
  signIn: 'optional',
  query: v.object({ web: thisSchool }),
  answer: v.object({
    productos: v.array(
      v.object({
        name: v.string(),
        icon: v.string(),
        module: v.string(),
        url: v.string(),
        slug: v.string(),
        active: v.boolean(),
        products: v.array(menuProduct),
      }),
    ),
  }),
});

type WireMenu = v.InferOutput<NonNullable<typeof loadMenu.answer>>;
type WireEntry = WireMenu['productos'][number];

/** The public menu: one entry for each part of the catalogue that holds something. Source: MENU-1, MENU-4. */
export function presentMenu(
  parts: readonly { readonly part: CataloguePart; readonly products: readonly StoredProduct[] }[],
): WireMenu {
  return { productos: parts.filter(({ products }) => products.length > 0).map(entryOf) };
}

const types: Readonly<Record<MenuProduct['type'], number>> = { pack: 0, single: 1, index: 2 };

/** The menu of whoever is signed in: every module, with what they have of it. Source: MENU-1, MENU-3. */
export function presentStudentMenu(entries: readonly MenuEntry[]): WireMenu {
  return {
    productos: entries.map(({ products, ...entry }) => ({
      ...entry,
      products: products.map(({ id, title, slug, moduleSlug, module, type, sync, since, until }) => ({
        id,
        titulo: title,
        slug,
        slug_module: moduleSlug,
        modulo_id: module,
        estado: 1,
        tipo: types[type],
        tipoSync: sync,
        fecha_inicio: dayOf(since),
        fecha_fin: dayOf(until),
        since,
        until,
      })),
    })),
  };
}

/** The student's menu as the browser keeps it. What is not in force is left out; a `tipo` of neither 1 nor 0 is an index. */
export function parseStudentMenu({ productos }: WireMenu): readonly MenuEntry[] {
  return productos.map(({ products, module, ...entry }) => ({
    ...entry,
    module: module as ModuleCode,
    products: products
      .filter(({ estado }) => estado === 1)
      .map((product) => ({
        id: product.id,
        title: product.titulo,
        slug: product.slug,
        moduleSlug: product.slug_module,
        module: product.modulo_id as ModuleCode,
        type: product.tipo === 1 ? 'single' : product.tipo === 0 ? 'pack' : 'index',
        sync: product.tipoSync,
        since: product.since ?? '',
        until: product.until ?? null,
      })),
  }));
}

function entryOf({ part, products }: { part: CataloguePart; products: readonly StoredProduct[] }): WireEntry {
  const slug = part.path.slice(part.path.lastIndexOf('/') + 1);
  return {
    name: part.title,
    icon: part.icon,
    module: moduleCodeOf(part.kind),
    url: part.path,
    slug,
    active: true,
    products: products.map((product) => productOf(product, slug)),
  };
}

function productOf(product: StoredProduct, slugOfPart: string): WireEntry['products'][number] {
  return {
    id: product.id,
    titulo: product.title,
    slug: product.slug,
    slug_module: slugOfPart,
    modulo_id: moduleCodeOf(product.kind),
    estado: 1,
    tipo: 1,
    tipoSync: null,
    fecha_inicio: dayOf(product.startsAt),
    fecha_fin: dayOf(product.endsAt),
  };
}

function dayOf(instant: string | null): string | null {
  return instant === null ? null : formatDayMonthYear(limaDay(new Date(instant)));
}
