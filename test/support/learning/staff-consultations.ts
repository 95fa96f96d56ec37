import type { StaffConsultation } from '#application/read-models/learning/staff-consultations.ts';

/** A question of Ana Quispe on 'Derecho laboral', of 1 March 2026, that waits. */
export function aStaffConsultation(changes: Partial<StaffConsultation> = {}): StaffConsultation {
  return {
    id: 'primera',
    content: { slug: 'derecho-laboral', title: 'Derecho laboral', path: '/cursos/derecho-laboral' },
    author: 'Ana Quispe',
    question: '¿Cómo se cuenta el plazo?',
    askedAt: '2026-03-01T15:00:00.000Z',
    answer: null,
    signedBy: null,
    ...changes,
  };
}

/** The two that the contract of StaffConsultationApi speaks of. */
export const twoQuestions: readonly StaffConsultation[] = [
  aStaffConsultation({ signedBy: 'Rosa Huamán' }),
  aStaffConsultation({
    id: 'segunda',
    content: { slug: 'otro', title: 'Otro curso', path: '/cursos/otro' },
    author: 'Luis Soto',
    question: '¿Y si es feriado?',
    askedAt: '2026-03-02T15:00:00.000Z',
  }),
];
