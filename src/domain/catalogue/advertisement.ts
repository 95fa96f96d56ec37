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
  /** What it says, for those who do not see the picture. */
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
