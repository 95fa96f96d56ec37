/** What is said of what was done. */
export const certificateDone = {
  correct: 'Volviste a emitir el certificado con su mismo código; su titular recibirá un correo con el motivo.',
  revoke: 'Anulaste el certificado: quien lo valide leerá que ya no vale.',
} as const;

export const REASON_MISSING = 'Escribe el motivo.';

export const certificateKindNames = {
  participation: 'Certificado de participación',
  approval: 'Certificado de aprobación',
} as const;
