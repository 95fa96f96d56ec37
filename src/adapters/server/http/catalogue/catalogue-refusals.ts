import type { SubscriptionNotFound } from '#application/server/support/leave-news.ts';
import type { FreeClassNotFound } from '#application/server/catalogue/open-free-class.ts';
import type { ProductNotFound } from '#application/server/catalogue/show-product.ts';
import { type EmailRefusal, EMAIL_INVALID } from '#domain/accounts/email-address.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

export type CatalogueRefusal =
  | ProductNotFound
  | FreeClassNotFound
  | SubscriptionNotFound
  | EmailRefusal
  | { readonly kind: 'seller-not-found' }
  | { readonly kind: 'slug-unknown' };

export const catalogueRefusals: RefusalTable<CatalogueRefusal> = {
  'product-not-found': { status: 404, detail: 'Este producto no existe o ya no se ofrece.', field: 'slug' },
  'free-class-not-found': { status: 404, detail: 'Este producto no tiene una clase de muestra.', field: 'slug' },
  'seller-not-found': { status: 404, detail: 'Este vendedor no existe o ya no está verificado.', field: 'slug' },
  'slug-unknown': { status: 404, detail: 'Nada vive en esta dirección.', field: 'slug' },
  'email-invalid': { status: 400, detail: EMAIL_INVALID, field: 'email' },
  'subscription-not-found': {
    status: 404,
    detail: 'Este enlace venció o no corresponde a ninguna suscripción.',
    field: 'secret',
  },
};
