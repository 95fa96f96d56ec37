import type { Read } from '#application/read-models/shared/read.ts';
import type { Modality } from '#domain/catalogue/product.ts';

/** A seminar of the student's. Instants are ISO 8601. */
export interface MySeminar {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Key of the uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly modality: Modality | null;
  /** Where it is attended on line; null: it is over, or there is none yet. */
  readonly room: string | null;
  readonly topics: readonly { readonly title: string; readonly text: string }[];
  readonly isRecorded: boolean;
  /** The plan that gives it; null: it is the student's own. */
  readonly planSlug: string | null;
  /** When access ends; null: never. */
  readonly until: string | null;
}

/** The student's seminars: soonest first; those without a date last. */
export const mySeminars: Read<readonly MySeminar[]> = { area: 'home', name: 'my-seminars' };
