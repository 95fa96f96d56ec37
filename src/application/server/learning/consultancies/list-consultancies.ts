import type { Clock } from '#application/ports/clock.ts';
import type { BoughtConsultancies, MyConsultancy } from '#application/read-models/learning/bought-consultancy.ts';
import type { Appointments } from '#application/server/learning/ports/appointments.ts';
import { type ConsultancyFilter, consultancyState, UNMARKED } from '#domain/learning/consultancies/appointment.ts';
import { fold } from '#domain/shared/text.ts';
import type { ConsultancyAccess } from './consultancy-access.ts';
import { shownAppointment } from './shown-appointment.ts';

/** Purchases on a page of the list. */
const purchasesOnAPage = 25;

/** Which are asked for. */
export interface ConsultanciesAsked {
  /** Null: any. */
  readonly state: ConsultancyFilter | null;
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** Lists the consultancies that were bought, what waits first: whoever teaches sees their own. Source: decisions.md, Staff. */
export class ListConsultancies {
  constructor(
    private readonly appointments: Appointments,
    private readonly access: ConsultancyAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ state, words, page }: ConsultanciesAsked, userId: string): Promise<BoughtConsultancies> {
    const now = this.clock.now();
    const taughtBy = await this.access.ownOf(userId);
    const { found, total } = await this.appointments.list({
      state: state === UNMARKED ? null : state,
      unmarkedAt: state === UNMARKED ? now : null,
      taughtBy,
      words: fold(words).split(/\s+/).filter(Boolean),
      offset: (page - 1) * purchasesOnAPage,
      limit: purchasesOnAPage,
    });
    const waiting = await this.appointments.list({
      state: 'to-arrange',
      unmarkedAt: null,
      taughtBy,
      words: [],
      offset: 0,
      limit: 1,
    });
    return {
      consultancies: found.map(
        ({ id, productId, title, slug, minutes, buyer, boughtAt, orderNumber, ...purchase }) => ({
          id,
          productId,
          title,
          slug,
          minutes,
          buyer,
          boughtAt: boughtAt.toISOString(),
          orderNumber,
          state: consultancyState(purchase.appointments),
          appointments: purchase.appointments.map((each) => shownAppointment(each, now)),
        }),
      ),
      total,
      pages: Math.max(1, Math.ceil(total / purchasesOnAPage)),
      toArrange: waiting.total,
    };
  }
}

/** The consultancies that a student has, with the hours that are agreed. */
export class ReadMyConsultancies {
  constructor(
    private readonly appointments: Appointments,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<readonly MyConsultancy[]> {
    const now = this.clock.now();
    return (await this.appointments.ofAccount(userId)).map(
      ({ id, slug, title, boughtAt, arranging, appointments }) => ({
        id,
        slug,
        title,
        boughtAt: boughtAt.toISOString(),
        arranging,
        state: consultancyState(appointments),
        appointments: appointments.map((each) => shownAppointment(each, now)),
      }),
    );
  }
}
