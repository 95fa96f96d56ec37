import { OwnShareApi, ShareApi, type TypedShare } from '#application/browser/receipts/ports/share-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { MonthShares, OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The shares of one month, in this process's memory. */
export class ShareApiInMemory extends ShareApi {
  /** What was agreed on, oldest first. */
  readonly agreed: TypedShare[] = [];
  /** When set, agreeing is refused with it. */
  refusal: CallRefusal | null = null;

  constructor(private readonly shares: OfficeShares) {
    super();
  }

  all(): Answer<OfficeShares> {
    return Promise.resolve(accept(this.shares));
  }

  agree(share: TypedShare): Answer<unknown> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    this.agreed.push(share);
    return Promise.resolve(accept(undefined));
  }
}

/** Somebody's own shares of one month, in this process's memory. */
export class OwnShareApiInMemory extends OwnShareApi {
  constructor(private readonly shares: MonthShares) {
    super();
  }

  own(): Answer<MonthShares> {
    return Promise.resolve(accept(this.shares));
  }
}
