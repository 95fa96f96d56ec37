import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ConsentApi, type TrackingChoice } from '#application/browser/legal/ports/consent-api.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export class ConsentApiInMemory extends ConsentApi {
  /** Set: nothing can be recorded. */
  failure: CallRefusal | null = null;
  readonly recorded: TrackingChoice[] = [];

  record(choice: TrackingChoice): Promise<Result<void, CallRefusal>> {
    if (this.failure !== null) return Promise.resolve(refuse(this.failure));
    this.recorded.push(choice);
    return Promise.resolve(accept(undefined));
  }
}
