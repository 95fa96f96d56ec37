import { SavedApi } from '#application/browser/home/ports/saved-api.ts';
import { useService, type Services } from '#ui/kit/layout/services.tsx';
import { notFound, useLoaded, type LoadArgs, type PageMeta } from '#ui/school/boot/page-module.ts';
import { LetterLink } from '#ui/school/storefront/news/letter-link.tsx';
import { newsTexts } from '#ui/school/storefront/news/texts.ts';

export async function load(_: Services, { params }: LoadArgs): Promise<{ readonly secret: string }> {
  return { secret: params['secret'] ?? notFound() };
}

export function meta(): PageMeta {
  return {
    title: 'Dejar los avisos de lo que guardaste',
    description: 'Termina los correos sobre lo que guardaste.',
    hidden: true,
  };
}

/** One press ends the letters about what is kept, without signing in. */
export function Component() {
  const { secret } = useLoaded<typeof load>();
  const api = useService(SavedApi);
  return (
    <LetterLink
      title="Dejar los avisos de lo que guardaste"
      lead="Lo que guardaste sigue en «Mis guardados», donde puedes volver a encenderlos."
      action="No enviarme más avisos"
      thanks={newsTexts.savedLeft}
      act={() => api.leaveLetters(secret)}
    />
  );
}
