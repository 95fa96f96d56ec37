import type { KeepPartRefusal } from '#application/server/office/products/edit-part.ts';
import type { ScheduleRefusal } from '#application/server/office/products/change-product-state.ts';
import type { MakeProductRefusal } from '#application/server/office/products/make-product.ts';
import type { PublishProductRefusal } from '#application/server/office/products/publish-product.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import type { VersionRefusal } from '#application/server/office/products/restore-version.ts';
import { TITLE_MISSING } from '#domain/office/products/product-state.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';

/** How each refusal about a product in the office is answered. */
export const officeProductRefusals: RefusalTable<
  KeepPartRefusal | PublishProductRefusal | MakeProductRefusal | ScheduleRefusal | VersionRefusal
> = {
  'title-missing': { status: 400, field: 'title', detail: TITLE_MISSING },
  'hour-past': { status: 400, field: 'at', detail: 'Elige una hora que todavía no haya pasado.' },
  'product-not-found': { status: 404, detail: 'No hay un producto con este número.' },
  'product-not-yours': {
    status: 403,
    detail: 'Este producto lo cuida otra persona: tu rol alcanza a los que enseñas.',
  },
  'version-not-found': { status: 404, detail: 'Esta versión del producto no existe.' },
  'part-not-found': { status: 404, detail: 'Este producto no tiene esa parte.' },
  'part-saved-meanwhile': {
    status: 409,
    detail: ({ by, at }) =>
      `${by === '' ? 'Alguien' : by} guardó esta parte el ${formatLongInstant(at)}, mientras la editabas.`,
    data: ({ by, at, revision }) => ({ by, at: at.toISOString(), revision }),
  },
  'product-lacks': {
    status: 422,
    detail: 'Todavía no se puede publicar: hay algo que falta.',
    data: ({ lacks }) => ({ lacks }),
  },
  'copy-changed': {
    status: 409,
    detail: 'Alguien guardó algo desde que abriste esta vista. Mira qué cambió antes de publicar.',
  },
};
