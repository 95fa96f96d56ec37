import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { type Services, useService } from '#ui/kit/layout/services.tsx';
import { needed, useLoaded, type PageMeta } from '#ui/school/boot/page-module.ts';
import { description } from './description.ts';
import { type FrontContent, FrontPage } from './front.tsx';

export { FrontPage };

/** The front page; what is new is not told twice. Source: SITE-4, SITE-5, SITE-11. */
export async function load(services: Services): Promise<FrontContent> {
  const api = services.get(CatalogueApi);
  const [products, teachers, sellers, questions] = await Promise.all([
    api.front({}).then(needed),
    api.teachers().then(needed),
    api.sellers().then(needed),
    api.questions().then(needed),
  ]);
  return { ...products, teachers, sellers, questions };
}

export function meta(): PageMeta {
  return { title: 'Cursos, seminarios y libros de derecho y negocios', description, canonical: '/' };
}

export function Component() {
  return <FrontPage loaded={useLoaded<typeof load>()} sections={useService(SiteSettings).front} />;
}
