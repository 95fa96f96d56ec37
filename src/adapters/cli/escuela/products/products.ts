import { parseArgs } from 'node:util';
import type { ShownOfficeProduct } from '#application/read-models/office/products/product-list.ts';
import { ListOfficeProducts } from '#application/server/office/products/list-office-products.ts';
import { MakeProduct } from '#application/server/office/products/make-product.ts';
import { OpenProduct } from '#application/server/office/products/open-product.ts';
import { cataloguePartOf } from '#domain/catalogue/catalogue-menu.ts';
import { type ProductKind, productKinds } from '#domain/catalogue/product-kind.ts';
import { type ProductState, productStates, stateName, TITLE_MISSING } from '#domain/office/products/product-state.ts';
import { type Lack, partName } from '#domain/office/working-copy.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { slugify } from '#domain/shared/slug.ts';
import { type Command, type Print, UsageError } from '#adapters/cli/escuela/command.ts';
import { nothingChanged } from '#adapters/cli/escuela/refusal-texts.ts';
import { noSuchProduct, productOf } from './product-of.ts';

const kindWord = (kind: ProductKind): string => slugify(cataloguePartOf(kind).one);
const stateWord = (state: ProductState): string => slugify(stateName(state));
const kindWords = productKinds.map(kindWord);
const stateWords = productStates.map(stateWord);

/** `products list`: what the school sells or is about to, with what each lacks. */
export const productsList: Command = {
  words: ['products', 'list'],
  usage: `  products list [--kind TIPO] [--state ESTADO] [--words "PALABRAS"]
      Los productos, lo último cambiado primero, con lo que a cada uno le falta para publicarse.
      TIPO: ${kindWords.join(', ')}. ESTADO: ${stateWords.join(', ')}.`,
  prepare(args) {
    const asked = asListed(args);
    return async ({ school }, print) => {
      const list = school.get(ListOfficeProducts);
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const found = await list.execute({ ...asked, page }, null);
        pages = found.pages;
        if (found.total === 0) print('No hay productos así.');
        for (const product of found.products) tell(product, print);
      }
      return 0;
    };
  },
};

/** `products show PRODUCT`: where one stands, and what publishing it would do. */
export const productsShow: Command = {
  words: ['products', 'show'],
  usage: `  products show PRODUCTO
      Un producto: en qué está, qué cambió en su borrador, qué le falta y qué cambiaría al publicarlo.
      PRODUCTO es su número, o el último tramo de la dirección de su página; también en las órdenes que siguen.`,
  prepare(args) {
    const named = onlyProduct('products show', args);
    return async (started, print) => {
      const id = await productOf(started, named);
      const opened = id === null ? null : await started.school.get(OpenProduct).execute(id, null);
      if (opened?.ok !== true) {
        print(noSuchProduct);
        return 1;
      }
      const { changed, effects, lacks, parts, ...product } = opened.value;
      print(lineOf(product));
      print(`  Partes: ${parts.map((part) => partName(part, product.kind)).join(', ')}.`);
      print(
        changed.length === 0
          ? '  El borrador es lo publicado.'
          : `  Por publicar: ${changed.map((part) => partName(part, product.kind)).join(', ')}.`,
      );
      for (const effect of effects) print(`  Al publicar: ${effect}`);
      tellLacks(lacks, product.kind, print);
      return 0;
    };
  },
};

/** `products make KIND --title …`: an empty draft. */
export const productsMake: Command = {
  words: ['products', 'make'],
  logged: 'by-itself',
  usage: `  products make TIPO --title "TÍTULO"
      Crea un producto de ese tipo, vacío: nadie lo ve hasta que se publica.`,
  prepare(args) {
    const { values, positionals } = parsed('products make', args, { title: { type: 'string' } });
    const [word, ...more] = positionals;
    if (word === undefined || more.length > 0) throw new UsageError('products make: indica un solo tipo.');
    const kind = kindOf(word);
    const title = values['title'] ?? '';
    if (title.trim() === '') throw new UsageError(`--title: ${TITLE_MISSING}`);
    return async ({ school }, print, by) => {
      const made = await school.write(MakeProduct, (make) => make.execute(kind, title, by));
      print(made.ok ? `Creado: producto ${made.value}.` : nothingChanged);
      return made.ok ? 0 : 1;
    };
  },
};

/** `products copy PRODUCT`: a draft that begins as another is. */
export const productsCopy: Command = {
  words: ['products', 'copy'],
  logged: 'by-itself',
  usage: `  products copy PRODUCTO
      Crea un producto que empieza como otro está en su borrador, con su temario, sus exámenes o su texto.`,
  prepare(args) {
    const named = onlyProduct('products copy', args);
    return async (started, print, by) => {
      const id = await productOf(started, named);
      const made = id === null ? null : await started.school.write(MakeProduct, (make) => make.copy(id, by));
      print(made?.ok === true ? `Creado: producto ${made.value}.` : `${nothingChanged} ${noSuchProduct}`);
      return made?.ok === true ? 0 : 1;
    };
  },
};

type Listed = Pick<ShownOfficeProduct, 'id' | 'sku' | 'kind' | 'slug' | 'title' | 'state' | 'publishAt'>;

function tell(product: ShownOfficeProduct, print: Print): void {
  print(lineOf(product) + (product.isChanged && product.state !== 'draft' ? ', con cambios por publicar' : ''));
  tellLacks(product.lacks, product.kind, print);
}

function lineOf({ id, sku, kind, slug, title, state, publishAt }: Listed): string {
  const hour =
    publishAt === null ? '' : `, se publica el ${formatLongInstant(new Date(publishAt), { withYear: true })}`;
  return `${id}  ${sku}  ${kindWord(kind)}  «${title}» (${slug})  ${stateWord(state)}${hour}`;
}

/** What is lacking, a line each: what hinders, and what is advice. @param kind of the product; null where it is not known. */
export function tellLacks(lacks: readonly Lack[], kind: ProductKind | null, print: Print): void {
  for (const { part, text, hinders } of lacks)
    print(`  ${hinders ? 'Falta' : 'Conviene'} (${partName(part, kind)}): ${text}`);
}

/** The one product that a command is about. */
export function onlyProduct(command: string, args: readonly string[]): string {
  const [named, ...more] = args;
  if (named === undefined || more.length > 0) throw new UsageError(`${command}: indica un solo producto.`);
  return named;
}

function asListed(args: readonly string[]) {
  const options = { kind: { type: 'string' }, state: { type: 'string' }, words: { type: 'string' } } as const;
  const { values, positionals } = parsed('products list', args, options);
  if (positionals.length > 0) throw new UsageError('products list: solo lleva opciones.');
  return {
    kind: values['kind'] === undefined ? null : kindOf(values['kind']),
    state: values['state'] === undefined ? null : stateOf(values['state']),
    words: values['words'] ?? '',
  };
}

function kindOf(word: string): ProductKind {
  const kind = productKinds.find((each) => kindWord(each) === word);
  if (kind === undefined) throw new UsageError(`«${word}» no es un tipo: escribe ${kindWords.join(', ')}.`);
  return kind;
}

function stateOf(word: string): ProductState {
  const state = productStates.find((each) => stateWord(each) === word);
  if (state === undefined) throw new UsageError(`--state: escribe ${stateWords.join(', ')}.`);
  return state;
}

type TextOptions = Readonly<Record<string, { readonly type: 'string' }>>;

/** Understands arguments that are words and options with a text. @throws UsageError */
export function parsed(
  command: string,
  args: readonly string[],
  options: TextOptions,
): { readonly values: Readonly<Partial<Record<string, string>>>; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${command}: sus opciones son ${names.join(', ')}.`);
  }
}
