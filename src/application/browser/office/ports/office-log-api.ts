import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownLog } from '#application/read-models/office/shown-log.ts';

/** The log of the office, for whoever sees it. */
export abstract class OfficeLogApi {
  /** @param about a thing's kind and id, 'voucher:v1'; '': everything. @param page from 1. */
  abstract read(about: string, page: number): Answer<ShownLog>;
}
