import { typeText } from '#domain/catalogue/catalogue-menu.ts';
import { placesText } from '#domain/catalogue/places-text.ts';
import { formatMinutes } from '#domain/shared/length.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { formatLimaTime, formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { conjunction } from '#domain/shared/text.ts';

type Dated = Pick<ProductCard, 'startsAt'>;

/** '14 de diciembre, 7:00 p. m.', a line of which breaks between day and time alone; with the year for what is over. */
export function shortDate({ startsAt }: Dated, withYear: boolean): string | null {
  if (startsAt === null) return null;
  const instant = new Date(startsAt);
  const day = formatLongDay(limaDay(instant), { withYear }).replace(/^\S+ /, '').replaceAll(' ', '\u00a0');
  return withYear ? day : `${day}, ${formatLimaTime(instant)}`;
}

/** The small line of a card: kind, then date or length, how it is rated, and the places that are left. Source: look.md, Product card. */
export function cardMeta(product: ProductCard): string {
  const stars = product.rating === null ? '' : `★ ${product.rating.average}`;
  return joined([
    typeText(product),
    shortDate(product, product.isOver) ?? lengthText(product),
    stars,
    placesText(product.placesLeft),
  ]);
}

/** A line breaks after a dot, never before it. */
function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join('\u00a0· ');
}

/** What is read or subscribed to has no length in hours. */
const unmeasured: ReadonlySet<ProductCard['kind']> = new Set(['book', 'magazine', 'plan']);

/** '12 clases · 6 h', as much of it as there is. */
export function lengthText({ classes, minutes, kind }: ProductCard): string {
  if (unmeasured.has(kind)) return '';
  return joined([
    classes > 0 && kind !== 'consultancy' ? `${classes} ${classes === 1 ? 'clase' : 'clases'}` : '',
    minutes > 0 ? formatMinutes(minutes) : '',
  ]);
}

/** The people of a card in one line: all of two, the first of more. */
export function peopleText(names: readonly string[]): string {
  const [first, second, ...others] = names;
  if (first === undefined) return '';
  if (second === undefined) return first;
  return others.length === 0 ? conjunction([first, second]) : `${first} y ${others.length + 1} más`;
}
