import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { apisOverHttp } from '#ui/school/boot/http.container.ts';
import { fetched } from '#ui/school/page-files.ts';
import { onDemand } from './on-demand.ts';

type Apis = typeof apisOverHttp;

/** A port whose adapter, with all that reads what the school answers, comes with the first call: most visits make none. */
export function fromApis<T extends object>(make: (all: Apis) => T | Promise<T>): T {
  return onDemand(async () => make((await fetched(import('#ui/school/boot/http.container.ts'))).apisOverHttp));
}

/** The same, for a container that knows who is asked for the bearer. */
export function apiOnCall<T extends object>(make: (all: Apis, tokens: AccessTokenSource) => T) {
  return (tokens: AccessTokenSource): T => fromApis((all) => make(all, tokens));
}
