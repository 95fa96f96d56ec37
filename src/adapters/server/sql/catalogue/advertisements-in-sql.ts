import type { Kysely } from 'kysely';
import { Advertisements } from '#application/server/catalogue/ports/advertisements.ts';
import type { Campaign, CampaignImage } from '#domain/catalogue/advertisement.ts';
import { secondOf } from '#domain/shared/dates.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class AdvertisementsInSql extends Advertisements {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async runningIn(area: 'header', now: Date): Promise<readonly Campaign[]> {
    const instant = now.toISOString();
    const rows = await this.db
      .selectFrom('campaigns')
      .innerJoin('campaign_images as image', 'image.campaign_id', 'campaigns.id')
      .select(['campaigns.id as campaign_id', 'campaigns.kind', 'campaigns.alt_text', 'image.id', 'image.desktop_file'])
      .select(['image.mobile_file', 'image.desktop_link', 'image.mobile_link', 'image.seconds'])
      .where('campaigns.area', '=', area)
      .where('campaigns.active', '=', 1)
      .where('campaigns.starts_at', '<=', instant)
      .where('campaigns.ends_at', '>=', secondOf(now).toISOString())
      .orderBy('campaigns.id')
      .orderBy('image.position')
      .orderBy('image.id')
      .execute();
    const campaigns = new Map<number, Campaign & { readonly images: CampaignImage[] }>();
    for (const row of rows) {
      const campaign = campaigns.get(row.campaign_id) ?? campaignOf(row);
      campaign.images.push({
        id: row.id,
        desktopImage: row.desktop_file,
        mobileImage: row.mobile_file,
        desktopLink: row.desktop_link,
        mobileLink: row.mobile_link,
        seconds: row.seconds,
      });
      campaigns.set(row.campaign_id, campaign);
    }
    return [...campaigns.values()];
  }
}

function campaignOf(row: { readonly campaign_id: number; readonly kind: string; readonly alt_text: string }) {
  const kind = row.kind === 'text' ? 'text' : 'image';
  return { id: row.campaign_id, kind, text: row.alt_text, images: [] as CampaignImage[] } as const;
}
