import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { FactorApiOverHttp } from '#adapters/browser/accounts/factor-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LoggerInConsole } from '#adapters/browser/shared/logger-in-console.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';
import { ProofAsker } from '#application/browser/accounts/ports/proof-asker.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ProofStore } from './proof-store.ts';

/** The client of calls that ask for the password again or for a second factor; the page shows a `ProofDialog`. */
export const wireProof: WireUp = (container) => {
  if (!container.isBound(FactorApi)) bindPort(container, FactorApi, FactorApiOverHttp, [HttpClient]);
  if (container.isBound(HttpClientWithProof)) return;
  bindClass(container, ProofStore, [FactorApi]);
  container.bind(ProofAsker).toResolvedValue((store) => store, [ProofStore]);
  container
    .bind(HttpClientWithProof)
    .toResolvedValue(
      (tokens, asker) => new HttpClientWithProof(tokens, asker, { logger: new LoggerInConsole() }),
      [AccessTokenSource, ProofAsker],
    );
};
