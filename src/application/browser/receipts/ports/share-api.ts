import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { MonthShares, OfficeShares } from '#application/read-models/receipts/month-shares.ts';
import type { ShareParty } from '#domain/receipts/shares/share-rates.ts';

/** A share as somebody typed it. */
export interface TypedShare {
  readonly party: ShareParty;
  readonly productId: number | null;
  /** Percent, such as '30' or '12.5'. */
  readonly rate: string;
  /** 'YYYY-MM-DD'. */
  readonly from: string;
}

/** The office's calls about shares of teachers and sellers. */
export abstract class ShareApi {
  /** @param month 'YYYY-MM'; '': the last one that is over. */
  abstract all(month: string): Answer<OfficeShares>;
  abstract agree(share: TypedShare): Answer<unknown>;
}

/** The calls of somebody who has shares. */
export abstract class OwnShareApi {
  /** The caller's own. @param month 'YYYY-MM'; '': the last one that is over. */
  abstract own(month: string): Answer<MonthShares>;
}
