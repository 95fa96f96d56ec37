import { isNotFetched } from '#ui/kit/feedback/late-files.ts';
import { failWith, type PageFiles, type PageModule } from './boot/page-module.ts';
import type { WireUp, Wiring } from './boot/wire.ts';

/** Where most visits begin. The list of all the others weighs more than a page, so it is fetched with the first of them. */
const first: PageFiles = {
  pages: import.meta.glob<PageModule>([
    './storefront/{home,catalogue,product}/*-page.tsx',
    './boot/errors/unknown-address-page.tsx',
  ]),
  wirings: import.meta.glob<Wiring>('./storefront/{home,catalogue,product}/container.ts'),
};

const furtherSource = './further-pages.ts';

/** Whether a page is among those that load nothing but themselves. */
export function isFirstPage(name: string): boolean {
  return name in first.pages;
}

/** @throws when there is no such page. */
export async function importPage(name: string): Promise<PageModule> {
  const load = (await filesWith(name)).pages[name];
  if (load === undefined) throw new Error(`No page ${name}`);
  return fetched(load());
}

/** What is wired before a page loads, from the `container.ts` beside it; null when there is none. */
export async function importWiring(name: string): Promise<WireUp | null> {
  const load = (await filesWith(name)).wirings[wiringBeside(name)];
  const wiring = load === undefined ? undefined : await fetched(load());
  return wiring?.wire ?? null;
}

/** The sources behind a page, as the build's manifest names them; some pages have no wiring. */
export function pageSources(name: string): string[] {
  const sources = [name, wiringBeside(name)];
  return (isFirstPage(name) ? sources : [...sources, furtherSource]).map(sourceOf);
}

/** The path of a file from the root of the repository. */
export function sourceOf(name: string): string {
  return name.replace('.', 'src/ui/school');
}

async function filesWith(name: string): Promise<PageFiles> {
  return isFirstPage(name) ? first : (await fetched(import('./further-pages.ts'))).furtherPages;
}

/**
 * A file of the application as it comes. One that cannot be fetched is a school that cannot be reached, which is no failure of
 * the school; a file that fails while it runs stays one. Source: ERROR-3.
 */
export function fetched<T>(file: Promise<T>): Promise<T> {
  return file.catch((error: unknown) => {
    if (isNotFetched(error)) failWith(503, { kind: 'offline', detail: '' });
    throw error;
  });
}

function wiringBeside(page: string): string {
  return `${page.slice(0, page.lastIndexOf('/'))}/container.ts`;
}
