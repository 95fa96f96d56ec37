import { LetterLink } from '#ui/school/storefront/news/letter-link.tsx';
import type { PageMeta } from '#ui/school/boot/page-module.ts';

export function meta(): PageMeta {
  return { title: 'Confirmar mi mensaje', description: 'Confirma que escribiste a la escuela.', hidden: true };
}

/** Where the letter leads that stands in for the captcha: whoever reads the mailbox says that they wrote. */
export function Component() {
  return (
    <LetterLink
      title="Confirma tu mensaje"
      lead="Confírmalo y tu mensaje llegará al equipo. Si no lo escribiste tú, cierra esta página: nadie lo leerá."
      action="Confirmar mi mensaje"
      thanks=""
    />
  );
}
