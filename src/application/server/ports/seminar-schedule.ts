import type { Modality } from '#domain/catalogue/product.ts';

/** A seminar as whoever attends it sees it. */
export interface ScheduledSeminar {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Key of the uploaded cover; null: the school draws one. */
  readonly coverFile: string | null;
  /** Null: not set yet. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly modality: Modality | null;
  /** Where it is attended on line; null: it is not, or not known yet. */
  readonly room: string | null;
  /** temarios. */
  readonly topics: readonly { readonly title: string; readonly text: string }[];
  /** Whether there is something to see again. */
  readonly isRecorded: boolean;
}

/** The dates, rooms and topics of seminars, those no longer sold among them. */
export abstract class SeminarSchedule {
  /** The seminars among the products, soonest first; those without a date last. */
  abstract among(productIds: readonly number[]): Promise<readonly ScheduledSeminar[]>;
  /** Sets where a seminar is attended on line; null takes it away. */
  abstract setRoom(productId: number, address: string | null): Promise<void>;
}
