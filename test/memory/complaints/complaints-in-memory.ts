import {
  Complaints,
  type Complaint,
  type ComplaintEvent,
  type ComplaintWithEvents,
} from '#application/server/complaints/ports/complaints.ts';

/** A book that lasts as long as the test. */
export class ComplaintsInMemory extends Complaints {
  readonly #counters = new Map<number, number>();
  readonly #complaints: Complaint[] = [];
  readonly #events = new Map<string, ComplaintEvent[]>();

  nextOrdinal(year: number): Promise<number> {
    const next = (this.#counters.get(year) ?? 0) + 1;
    this.#counters.set(year, next);
    return Promise.resolve(next);
  }

  add(complaint: Complaint): Promise<void> {
    this.#complaints.push(complaint);
    return Promise.resolve();
  }

  addEvent(complaintId: string, event: ComplaintEvent): Promise<void> {
    this.#events.set(complaintId, [...(this.#events.get(complaintId) ?? []), event]);
    return Promise.resolve();
  }

  bySecret(secret: string): Promise<ComplaintWithEvents | null> {
    return Promise.resolve(this.#find((each) => each.secret === secret));
  }

  byNumber(number: string): Promise<ComplaintWithEvents | null> {
    return Promise.resolve(this.#find((each) => each.number === number));
  }

  list(which: 'unanswered' | 'all'): Promise<readonly ComplaintWithEvents[]> {
    const all = this.#complaints
      .toSorted((one, other) => (`${one.answerDue}${one.number}` < `${other.answerDue}${other.number}` ? -1 : 1))
      .map((complaint) => this.#withEvents(complaint));
    const isOpen = ({ events }: ComplaintWithEvents) => events.every(({ kind }) => kind !== 'answer');
    return Promise.resolve(which === 'all' ? all : all.filter(isOpen));
  }

  #find(isSought: (complaint: Complaint) => boolean): ComplaintWithEvents | null {
    const found = this.#complaints.find(isSought);
    return found === undefined ? null : this.#withEvents(found);
  }

  #withEvents(complaint: Complaint): ComplaintWithEvents {
    return { complaint, events: this.#events.get(complaint.id) ?? [] };
  }
}
