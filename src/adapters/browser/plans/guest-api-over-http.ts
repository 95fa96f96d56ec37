import { removeOwnGuestStatus } from '#adapters/http-contract/plans/guests.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class GuestApiOverHttp extends GuestApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async leave(email: string): Promise<Result<boolean, CallRefusal>> {
    return mapValue(await this.http.call(removeOwnGuestStatus, { body: { email } }), ({ removed }) => removed);
  }
}
