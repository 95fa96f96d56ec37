import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import type { Services } from '#ui/kit/layout/services.tsx';

const flag = { name: 'acceso', value: 'terminado' } as const;

/** The address of a sample as it is shown to whoever had the whole book: the page says that their access ended, and where their notes are. */
export async function toldIfEnded(services: Services, slug: string, path: string): Promise<string> {
  const ended = await services.get(HomeApi).expiredAccess(slug);
  if (!ended.ok || ended.value === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${flag.name}=${flag.value}`;
}

/** Whether an address says so. */
export function isToldToHaveEnded(search: URLSearchParams): boolean {
  return search.get(flag.name) === flag.value;
}
