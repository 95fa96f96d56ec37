import type { ValidationRefusal } from '#application/server/learning/validate-certificate.ts';
import type { RefusalTable } from './problems.ts';

/** How a validation that finds no certificate is answered. */
export const certificateRefusals: RefusalTable<ValidationRefusal> = {
  'code-malformed': {
    status: 400,
    field: 'code',
    detail: 'Ese texto no tiene la forma de un código de certificado. Se ve así: ES-2026-0123456789D.',
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
