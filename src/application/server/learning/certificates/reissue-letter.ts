import type { Letter } from '#application/server/shared/ports/outbox.ts';
import { firstName, type User } from '#domain/accounts/user.ts';
import type { Certificate } from '#domain/learning/certificate.ts';

/** Tells a certificate's holder that it was made out anew, why, and what it said before. @param url where it is downloaded. */
export function reissueLetter(holder: User, certificate: Certificate, url: string): Letter {
  const { code, productTitle, holderName, holderDocument, reissues } = certificate;
  const last = reissues.at(-1);
  const reason = last?.by === 'staff' ? last.reason : 'Corregiste tus datos en tu perfil y lo pediste.';
  return {
    subject: `Volvimos a emitir tu certificado de «${productTitle}»`,
    preview: reason,
    greeting: `Hola, ${firstName(holder)}:`,
    blocks: [
      { kind: 'text', text: 'Tu certificado se volvió a emitir con los datos corregidos. Este es el motivo:' },
      { kind: 'note', text: reason },
      {
        kind: 'facts',
        rows: [
          ['Código', code],
          ['Dice ahora', named(holderName, holderDocument)],
          ['Decía antes', named(last?.formerName ?? '', last?.formerDocument ?? '')],
        ],
      },
      {
        kind: 'text',
        text: 'El código y la fecha de emisión son los mismos. Quien valide una copia anterior verá los datos de ahora: descarga el certificado y entrega la copia nueva.',
      },
      { kind: 'note', text: 'Si no reconoces este cambio, escríbenos cuanto antes desde la página de contacto.' },
    ],
    action: { label: 'Ver mi certificado', url },
  };
}

const named = (name: string, document: string): string => (document === '' ? name : `${name} (${document})`);
