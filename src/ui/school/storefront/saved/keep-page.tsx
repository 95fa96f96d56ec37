import { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import type { Services } from '#ui/kit/layout/services.tsx';
import { moveTo, needed, notFound, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { SavedStore } from './saved-store.ts';

/** Keeps the product of the address for whoever is signed in, and leads back to where it was pressed: the page itself is never seen. */
export async function load(services: Services, { params, url }: LoadArgs): Promise<never> {
  const slug = params['slug'] ?? notFound();
  needed(await services.get(SavedApi).keep(slug));
  services.get(SavedStore).note(slug);
  return moveTo(safeReturnPath(url.searchParams.get('volver'), '/main/guardados'));
}

export function meta(): PageMeta {
  return { title: 'Guardar', description: 'Guarda un producto para después.', hidden: true };
}

export function Component() {
  return null;
}
