import type { FastifyInstance } from 'fastify';
import { giveConsultationAnswer } from '#adapters/http-contract/learning/consultations-in-office.ts';
import { listStaffConsultations } from '#adapters/http-contract/learning/learning-reads.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import {
  AnswerConsultation,
  type AnswerConsultationRefusal,
} from '#application/server/learning/answer-consultation.ts';
import { ListConsultations } from '#application/server/learning/list-consultations.ts';
import { consultationAnswerTexts } from '#domain/learning/consultation-texts.ts';
import { formatLongInstant } from '#domain/shared/dates.ts';
import { accept } from '#domain/shared/result.ts';

const refusals: RefusalTable<AnswerConsultationRefusal> = {
  'consultation-not-found': { status: 404, field: 'consultationId', detail: 'No encontramos esta consulta.' },
  'consultation-not-yours': {
    status: 403,
    detail: 'Esta consulta es de un contenido que enseña otra persona: solo respondes las de los tuyos.',
  },
  'consultation-answered': {
    status: 409,
    detail: ({ at, by }) =>
      `Ya se respondió el ${formatLongInstant(at, { withYear: true })}${by === null ? '' : `, a nombre de ${by}`}: no se envió nada.`,
  },
  'teacher-unknown': { status: 409, detail: 'Tu ficha de docente acaba de cambiar. Vuelve a enviar la respuesta.' },
  'answer-missing': { status: 400, field: 'text', detail: consultationAnswerTexts['answer-missing'] },
  'answer-too-long': { status: 400, field: 'text', detail: consultationAnswerTexts['answer-too-long'] },
};

/** The questions of students, for whoever of the school answers them. */
export function consultationOfficeRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, listStaffConsultations, {}, async ({ caller, query, reply }) => {
    void reply.header('cache-control', 'no-store');
    const { which, content, page } = query;
    return accept(await school.get(ListConsultations).execute(which, content, Number(page), caller.userId));
  });
  serve(app, school, giveConsultationAnswer, refusals, ({ caller, params, body }) =>
    school.write(AnswerConsultation, (answer) => answer.byStaff(params.consultationId, body.text, caller.userId)),
  );
}
