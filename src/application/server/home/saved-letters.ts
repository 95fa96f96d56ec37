import type { Letter } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, type User } from '#domain/accounts/user.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import type { SavedNews } from '#domain/home/saved-product.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { formatMoney, formatPrice } from '#domain/shared/money.ts';

/** Tells what changed of a product that the reader keeps. @param leaveUrl ends these letters by one press. */
export function savedNewsLetter(
  reader: User,
  { title, kind, slug }: ProductCard,
  news: readonly SavedNews[],
  addresses: PublicAddresses,
  leaveUrl: string,
): Letter {
  const fell = news.some((each) => each.kind === 'price-fell');
  return {
    subject: fell ? `Bajó de precio: ${title}` : `Ya tiene fecha: ${title}`,
    preview: 'Es uno de los que guardaste.',
    greeting: `Hola, ${firstName(reader)}:`,
    blocks: [
      { kind: 'text', text: `Guardaste «${title}» y hay algo nuevo:` },
      { kind: 'facts', rows: news.flatMap(rowsOf) },
      { kind: 'link', text: 'Te escribimos porque lo guardaste.', label: 'No quiero estos avisos', url: leaveUrl },
    ],
    action: { label: 'Ver la página', url: addresses.school(productPath(kind, slug)) },
  };
}

function rowsOf(news: SavedNews): readonly (readonly [string, string])[] {
  if (news.kind === 'date-set')
    return [['Fecha', `${formatLongInstant(new Date(news.startsAt), { withYear: true })} (hora de Lima)`]];
  return [
    ['Antes', formatMoney(news.from)],
    ['Ahora', formatPrice(news.to)],
  ];
}
