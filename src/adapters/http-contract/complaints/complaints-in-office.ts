import * as v from 'valibot';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { instant } from '#adapters/http-contract/shared/wire-values.ts';
import type { StaffComplaint, StaffComplaints } from '#application/read-models/complaints/staff-complaints.ts';
import { complaintContentWire, complaintEventsWire } from './complaints.ts';

const area = 'Colaboradores';

const sheet = wireOf<StaffComplaint>()(
  v.object({
    number: v.string(),
    filedAt: instant,
    answerDue: v.string(),
    content: complaintContentWire,
    events: complaintEventsWire,
    sheet: v.string(),
  }),
);

export const listStaffComplaints = endpoint({
  method: 'GET',
  path: '/api/v1/staff/complaints',
  summary: 'Las hojas de reclamación: por responder, primero las que vencen antes, y las últimas respondidas',
  area,
  signIn: 'required',
  permission: 'see-complaints',
  answer: wireOf<StaffComplaints>()(v.object({ waiting: v.array(sheet), answered: v.array(sheet) })),
});

export const replyToComplaint = endpoint({
  method: 'POST',
  path: '/api/v1/staff/complaints/:number/replies',
  summary: 'Registra bajo una hoja de reclamación la respuesta, que se envía al consumidor, o una acción adoptada',
  area,
  signIn: 'required',
  permission: 'answer-complaints',
  params: v.object({ number: v.pipe(v.string(), v.maxLength(20, tooLong)) }),
  body: v.object({
    kind: v.picklist(['action', 'answer'], 'Di si es una respuesta o una acción.'),
    text: v.pipe(v.string(), v.maxLength(20_000, tooLong)),
    by: v.pipe(v.string(), v.maxLength(1000, tooLong)),
    /** How much stood under the sheet when it was read. */
    seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: v.object({ number: v.string() }),
  status: 201,
  idempotent: true,
});

/** Apart from what consumers call: they load none of these. */
export const complaintInOfficeEndpoints: readonly Endpoint[] = [listStaffComplaints, replyToComplaint];
