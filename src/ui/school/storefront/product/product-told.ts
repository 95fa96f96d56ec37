import { cataloguePartOf, RECORDING, typeText } from '#domain/catalogue/catalogue-menu.ts';
import type { ProductDetails } from '#domain/catalogue/product.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { capitalised } from '#domain/shared/text.ts';
import { lengthText } from '#ui/school/storefront/catalogue/product-texts.ts';
import { type Fact, factsOf, LIMA_HOUR } from './product-facts.ts';
import { type AskedQuestion, questionsOf } from './product-questions.ts';

/**
 * What a product's page says in words that rules make. It travels with what the page has loaded: the rules, and the words that
 * are not said of this product, are no weight of the first visit.
 */
export interface ToldProduct {
  /** 'Curso · Tributación'. */
  readonly what: string;
  /** When it is held, or how much it is; null: neither is known. */
  readonly extent: { readonly icon: 'book-open' | 'calendar' | 'clock'; readonly text: string } | null;
  readonly facts: readonly Fact[];
  readonly questions: readonly AskedQuestion[];
}

export function toldOf(product: ProductDetails): ToldProduct {
  return {
    what: whatOf(product),
    extent: extentOf(product),
    facts: factsOf(product, product.isOver),
    questions: questionsOf(product),
  };
}

function whatOf(product: ProductDetails): string {
  const { category, kind } = product;
  const type = typeText(product);
  return category === null || category.title === cataloguePartOf(kind).title ? type : `${type} · ${category.title}`;
}

function extentOf(product: ProductDetails): ToldProduct['extent'] {
  if (product.startsAt !== null) {
    const day = formatLongInstant(new Date(product.startsAt), { withYear: product.isOver });
    return {
      icon: 'calendar',
      text: product.isOver ? `${RECORDING} del ${day}` : `${capitalised(day)} ${LIMA_HOUR}`,
    };
  }
  const level = product.level === null ? '' : `Nivel ${product.level}`;
  const pages = product.bibliographic.find(({ label }) => label === 'Páginas');
  const length = pages === undefined ? lengthText(product) : `${pages.value} páginas`;
  const text = [length, level].filter(Boolean).join(' · ');
  return text === '' ? null : { icon: pages === undefined ? 'clock' : 'book-open', text };
}
