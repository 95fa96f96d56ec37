import { AccountApiOverHttp } from '#adapters/browser/accounts/account-api-over-http.ts';
import { CartApiOverHttp } from '#adapters/browser/cart/cart-api-over-http.ts';
import { CatalogueApiOverHttp } from '#adapters/browser/catalogue/catalogue-api-over-http.ts';
import { CaptchaSolverByWorker } from '#adapters/browser/support/captcha-solver-by-worker.ts';
import { ConsentApiOverHttp } from '#adapters/browser/legal/consent-api-over-http.ts';
import { HomeApiOverHttp } from '#adapters/browser/home/home-api-over-http.ts';
import { ReadsOverHttp } from '#adapters/browser/shared/reads-over-http.ts';
import { ReviewApiOverHttp } from '#adapters/browser/learning/review-api-over-http.ts';
import { SavedApiOverHttp } from '#adapters/browser/home/saved-api-over-http.ts';
import { SearchApiOverHttp } from '#adapters/browser/search/search-api-over-http.ts';
import { SessionRenewalOverHttp } from '#adapters/browser/accounts/session-renewal-over-http.ts';
import { StorefrontApiOverHttp } from '#adapters/browser/catalogue/storefront-api-over-http.ts';
import { SupportApiOverHttp } from '#adapters/browser/support/support-api-over-http.ts';
import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { clientWith } from './http-client.container.ts';

/** The adapters of the ports that every page has: their file comes with the first call of one of them (`apiOnCall`). */
export const apisOverHttp = {
  accounts: (tokens: AccessTokenSource) => new AccountApiOverHttp(clientWith(tokens)),
  cart: (tokens: AccessTokenSource) => new CartApiOverHttp(clientWith(tokens)),
  captcha: (tokens: AccessTokenSource) => new CaptchaSolverByWorker(clientWith(tokens)),
  catalogue: (tokens: AccessTokenSource) => new CatalogueApiOverHttp(clientWith(tokens)),
  consents: (tokens: AccessTokenSource) => new ConsentApiOverHttp(clientWith(tokens)),
  search: (tokens: AccessTokenSource) => new SearchApiOverHttp(clientWith(tokens)),
  home: (tokens: AccessTokenSource) => new HomeApiOverHttp(clientWith(tokens)),
  reads: (tokens: AccessTokenSource) => new ReadsOverHttp(clientWith(tokens)),
  reviews: (tokens: AccessTokenSource) => new ReviewApiOverHttp(clientWith(tokens)),
  saved: (tokens: AccessTokenSource) => new SavedApiOverHttp(clientWith(tokens)),
  renewal: () => new SessionRenewalOverHttp(),
  storefront: (tokens: AccessTokenSource) => new StorefrontApiOverHttp(clientWith(tokens)),
  support: (tokens: AccessTokenSource) => new SupportApiOverHttp(clientWith(tokens)),
} as const;
