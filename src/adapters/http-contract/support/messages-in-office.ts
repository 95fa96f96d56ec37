import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { givenPage, instant, whichOf } from '#adapters/http-contract/shared/wire-values.ts';
import { type StaffMessages, staffMessages } from '#application/read-models/support/staff-messages.ts';
import { LONGEST_MESSAGE_ANSWER, messageFilters, messageGroups, settlements } from '#domain/support/message-answer.ts';

const area = 'Colaboradores';
const ofMessage = v.object({ messageId: v.pipe(v.string(), v.maxLength(64, tooLong)) });

export const listStaffMessages = readEndpoint(staffMessages, {
  path: '/api/v1/staff/messages',
  summary: 'Lo que se escribió a la escuela: primero lo que espera, luego lo último',
  area,
  signIn: 'required',
  permission: 'see-messages',
  query: v.object({
    which: whichOf(messageFilters),
    group: v.picklist(messageGroups, `El campo «group» debe ser ${messageGroups.join(', ')}.`),
    page: givenPage,
  }),
  answer: wireOf<StaffMessages>()(
    v.object({
      messages: v.array(
        v.object({
          id: v.string(),
          number: v.string(),
          kind: v.picklist(['support', 'contact', 'team', 'affiliate', 'creator']),
          name: v.string(),
          email: v.string(),
          phone: v.string(),
          isOfAccount: v.boolean(),
          subject: v.string(),
          text: v.string(),
          facts: v.array(v.object({ name: v.string(), value: v.string() })),
          image: v.nullable(v.string()),
          at: instant,
          settled: v.nullable(v.object({ how: v.picklist(settlements), by: v.string(), at: instant })),
          answers: v.array(v.object({ text: v.string(), by: v.string(), at: instant })),
        }),
      ),
      total: v.number(),
      page: v.number(),
      pages: v.number(),
      waiting: v.number(),
    }),
  ),
  fromWire: (messages) => messages,
});

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
export const messageInOfficeEndpoints: readonly Endpoint[] = [
  listStaffMessages,
  giveMessageAnswer,
  setMessageSettlement,
];
