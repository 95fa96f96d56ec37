import { advertisementClosedFor, advertisementCookie } from '#adapters/http-contract/catalogue/advertisement-cookie.ts';
import { AdvertisementChoice } from '#application/browser/catalogue/ports/advertisement-choice.ts';

/** A cookie and no storage, so that the server knows before it draws: what is drawn and then taken away would move the page. */
export class AdvertisementChoiceInCookie extends AdvertisementChoice {
  close(): void {
    document.cookie = `${advertisementCookie}=1; max-age=${advertisementClosedFor}; path=/; samesite=lax`;
  }
}
