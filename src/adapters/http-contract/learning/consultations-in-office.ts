import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { LONGEST_CONSULTATION_ANSWER } from '#domain/learning/consultation.ts';
import { consultationAnswerTexts } from '#domain/learning/consultation-texts.ts';

export const giveConsultationAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/consultations/:consultationId/answer',
  summary: 'Responde la consulta de un estudiante, a quien llega un correo; la primera respuesta queda',
  area: 'Aprendizaje',
  signIn: 'required',
  permission: 'answer-consultations',
  params: v.object({ consultationId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  body: v.object({
    text: v.pipe(v.string(), v.maxLength(LONGEST_CONSULTATION_ANSWER * 4, consultationAnswerTexts['answer-too-long'])),
  }),
});

/** Apart from what students call: they load none of these. */
export const consultationInOfficeEndpoints: readonly Endpoint[] = [giveConsultationAnswer];
