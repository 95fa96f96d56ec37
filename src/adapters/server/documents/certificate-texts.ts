import type { Certificate, CertificateKind } from '#domain/learning/certificate.ts';
import type { CertificateSigner } from '#domain/learning/certificate-signer.ts';
import { conjunction } from '#domain/shared/text.ts';

const articles: Readonly<Record<string, string>> = {
  seminar: 'el seminario',
  course: 'el curso',
  workshop: 'el taller',
  diploma: 'el diplomado',
  'specialised-course': 'el curso especializado',
};

/** What a certificate of that kind is called. */
export function certificateKindName(kind: CertificateKind): string {
  return kind === 'approval' ? 'Certificado de aprobación' : 'Certificado de participación';
}

/**
 * Who taught it: 'A cargo de Rosa Huamán Quispe y Luis Soto Paredes', with as many names as fit and how many more there are.
 * Null: nobody is named.
 */
export function certificateTeachers(names: readonly string[], fits: (text: string) => boolean): string | null {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const more = names.length - shown;
    const listed = more === 0 ? names : [...names.slice(0, shown), `${more} más`];
    const text = `A cargo de ${conjunction(listed)}`;
    if (shown === 1 || fits(text)) return text;
  }
  return null;
}

/** The legal entity that answers for it: 'Escuela S. A. C. · RUC 20512333797'. */
export function entityLine({ entity, ruc }: CertificateSigner): string {
  return `${entity} · RUC ${ruc}`;
}

/** What is said of the day of issue: where the other platform stood nobody knows. */
export function issueLabel({ movedAt }: Certificate): string {
  return movedAt === null ? 'Emitido en Lima' : 'Emitido';
}

/** On one that came from another platform: the holder may have it in another shape. */
export const movedLine = 'Copia de un certificado que la escuela emitió en su plataforma anterior.';

/** What the holder did, before the title: 'aprobó el curso'. Of one that came from another platform no more than is known. */
export function certificateSentence({ kind, productKind, movedAt }: Certificate): string {
  const what = articles[productKind] ?? 'el programa';
  if (movedAt !== null) return kind === 'approval' ? `aprobó ${what}` : `participó en ${what}`;
  return kind === 'approval' ? `completó y aprobó ${what}` : `participó en ${what} y completó todas sus clases`;
}
