import { removeOwnGuestStatus } from '#adapters/http-contract/guests.ts';
import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import { GuestApi } from '#application/browser/ports/guest-api.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from './http-client.ts';

export class GuestApiOverHttp extends GuestApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    super();
    this.#http = http;
  }

  async leave(email: string): Promise<Result<boolean, CallRefusal>> {
    return mapValue(await this.#http.call(removeOwnGuestStatus, { body: { email } }), ({ removed }) => removed);
  }
}
