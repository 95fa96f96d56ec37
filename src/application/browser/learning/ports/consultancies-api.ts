import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { BoughtConsultancies, ShownAppointment } from '#application/read-models/learning/bought-consultancy.ts';
import type { ConsultancyFilter, TypedAppointment } from '#domain/learning/consultancies/appointment.ts';

/** Which consultancies are asked for. */
export interface ConsultancyListAsked {
  /** '': any. */
  readonly state: ConsultancyFilter | '';
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** The appointment that whoever changes something saw. */
type Seen = Pick<ShownAppointment, 'id' | 'sequence'>;

/** Consultancies that were bought, for staff. */
export abstract class ConsultanciesApi {
  abstract list(asked: ConsultancyListAsked): Answer<BoughtConsultancies>;
  /** @param seen the one to come as it is shown; null: none is. */
  abstract arrange(purchaseId: string, typed: TypedAppointment, seen: Seen | null): Answer<undefined>;
  abstract callOff(purchaseId: string, seen: Seen): Answer<undefined>;
  abstract noteHeld(purchaseId: string, appointmentId: string, isHeld: boolean): Answer<undefined>;
}
