import type { Modality } from '#domain/catalogue/product.ts';
import type { Recording } from '#domain/learning/recording.ts';

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
  /** The seminar of a slug; null: there is none. */
  abstract find(slug: string): Promise<ScheduledSeminar | null>;
  /** Sets where a seminar is attended on line, and moves its sessions without a room of their own there; null takes it away. */
  abstract setRoom(productId: number, address: string | null, now: Date): Promise<void>;
  /** Publishes what can be seen again, in the place of any earlier recording; gives the files that nothing shows any more. */
  abstract setRecording(productId: number, recording: Recording): Promise<readonly string[]>;
}
