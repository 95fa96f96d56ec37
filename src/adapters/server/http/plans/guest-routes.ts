import type { FastifyInstance } from 'fastify';
import {
  lendSeminarSeat,
  readSeminarSeats,
  removeOwnGuestStatus,
  removeSeminarGuest,
} from '#adapters/http-contract/plans/guests.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { LeaveGuestStatus, type NotYourEmail } from '#application/server/plans/leave-guest-status.ts';
import {
  LendSeminarSeat,
  type LendSeminarSeatRefusal,
} from '#application/server/learning/seminars/lend-seminar-seat.ts';
import { ReadSeminarSeats } from '#application/server/learning/seminars/read-seminar-seats.ts';
import { RemoveSeminarGuest, type NotYourSeminar } from '#application/server/learning/seminars/remove-seminar-guest.ts';
import { accept } from '#domain/shared/result.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';

const refusals: RefusalTable<NotYourEmail | NotYourSeminar | LendSeminarSeatRefusal> = {
  'email-not-yours': { status: 403, field: 'email', detail: 'El correo no es el de la sesión iniciada.' },
  'seminar-not-yours': { status: 403, field: 'slug', detail: 'Este seminario no es de tu cuenta.' },
  'guest-unknown': {
    status: 404,
    field: 'email',
    detail: 'Nadie tiene una cuenta verificada con ese correo. Pídele que se registre y vuelve a intentarlo.',
  },
  'guest-has-it': { status: 409, field: 'email', detail: 'Esa persona ya tiene este seminario.' },
  'no-seat-left': { status: 409, detail: 'Ya no te quedan cupos de este seminario.' },
};

/** Guests and what they stop using. Source: GUEST-3, API-2.22, API-2.23. */
export function guestRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, removeOwnGuestStatus, only(refusals, 'email-not-yours'), async (call) => {
    const { userId } = call.caller;
    const left = await school.write(LeaveGuestStatus, (leave) => leave.execute(userId, call.body.email));
    return left.ok ? accept({ removed: true }) : left;
  });
  serve(app, school, removeSeminarGuest, only(refusals, 'seminar-not-yours'), async (call) => {
    const { userId } = call.caller;
    const { email, slug } = call.body;
    const removed = await school.write(RemoveSeminarGuest, (remove) => remove.execute(userId, email, slug));
    return removed.ok ? accept({ removed: true }) : removed;
  });
  serve(app, school, readSeminarSeats, only(refusals, 'seminar-not-yours'), async (call) => {
    return school.get(ReadSeminarSeats).execute(call.caller.userId, call.params.slug);
  });
  serve(
    app,
    school,
    lendSeminarSeat,
    only(refusals, 'guest-has-it', 'guest-unknown', 'no-seat-left', 'seminar-not-yours'),
    async (call) => {
      const { userId } = call.caller;
      const { email } = call.body;
      return call.once.write(
        LendSeminarSeat,
        (lend) => lend.execute(userId, email, call.params.slug),
        (free) => ({ free }),
      );
    },
    mails,
  );
}

/** A letter goes to whoever is lent a seat. */
const mails = { limit: { requests: 60, seconds: 600 } };
