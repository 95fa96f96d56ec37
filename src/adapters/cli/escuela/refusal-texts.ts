import { columnOfField } from '#adapters/server/publishing/catalogue-columns.ts';
import type { PublishBookRefusal } from '#application/server/office/publish-book.ts';
import type { SaveProductRefusal } from '#application/server/office/save-product.ts';
import { HIGHEST_PRICE } from '#domain/pricing/product-price.ts';
import { formatMoney } from '#domain/shared/money.ts';

const reasons: Readonly<Record<SaveProductRefusal['kind'], string>> = {
  'field-empty': 'está vacío',
  'field-too-long': 'es demasiado largo',
  'slug-malformed': 'solo lleva minúsculas, números y guiones',
  'slug-reserved': 'es una dirección de la propia escuela',
  'rate-not-allowed': 'debe ser 0 o la tasa general de la escuela',
  'price-too-small': 'debe ser 0.00 o al menos 0.04, porque está gravado con IGV',
  'price-too-large': `no puede pasar de ${formatMoney(HIGHEST_PRICE)}`,
  'discount-not-lower': 'no puede superar el precio normal, y el descuento debe ser menor que él',
  'dates-missing': 'falta: un seminario necesita fecha y hora de inicio',
  'dates-reversed': 'debe ser después del inicio',
  'slug-taken': 'ya lo usa otro producto o vendedor',
  'kind-changed': 'no puede cambiar en un producto que ya existe',
};

/** The column at fault and the reason, for whoever imports. */
export function saveRefusalText(refusal: SaveProductRefusal): string {
  const reason = refusal.kind === 'slug-taken' ? `${reasons[refusal.kind]} (${refusal.by})` : reasons[refusal.kind];
  return `${columnOfField[refusal.field]}: ${reason}`;
}

/** Why a book was not published. */
export function publishRefusalText(refusal: PublishBookRefusal): string {
  switch (refusal.kind) {
    case 'book-empty':
      return 'Ningún capítulo tiene texto.';
    case 'book-too-long':
      return `El libro tiene demasiadas secciones; el máximo es ${refusal.most}.`;
    case 'book-exists':
      return `Ya hay un libro con ese código, en «${refusal.slug}». Usa --replace para reemplazarlo, o --sku para otro.`;
    case 'category-unknown':
      return `--category: no existe la categoría «${refusal.slug}».`;
    case 'author-unnamed':
      return `--author: «${refusal.name}» no es un nombre.`;
    case 'author-page-taken':
      return `--author: «${refusal.name}» tendría la página de «${refusal.by}». Si es la misma persona, escribe su nombre así.`;
    default:
      return `${saveRefusalText(refusal)}.`;
  }
}

/** What a command about a certificate says of a code that it cannot follow, or of a reason that is missing. */
export const certificateTexts = {
  'certificate-not-found': 'No hay un certificado con ese código.',
  'reason-missing': 'Falta el motivo.',
  'code-malformed': 'El código está mal escrito: revisa sus letras y números.',
} as const;

/** How a command ends that did nothing. */
export const nothingChanged = 'No se cambió nada.';
export const nothingImported = 'No se importó nada.';
