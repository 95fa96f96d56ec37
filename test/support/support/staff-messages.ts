import type { StaffMessage } from '#application/read-models/support/staff-messages.ts';

/** A message of the contact page that waits. */
export const aStaffMessage = (changes: Partial<StaffMessage> = {}): StaffMessage => ({
  id: 'm1',
  number: 'M1',
  kind: 'support',
  name: 'Ana Quispe',
  email: 'ana@correo.pe',
  phone: '987654321',
  isOfAccount: true,
  subject: 'Mi pago',
  text: 'Pagué dos veces.',
  facts: [{ name: 'Problema', value: 'Durante el pago' }],
  image: '/api/v1/files/solicitudes/a.webp',
  at: '2026-03-09T15:00:00.000Z',
  settled: null,
  answers: [],
  ...changes,
});
