import { lendSeminarSeat, readSeminarSeats, removeSeminarGuest } from '#adapters/http-contract/plans/guests.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import type { SeminarSeats } from '#application/read-models/learning/seminar-seats.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

type Answer<T> = Promise<Result<T, CallRefusal>>;

export class SeatApiOverHttp extends SeatApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  of(slug: string): Answer<SeminarSeats> {
    return this.http.call(readSeminarSeats, { params: { slug } });
  }

  async lend(slug: string, email: string, key: string): Answer<number> {
    const sent = { params: { slug }, body: { email }, idempotencyKey: key };
    return mapValue(await this.http.call(lendSeminarSeat, sent), ({ free }) => free);
  }

  async takeBack(slug: string, email: string): Answer<void> {
    return mapValue(await this.http.call(removeSeminarGuest, { body: { email, slug } }), () => undefined);
  }
}
