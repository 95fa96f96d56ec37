import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { type FrontContent, FrontPage } from './front.tsx';

export { FrontPage };

/** What the page shows, and what the school says of itself, in the words of its owner. */
export interface Loaded extends FrontContent {
  readonly statement: string;
  readonly lead: string;
}

/** The front page; what is new is not told twice. Source: SITE-4, SITE-5, SITE-11. */
export async function load(services: Services): Promise<Loaded> {
  const api = services.get(CatalogueApi);
  const [products, teachers, sellers, questions] = await Promise.all([
    api.front({}).then(needed),
    api.teachers().then(needed),
    api.sellers().then(needed),
    api.questions().then(needed),
  ]);
  const { statement, lead } = services.get(SiteSettings).identity;
  return { ...products, teachers, sellers, questions, statement, lead };
}

export function meta({ statement, lead }: Loaded): PageMeta {
  return { title: statement, description: lead, canonical: '/' };
}

export function Component() {
  return <FrontPage loaded={useLoaded<typeof load>()} sections={useService(SiteSettings).front} />;
}
