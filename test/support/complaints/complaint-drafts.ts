import type { ComplaintDraft } from '#domain/complaints/complaint.ts';

/** A complete complaint, with whatever the test cares about. */
export function aComplaintDraft(parts: Partial<ComplaintDraft> = {}): ComplaintDraft {
  return {
    kind: 'claim',
    fullName: 'Rosa Elena Huamán Ñaupari',
    documentType: 'DNI',
    documentNumber: '45678912',
    address: 'Jr. Puno 456, Huancayo',
    phone: '964 123 456',
    email: 'rosa@correo.pe',
    isMinor: false,
    guardianName: '',
    guardianDocument: '',
    goodKind: 'service',
    amount: '199.90',
    goodDescription: 'Curso «Derecho laboral para empresas»',
    detail: 'Pagué el curso el lunes y todavía no aparece entre mis contenidos.',
    request: 'Que activen el curso o me devuelvan el dinero.',
    ...parts,
  };
}
