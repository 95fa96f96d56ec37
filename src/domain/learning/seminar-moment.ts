/** Where a seminar stands: without a date, to come, going on, or over. */
export type SeminarMoment = 'unset' | 'coming' | 'live' | 'past';

/** Instants are ISO 8601; one that has begun and whose end is not known is going on for three hours. */
export function momentOf(
  { startsAt, endsAt }: { readonly startsAt: string | null; readonly endsAt: string | null },
  now: Date,
): SeminarMoment {
  if (startsAt === null) return 'unset';
  const start = Date.parse(startsAt);
  const end = endsAt === null ? start + 3 * 3_600_000 : Date.parse(endsAt);
  if (now.getTime() < start) return 'coming';
  return now.getTime() <= end ? 'live' : 'past';
}
