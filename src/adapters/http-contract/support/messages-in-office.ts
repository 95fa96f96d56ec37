import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { LONGEST_MESSAGE_ANSWER } from '#domain/support/message-answer.ts';

const area = 'Colaboradores';
const ofMessage = v.object({ messageId: v.pipe(v.string(), v.maxLength(64, tooLong)) });

export const giveMessageAnswer = endpoint({
  method: 'POST',
  path: '/api/v1/staff/messages/:messageId/answers',
  summary: 'Responde un mensaje por carta a quien lo escribió',
  area,
  signIn: 'required',
  permission: 'answer-messages',
  params: ofMessage,
  body: v.object({ text: v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE_ANSWER * 4, tooLong)) }),
  answer: v.object({ number: v.string() }),
  status: 201,
  idempotent: true,
});

export const setMessageSettlement = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/messages/:messageId/settlement',
  summary: 'Da por atendido un mensaje sin enviar nada, o lo vuelve a abrir',
  area,
  signIn: 'required',
  permission: 'answer-messages',
  params: ofMessage,
  body: v.object({ isSettled: v.boolean('El campo «isSettled» debe ser verdadero o falso.') }),
});

/** Apart from what visitors call: they load none of these. */
export const messageInOfficeEndpoints: readonly Endpoint[] = [giveMessageAnswer, setMessageSettlement];
