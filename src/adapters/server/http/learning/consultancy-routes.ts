import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/learning/consultancies.ts';
import { listMyConsultancies } from '#adapters/http-contract/learning/learning-reads.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import {
  ArrangeConsultancy,
  type ArrangeRefusal,
  CallOffAppointment,
  NoteHeld,
  type NoteHeldRefusal,
} from '#application/server/learning/consultancies/keep-appointments.ts';
import {
  ListConsultancies,
  ReadMyConsultancies,
} from '#application/server/learning/consultancies/list-consultancies.ts';
import { accept } from '#domain/shared/result.ts';

const refusals: RefusalTable<ArrangeRefusal | NoteHeldRefusal> = {
  'consultancy-not-found': { status: 404, detail: 'No encontramos esta consultoría comprada.' },
  'consultancy-not-yours': { status: 403, detail: 'Esta consultoría la da otra persona: solo agendas las tuyas.' },
  'appointment-faulty': { status: 400, field: ({ field }) => field, detail: ({ text }) => text },
  'appointment-changed': {
    status: 409,
    detail: 'Alguien cambió esta cita mientras la tenías abierta. Recarga la página para ver cómo quedó.',
  },
  'appointment-to-come': { status: 409, detail: 'Esta cita todavía no empieza.' },
};

/** Consultancies that were bought: their hours, for staff, and for whoever has them. */
export function consultancyRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listMyConsultancies, {}, async ({ caller }) =>
    accept({ consultancies: [...(await school.get(ReadMyConsultancies).execute(caller.userId))] }),
  );
  serve(app, school, contract.listConsultancies, {}, async ({ caller, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { state, words, page } = query;
    const asked = { state: state === '' ? null : state, words, page: Number(page) };
    return accept(await school.get(ListConsultancies).execute(asked, caller.userId));
  });
  const reached = ['consultancy-not-found', 'consultancy-not-yours', 'appointment-changed'] as const;
  serve(
    app,
    school,
    contract.arrangeConsultancy,
    only(refusals, ...reached, 'appointment-faulty'),
    ({ caller, params, body: { seen, ...typed } }) =>
      school.write(ArrangeConsultancy, (arrange) => arrange.execute(params.id, typed, seen, caller.userId)),
  );
  serve(app, school, contract.callOffAppointment, only(refusals, ...reached), ({ caller, params, body }) =>
    school.write(CallOffAppointment, (callOff) => callOff.execute(params.id, body.seen, caller.userId)),
  );
  serve(app, school, contract.noteHeld, only(refusals, ...reached, 'appointment-to-come'), ({ caller, params, body }) =>
    school.write(NoteHeld, (note) => note.execute(params.id, params.appointment, body.isHeld, caller.userId)),
  );
}
