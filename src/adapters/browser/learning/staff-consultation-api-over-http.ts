import { giveConsultationAnswer } from '#adapters/http-contract/learning/consultations-in-office.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { StaffConsultationApi } from '#application/browser/learning/ports/staff-consultation-api.ts';

export const StaffConsultationApiOverHttp = overHttp(StaffConsultationApi, {
  answer: to(giveConsultationAnswer, (consultationId, text) => ({ params: { consultationId }, body: { text } })),
});
