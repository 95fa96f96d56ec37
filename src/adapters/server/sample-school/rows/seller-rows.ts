import type { Insertable } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { sampleCampaigns } from '#adapters/server/sample-school/campaigns.ts';
import type { DayOfStart } from '#adapters/server/sample-school/day-of-start.ts';
import { sampleCodes, sampleSellers } from '#adapters/server/sample-school/sellers.ts';

type Row<T extends keyof SchoolDatabase> = Insertable<SchoolDatabase[T]>;

/** Rows of `discount_codes`. */
export function codeRows(start: DayOfStart): Row<'discount_codes'>[] {
  return sampleCodes.map((code) => ({
    id: code.id,
    origin: code.origin,
    word: code.word,
    title: code.title,
    amount_type: code.amountType,
    amount: code.amount,
    rule: code.productIds.length === 0 ? 0 : 1,
    product_ids: JSON.stringify(code.productIds),
    starts_at: start.after(-30),
    ends_at: start.lastMoment(code.endsInDays),
    limit_in_all: code.limitInAll ?? null,
    limit_per_account: code.limitPerAccount ?? null,
    shown_together: code.shownTogether === true ? 1 : 0,
  }));
}

/** Rows of `sellers`. */
export function sellerRows(): Row<'sellers'>[] {
  return sampleSellers.map((seller) => ({
    id: seller.id,
    slug: seller.slug,
    full_name: seller.fullName,
    trade_name: seller.tradeName,
    category_title: seller.categoryTitle,
    email: seller.email,
    phone: seller.phone,
    photo_file: seller.photo,
    logo_file: seller.logo,
    verified: 1,
    discount_code_id: seller.codeId,
  }));
}

/** Rows of `campaigns` and `campaign_images`. */
export function campaignRows(start: DayOfStart): {
  readonly campaigns: Row<'campaigns'>[];
  readonly images: Row<'campaign_images'>[];
} {
  return {
    campaigns: sampleCampaigns.map(({ id, text, endsInDays }) => ({
      id,
      area: 'header',
      kind: 'text',
      alt_text: text,
      starts_at: start.after(-1),
      ends_at: start.lastMoment(endsInDays),
      active: 1,
    })),
    images: sampleCampaigns.flatMap(({ id, images }) =>
      images.map((image, index) => ({
        id: image.id,
        campaign_id: id,
        position: index + 1,
        desktop_file: `anuncios/${image.file}-escritorio.svg`,
        mobile_file: `anuncios/${image.file}-movil.svg`,
        desktop_link: image.link,
        mobile_link: image.link,
        seconds: image.seconds,
      })),
    ),
  };
}
