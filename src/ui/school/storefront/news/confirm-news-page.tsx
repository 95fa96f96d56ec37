import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { LetterLink } from './letter-link.tsx';
import { newsTexts } from './texts.ts';

export async function load(_: Services, { params }: LoadArgs): Promise<{ readonly secret: string }> {
  return { secret: params['secret'] ?? notFound() };
}

export function meta(): PageMeta {
  return { title: 'Confirmar mi suscripción', description: 'Recibe las novedades de la escuela.', hidden: true };
}

/** The second step of the newsletter: whoever reads the mailbox says that they want it. */
export function Component() {
  const { secret } = useLoaded<typeof load>();
  const api = useService(StorefrontApi);
  return (
    <LetterLink
      title="Recibir las novedades"
      lead="Un correo cuando publiquemos un seminario, un curso o un libro que valga tu tiempo. Puedes darte de baja cuando quieras."
      action="Confirmar mi suscripción"
      thanks={newsTexts.confirmed}
      act={() => api.confirmNews(secret)}
    />
  );
}
