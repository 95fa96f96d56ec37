import type { Campaign } from '#domain/catalogue/advertisement.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** What header and footer ask for. */
export abstract class StorefrontApi {
  /** The campaigns that run above the header. Source: ADS-1. */
  abstract headerCampaigns(): Promise<Result<readonly Campaign[], CallRefusal>>;
  /** Asks for the news for an address, which is then sent a link to confirm it. Source: NEWS-1. */
  abstract subscribeToNews(email: string): Promise<Result<void, CallRefusal>>;
  /** Begins the subscription of a letter's link. */
  abstract confirmNews(secret: string): Promise<Result<void, CallRefusal>>;
  /** Ends the subscription of a letter's link. */
  abstract leaveNews(secret: string): Promise<Result<void, CallRefusal>>;
}
