import { type Kysely, type Selectable, sql } from 'kysely';
import {
  Complaints,
  type Complaint,
  type ComplaintEvent,
  type ComplaintWithEvents,
} from '#application/server/complaints/ports/complaints.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import type { ComplaintContent } from '#domain/complaints/complaint.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

type Row = Selectable<SchoolDatabase['complaints']>;

export class ComplaintsInSql extends Complaints {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async nextOrdinal(year: number): Promise<number> {
    // The row stays locked until the transaction ends: whoever comes next waits, and an undone one leaves no gap.
    const { value } = await this.db
      .insertInto('counters')
      .values({ name: `complaints-${year}`, value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    return value;
  }

  async add(complaint: Complaint): Promise<void> {
    await this.db.insertInto('complaints').values(rowOf(complaint)).execute();
  }

  async addEvent(complaintId: string, { id, kind, text, by, at }: ComplaintEvent): Promise<void> {
    await this.db
      .insertInto('complaint_events')
      .values({ id, complaint_id: complaintId, kind, body: text, author: by, at: at.toISOString() })
      .execute();
  }

  async bySecret(secret: string): Promise<ComplaintWithEvents | null> {
    const rows = await this.db.selectFrom('complaints').selectAll().where('secret', '=', secret).execute();
    return (await this.#withEvents(rows))[0] ?? null;
  }

  async byNumber(number: string): Promise<ComplaintWithEvents | null> {
    const rows = await this.db.selectFrom('complaints').selectAll().where('number', '=', number).execute();
    return (await this.#withEvents(rows))[0] ?? null;
  }

  async list(which: 'unanswered' | 'all'): Promise<readonly ComplaintWithEvents[]> {
    const rows = await this.db
      .selectFrom('complaints')
      .selectAll()
      .$if(which === 'unanswered', (query) => query.where(complaintWaits))
      .orderBy('answer_due')
      .orderBy('number')
      .execute();
    return this.#withEvents(rows);
  }

  async #withEvents(rows: readonly Row[]): Promise<readonly ComplaintWithEvents[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const events = await this.db
      .selectFrom('complaint_events')
      .selectAll()
      .$if(rows.length <= mostByIds, (query) => query.where('complaint_id', 'in', ids))
      .orderBy('at')
      .orderBy('id')
      .execute();
    const byComplaint = new Map<string, ComplaintEvent[]>(ids.map((id) => [id, []]));
    for (const { id, complaint_id, kind, body, author, at } of events) {
      const event = { id, kind: kind as ComplaintEvent['kind'], text: body, by: author, at: new Date(at) };
      byComplaint.get(complaint_id)?.push(event);
    }
    return rows.map((row) => ({ complaint: complaintOf(row), events: byComplaint.get(row.id) ?? [] }));
  }
}

/** Whether nobody has answered a sheet yet. */
export const complaintWaits = sql<boolean>`not exists (
  select 1 from complaint_events where complaint_events.complaint_id = complaints.id and complaint_events.kind = 'answer'
)`;

/** Both engines limit how many values a statement may name. */
const mostByIds = 500;

function rowOf({ content, provider, ...complaint }: Complaint): Row {
  return {
    id: complaint.id,
    number: complaint.number,
    year: complaint.year,
    ordinal: complaint.ordinal,
    secret: complaint.secret,
    filed_at: complaint.filedAt.toISOString(),
    answer_due: complaint.answerDue,
    provider_name: provider.name,
    provider_ruc: provider.ruc,
    provider_address: provider.address,
    book_code: provider.bookCode,
    kind: content.kind,
    full_name: content.fullName,
    document_type: content.documentType,
    document_number: content.documentNumber,
    address: content.address,
    phone: content.phone,
    email: content.email,
    is_minor: content.isMinor ? 1 : 0,
    guardian_name: content.guardianName,
    guardian_document: content.guardianDocument,
    good_kind: content.goodKind,
    amount: content.amount,
    good_description: content.goodDescription,
    detail: content.detail,
    request: content.request,
  };
}

function complaintOf(row: Row): Complaint {
  const content: ComplaintContent = {
    kind: row.kind as ComplaintContent['kind'],
    fullName: row.full_name,
    documentType: row.document_type as ComplaintContent['documentType'],
    documentNumber: row.document_number,
    address: row.address,
    phone: row.phone,
    email: row.email,
    isMinor: row.is_minor === 1,
    guardianName: row.guardian_name,
    guardianDocument: row.guardian_document,
    goodKind: row.good_kind as ComplaintContent['goodKind'],
    amount: row.amount === null ? null : money(row.amount),
    goodDescription: row.good_description,
    detail: row.detail,
    request: row.request,
  };
  return {
    id: row.id,
    number: row.number,
    year: row.year,
    ordinal: row.ordinal,
    secret: row.secret,
    filedAt: new Date(row.filed_at),
    answerDue: row.answer_due as PlainDate,
    provider: {
      name: row.provider_name,
      ruc: row.provider_ruc,
      address: row.provider_address,
      bookCode: row.book_code,
    },
    content,
  };
}
