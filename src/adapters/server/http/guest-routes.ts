import type { FastifyInstance } from 'fastify';
import { removeOwnGuestStatus, removeSeminarGuest } from '#adapters/http-contract/guests.ts';
import type { School } from '#adapters/server/school.ts';
import { LeaveGuestStatus, type NotYourEmail } from '#application/server/accounts/leave-guest-status.ts';
import { RemoveSeminarGuest, type NotYourSeminar } from '#application/server/accounts/remove-seminar-guest.ts';
import { accept } from '#domain/shared/result.ts';
import type { RefusalTable } from './problems.ts';
import { serve, signedIn } from './serve.ts';

const refusals: RefusalTable<NotYourEmail | NotYourSeminar> = {
  'email-not-yours': { status: 403, field: 'email', detail: 'El correo no es el de la sesión iniciada.' },
  'seminar-not-yours': { status: 403, field: 'slug', detail: 'Este seminario no es de tu cuenta.' },
};

/** Guests and what they stop using. Source: GUEST-3, API-2.22, API-2.23. */
export function guestRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, removeOwnGuestStatus, refusals, async (call) => {
    const { userId } = signedIn(call);
    const left = await school.write(LeaveGuestStatus, (leave) => leave.execute(userId, call.body.email));
    return left.ok ? accept({ removed: true }) : left;
  });
  serve(app, school, removeSeminarGuest, refusals, async (call) => {
    const { userId } = signedIn(call);
    const { email, slug } = call.body;
    const removed = await school.write(RemoveSeminarGuest, (remove) => remove.execute(userId, email, slug));
    return removed.ok ? accept({ removed: true }) : removed;
  });
}
