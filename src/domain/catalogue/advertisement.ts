/** One picture of a campaign, with a version for wide and one for narrow screens. */
export interface CampaignImage {
  readonly id: number;
  readonly desktopImage: string;
  readonly mobileImage: string;
  readonly desktopLink: string;
  readonly mobileLink: string;
  /** How long it stays. */
  readonly seconds: number;
}

/** A campaign for the banner above the header. Source: ADS-1. */
export interface Campaign {
  readonly id: number;
  /** 'text': its words are read on the page, the picture is their ornament. 'image': the picture says them. */
  readonly kind: 'text' | 'image';
  /** What it says. */
  readonly text: string;
  /** At least one, in the order they are shown. */
  readonly images: readonly CampaignImage[];
}

/**
 * The campaign to show: any but the one shown before, unless there is no other; null when there is none at all.
 * `roll` is a number from 0 to below 1. Source: ADS-1.
 */
export function pickCampaign(campaigns: readonly Campaign[], previousId: number | null, roll: number): Campaign | null {
  const others = campaigns.filter(({ id }) => id !== previousId);
  const choice = others.length > 0 ? others : campaigns;
  return choice[Math.floor(roll * choice.length)] ?? null;
}

/**
 * The campaigns without what must not be sold where they stand: no picture that leads to one of `paths`, and no campaign that has
 * none left. Paths of the school, as `productPath` makes them; what a link asks beside its path does not count. Source:
 * decisions.md, Screens.
 */
export function campaignsBeside(campaigns: readonly Campaign[], paths: readonly string[]): readonly Campaign[] {
  const isBeside = ({ desktopLink, mobileLink }: CampaignImage) =>
    ![desktopLink, mobileLink].some((link) => paths.includes(link.replace(/[?#].*/, '')));
  return campaigns
    .map((campaign) => ({ ...campaign, images: campaign.images.filter(isBeside) }))
    .filter(({ images }) => images.length > 0);
}
