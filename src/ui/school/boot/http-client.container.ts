import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LoggerInConsole } from '#adapters/browser/shared/logger-in-console.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { ServiceKey } from '#ui/kit/layout/services.tsx';
import type { WireUp } from './wire.ts';

/** What goes wrong is said in the console, with the request's id (ERROR-4). */
export const clientWith = (tokens: AccessTokenSource): HttpClient =>
  new HttpClient(tokens, { logger: new LoggerInConsole() });

/** The client that the adapters of pages share; it comes with the first page that has services of its own. */
export const wireHttp: WireUp = (container) => {
  container.bind(HttpClient).toResolvedValue(clientWith, [AccessTokenSource]);
};

/** What of it the server must not use while it draws a page. */
export const httpInBrowserOnly: readonly ServiceKey<object>[] = [HttpClient];
