import type { Read } from '#application/read-models/shared/read.ts';
import type { ConsultancyState } from '#domain/learning/consultancies/appointment.ts';

/** An appointment as it is shown. Instants are ISO 8601. */
export interface ShownAppointment {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** '': it is not in person. */
  readonly place: string;
  /** Where it is on line; null: it is not, or it is over. */
  readonly address: string | null;
  readonly sequence: number;
  readonly changedAt: string;
  readonly isHeld: boolean;
}

/** A consultancy that somebody bought, as staff attend to it. */
export interface BoughtConsultancy {
  /** Of the purchase. */
  readonly id: string;
  readonly productId: number;
  readonly title: string;
  readonly slug: string;
  /** How long one lasts, in minutes, as its page says; 0: it does not say. */
  readonly minutes: number;
  readonly buyer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly boughtAt: string;
  /** Null: it came by no order. */
  readonly orderNumber: number | null;
  readonly state: ConsultancyState;
  /** Soonest first. */
  readonly appointments: readonly ShownAppointment[];
}

/** A page of those that were bought. */
export interface BoughtConsultancies {
  readonly consultancies: readonly BoughtConsultancy[];
  readonly total: number;
  readonly pages: number;
  /** How many wait for a day and an hour. */
  readonly toArrange: number;
}

/** A consultancy of the student's, once for each time it was bought. */
export interface MyConsultancy {
  /** Of the purchase. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly boughtAt: string;
  /** How its hour is agreed, in the school's words; '': it says nothing. */
  readonly arranging: string;
  readonly state: ConsultancyState;
  readonly appointments: readonly ShownAppointment[];
}

/** The student's consultancies, the last one bought first. */
export const myConsultancies: Read<readonly MyConsultancy[]> = { area: 'learning', name: 'my-consultancies' };
