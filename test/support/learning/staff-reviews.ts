import type { StaffReview } from '#application/read-models/learning/staff-reviews.ts';

/** An opinion on 'Derecho laboral' of 1 March 2026 that nobody reported, answered or hid. */
export function aStaffReview(changes: Partial<StaffReview> = {}): StaffReview {
  return {
    id: 'r1',
    product: { slug: 'derecho-laboral', title: 'Derecho laboral', path: '/cursos/derecho-laboral' },
    author: 'Ana Q.',
    stars: 5,
    opinion: 'Muy claro.',
    at: '2026-03-01T15:00:00.000Z',
    helpful: 0,
    reports: [],
    answer: null,
    hidden: null,
    ...changes,
  };
}

/** The two that the contract of StaffReviewApi speaks of. */
export const reportedAndLater: readonly StaffReview[] = [
  aStaffReview({ id: 'reported', stars: 2, opinion: 'No me gustó.', reports: ['Copia'] }),
  aStaffReview({ id: 'later', author: 'Eva Q.', at: '2026-03-02T15:00:00.000Z' }),
];
