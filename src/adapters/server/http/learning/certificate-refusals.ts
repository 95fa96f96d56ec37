import type { ReissuesRefusal } from '#application/server/learning/certificates/certificate-reissues.ts';
import type { ByCodeRefusal } from '#application/server/learning/certificates/certificate-by-code.ts';
import type { ContentRefusal } from '#application/server/learning/content-access.ts';
import { learningRefusals } from './learning-refusals.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

export const certificateNotFoundText = 'No encontramos este certificado entre los tuyos.';

/** How a validation that finds no certificate is answered. */
export const certificateRefusals: RefusalTable<ByCodeRefusal> = {
  'code-malformed': {
    status: 400,
    field: 'code',
    detail:
      'Ese texto no tiene la forma de un código de certificado: las letras de la escuela, el año y once letras y números.',
  },
  'code-mistyped': {
    status: 404,
    field: 'code',
    detail: 'El código tiene algún carácter equivocado. Cópialo otra vez, tal como aparece en el certificado.',
  },
  'certificate-not-found': {
    status: 404,
    field: 'code',
    detail: ({ code }) => `La escuela no ha emitido ningún certificado con el código ${code}.`,
  },
};

/** How a reissue that is not made is answered. */
export const reissueRefusals: RefusalTable<ReissuesRefusal | ContentRefusal> = {
  'content-not-found': learningRefusals['content-not-found'],
  'content-not-owned': learningRefusals['content-not-owned'],
  'certificate-not-found': { status: 404, detail: certificateNotFoundText },
  'certificate-revoked': { status: 409, detail: 'La escuela anuló este certificado: ya no se puede volver a emitir.' },
  'document-differs': {
    status: 409,
    detail:
      'El documento de tu perfil no es el que figura en el certificado. Escríbenos y, tras revisarlo, lo emitiremos con el correcto.',
  },
  'holder-names-missing': {
    status: 409,
    detail: 'Completa tus nombres y tu apellido paterno en tu perfil para volver a emitir el certificado.',
    data: ({ missing }) => ({ missing }),
  },
};
