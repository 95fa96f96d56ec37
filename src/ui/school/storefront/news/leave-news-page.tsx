import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { LetterLink } from './letter-link.tsx';
import { newsTexts } from './texts.ts';

export async function load(_: Services, { params }: LoadArgs): Promise<{ readonly secret: string }> {
  return { secret: params['secret'] ?? notFound() };
}

export function meta(): PageMeta {
  return { title: 'Darme de baja', description: 'Deja de recibir las novedades de la escuela.', hidden: true };
}

/** One press ends the news, without signing in and without asking why. */
export function Component() {
  const { secret } = useLoaded<typeof load>();
  const api = useService(StorefrontApi);
  return (
    <LetterLink
      title="Dejar de recibir las novedades"
      lead="Podrás suscribirte otra vez cuando quieras."
      action="Darme de baja"
      thanks={newsTexts.left}
      act={() => api.leaveNews(secret)}
    />
  );
}
