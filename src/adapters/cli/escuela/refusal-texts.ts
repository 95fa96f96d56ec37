import { columnOfField } from '#adapters/server/publishing/catalogue-columns.ts';
import type { PublishBookRefusal } from '#application/server/office/publish-book.ts';
import type { SaveProductRefusal } from '#application/server/office/save-product.ts';
import { draftFaultTexts, SLUG_TAKEN } from '#domain/catalogue/product-draft-texts.ts';

const reasons: Readonly<Record<SaveProductRefusal['kind'], string>> = {
  ...draftFaultTexts,
  'slug-taken': SLUG_TAKEN,
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
