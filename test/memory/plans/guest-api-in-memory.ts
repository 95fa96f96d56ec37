import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const notYours: CallRefusal = {
  kind: 'email-not-yours',
  status: 403,
  detail: 'Refused: email-not-yours',
  field: 'email',
  data: {},
};

/** One signed-in account's guest status, in this process's memory. */
export class GuestApiInMemory extends GuestApi {
  /** When set, the call is refused with it. */
  failure: CallRefusal | null = null;

  /** @param onLeft what becomes of the account when it stops being a guest. */
  constructor(
    private readonly email: string,
    private readonly onLeft: () => void = () => undefined,
  ) {
    super();
  }

  leave(email: string): Promise<Result<boolean, CallRefusal>> {
    if (this.failure !== null) return Promise.resolve(refuse(this.failure));
    if (email !== this.email) return Promise.resolve(refuse(notYours));
    this.onLeft();
    return Promise.resolve(accept(true));
  }
}
