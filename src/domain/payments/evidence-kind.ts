/** How somebody used what they bought, as a bank is told of a disputed payment. Source: decision 0124. */
export const evidenceKinds = [
  'access',
  'class',
  'class-completed',
  'reading',
  'session',
  'exam',
  'certificate',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
