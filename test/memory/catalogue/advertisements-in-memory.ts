import { Advertisements } from '#application/server/catalogue/ports/advertisements.ts';
import { isPast } from '#domain/shared/dates.ts';
import type { Campaign } from '#domain/catalogue/advertisement.ts';

/** A campaign with the time it runs and the area it stands in. */
export interface ScheduledCampaign extends Campaign {
  readonly area: string;
  readonly from: Date;
  readonly until: Date;
}

/** Campaigns in this process's memory. */
export class AdvertisementsInMemory extends Advertisements {
  constructor(private readonly campaigns: readonly ScheduledCampaign[]) {
    super();
  }

  runningIn(area: 'header', now: Date): Promise<readonly Campaign[]> {
    return Promise.resolve(
      this.campaigns
        .filter((each) => each.area === area && each.from <= now && !isPast(each.until, now) && each.images.length > 0)
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, kind, text, images }) => ({ id, kind, text, images })),
    );
  }
}
