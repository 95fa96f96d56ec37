import { OfficeLogApi } from '#application/browser/office/ports/office-log-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownEntry, ShownLog } from '#application/read-models/office/shown-log.ts';
import { accept } from '#domain/shared/result.ts';

const linesOnAPage = 50;

/** The log, the latest first, in this process's memory. */
export class OfficeLogApiInMemory extends OfficeLogApi {
  constructor(private readonly all: readonly ShownEntry[]) {
    super();
  }

  async read(about: string, page: number): Answer<ShownLog> {
    const found = this.all.filter(({ thing }) => about === '' || about === `${thing.kind}:${thing.id}`);
    const entries = found.slice((page - 1) * linesOnAPage, page * linesOnAPage);
    return accept({ entries, hasMore: found.length > page * linesOnAPage });
  }
}
