import type { MySeminar } from '#application/read-models/home/my-seminar.ts';

/** A student's seminar on line on 12 March 2026 from 10:00 to 12:00 in Lima, without a room yet, unless said otherwise. */
export function aSeminar(parts: Partial<MySeminar> = {}): MySeminar {
  return {
    id: 1,
    slug: 'seminario-1',
    title: 'Seminario 1',
    coverFile: null,
    startsAt: '2026-03-12T15:00:00.000Z',
    endsAt: '2026-03-12T17:00:00.000Z',
    modality: 'virtual',
    room: null,
    sessions: [],
    topics: [],
    isRecorded: false,
    planSlug: null,
    until: null,
    ...parts,
  };
}
