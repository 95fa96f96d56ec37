import * as v from 'valibot';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { readEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { givenPage, instant, whichOf } from '#adapters/http-contract/shared/wire-values.ts';
import { type StaffMessages, staffMessages } from '#application/read-models/support/staff-messages.ts';
import { messageFilters, messageGroups, settlements } from '#domain/support/message-answer.ts';

export const listStaffMessages = readEndpoint(staffMessages, {
  path: '/api/v1/staff/messages',
  summary: 'Lo que se escribió a la escuela: primero lo que espera, luego lo último',
  area: 'Colaboradores',
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

/** What the page of messages shows; it comes with the first of them that is asked. */
export const supportReads: readonly Endpoint[] = [listStaffMessages];
