import type { Certificate, CertificateKind } from '#domain/learning/certificate.ts';

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

/** What the holder did, before the title: 'aprobó el curso'. */
export function certificateSentence({ kind, productKind }: Certificate): string {
  const what = articles[productKind] ?? 'el programa';
  return kind === 'approval' ? `completó y aprobó ${what}` : `participó en ${what} y completó todas sus clases`;
}
