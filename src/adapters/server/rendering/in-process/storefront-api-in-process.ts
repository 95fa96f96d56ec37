import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { Advertisements } from '#application/server/catalogue/ports/advertisements.ts';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { accept, type Result } from '#domain/shared/result.ts';

/** What header and footer ask, in this very process. */
export class StorefrontApiInProcess extends StorefrontApi {
  /** @param isAdvertisementClosed whether the visitor has closed it. */
  constructor(
    private readonly school: School,
    private readonly isAdvertisementClosed: boolean,
  ) {
    super();
  }

  async headerCampaigns(): Promise<Result<readonly Campaign[], CallRefusal>> {
    if (this.isAdvertisementClosed) return accept([]);
    const now = this.school.get(Clock).now();
    return accept(await this.school.get(Advertisements).runningIn('header', now));
  }

  subscribeToNews(): Promise<never> {
    return drawing();
  }

  confirmNews(): Promise<never> {
    return drawing();
  }

  leaveNews(): Promise<never> {
    return drawing();
  }
}

/** A page that is drawn only reads. */
function drawing(): never {
  throw new Error('The newsletter was asked for something while a page was drawn on the server');
}
