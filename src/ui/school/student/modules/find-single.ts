import type { OwnedProduct } from '#domain/accounts/ownership.ts';
import { kindsOfMenuSlug } from '#domain/catalogue/student-menu.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { type LoadArgs, needed, notFound } from '#ui/school/boot/page-module.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { productPath } from '#domain/catalogue/product-kind.ts';
import type { ProductPage } from '#domain/catalogue/catalogue-page.ts';
import { entriesAt } from './menu-place.ts';
import { ownedProfile } from './owned-profile.ts';

/** A single product of a module: the student's, or sold at `path`. */
export type Single =
  | { readonly kind: 'owned'; readonly product: OwnedProduct; readonly page: ProductPage | null }
  | { readonly kind: 'not-owned'; readonly title: string; readonly slug: string; readonly path: string };

/** The product that an address names; an error page when the school has none of that name in the module. */
export async function findSingle(services: Services, args: LoadArgs): Promise<Single> {
  const slug = args.params['moduleSlug'] ?? '';
  const profile = await ownedProfile(services);
  const kinds = entriesAt(args, profile).flatMap((entry) => kindsOfMenuSlug(entry.slug) ?? []);
  const product = profile.owned.find((each) => each.slug === slug && kinds.includes(each.kind));
  const sold = await services.get(CatalogueApi).product(slug);
  const page = sold.ok && kinds.includes(sold.value.product.kind) ? sold.value : null;
  if (product !== undefined) return { kind: 'owned', product, page };
  needed(sold);
  if (page === null) return notFound();
  const { kind, title } = page.product;
  return { kind: 'not-owned', title, slug, path: productPath(kind, slug) };
}
