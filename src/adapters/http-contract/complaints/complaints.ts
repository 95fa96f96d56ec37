import * as v from 'valibot';
import { wireOf, type Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { ComplaintNotices } from '#domain/legal/statute.ts';
import type { ComplaintSheet, FiledComplaint } from '#application/read-models/complaints/complaint-sheet.ts';
import { decimalText } from '#domain/shared/money.ts';
import type { ComplaintContent, ComplaintDraft } from '#domain/complaints/complaint.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { decimal, instant, moneyOf } from '#adapters/http-contract/shared/wire-values.ts';

const area = 'Libro de Reclamaciones';

/** The domain says what is too long, with the field's name; this only keeps a body from being a flood. */
const text = v.optional(v.pipe(v.string(), v.maxLength(20_000, 'Este texto es demasiado largo.')), '');
const documentType = v.picklist(['DNI', 'CE', 'passport']);

const draft = v.object({
  kind: v.optional(v.picklist(['claim', 'grievance', '']), ''),
  fullName: text,
  documentType: v.optional(documentType, 'DNI'),
  documentNumber: text,
  address: text,
  phone: text,
  email: text,
  isMinor: v.optional(v.boolean(), false),
  guardianName: text,
  guardianDocument: text,
  goodKind: v.optional(v.picklist(['product', 'service', '']), ''),
  amount: text,
  goodDescription: text,
  detail: text,
  request: text,
  /** Nobody sees this field; programs that fill in every field do. */
  website: text,
});

export const fileComplaint = endpoint({
  method: 'POST',
  path: '/api/v1/complaints',
  summary: 'Registra una hoja en el Libro de Reclamaciones, sin cuenta',
  area,
  body: draft,
  answer: wireOf<FiledComplaint>()(
    v.object({ number: v.string(), answerDue: v.string(), sheet: v.string(), copySent: v.boolean() }),
  ),
  status: 201,
  idempotent: true,
});

const notices = wireOf<ComplaintNotices>()(
  v.object({
    notice: v.string(),
    claim: v.string(),
    grievance: v.string(),
    footnotes: v.pipe(v.array(v.string()), v.readonly()),
    privacy: v.string(),
  }),
);

/** What the book says to whoever opens it. */
export const readNotices = endpoint({
  method: 'GET',
  path: '/api/v1/complaint-notices',
  summary: 'Los avisos del Libro de Reclamaciones que rigen hoy',
  area,
  answer: notices,
});

/** What its consumer wrote on a sheet. */
export const complaintContentWire = wireOf<ComplaintContent>()(
  v.object({
    kind: v.picklist(['claim', 'grievance']),
    fullName: v.string(),
    documentType,
    documentNumber: v.string(),
    address: v.string(),
    phone: v.string(),
    email: v.string(),
    isMinor: v.boolean(),
    guardianName: v.string(),
    guardianDocument: v.string(),
    goodKind: v.picklist(['product', 'service', '']),
    amount: v.nullable(decimal),
    goodDescription: v.string(),
    detail: v.string(),
    request: v.string(),
  }),
);

/** What the school wrote under a sheet. */
export const complaintEventsWire = v.array(
  v.object({ kind: v.picklist(['action', 'answer']), text: v.string(), by: v.string(), at: instant }),
);

const sheetWire = wireOf<ComplaintSheet>()(
  v.object({
    number: v.string(),
    filedAt: instant,
    answerDue: v.string(),
    provider: v.object({ name: v.string(), ruc: v.string(), address: v.string(), bookCode: v.string() }),
    content: complaintContentWire,
    notices,
    events: complaintEventsWire,
  }),
);

export const complaintSheet = endpoint({
  method: 'GET',
  path: '/api/v1/complaints/:secret',
  summary: 'La hoja de reclamación de una dirección, con lo que respondió la escuela',
  area,
  params: v.object({ secret: v.pipe(v.string(), v.minLength(16), v.maxLength(100)) }),
  answer: sheetWire,
});

export function contentToWire(content: ComplaintContent): Wire<ComplaintContent> {
  return { ...content, amount: content.amount === null ? null : decimalText(content.amount) };
}

export function contentFromWire(content: Wire<ComplaintContent>): ComplaintContent {
  return { ...content, amount: content.amount === null ? null : moneyOf(content.amount) };
}

/** A draft without the field that only programs fill in. */
export function draftOf({ website: _, ...given }: v.InferOutput<typeof draft>): ComplaintDraft {
  return given;
}

export const complaintEndpoints: readonly Endpoint[] = [fileComplaint, readNotices, complaintSheet];
