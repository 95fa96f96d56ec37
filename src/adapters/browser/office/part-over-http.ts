import type { PartEndpoints } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { factsEndpoints, pricesEndpoints } from '#adapters/http-contract/office/products/facts-and-prices.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { FactsApi, type PartApi, PricesApi } from '#application/browser/office/ports/part-api.ts';

/** The adapter of a part's port, by the part's two calls. */
export function partOverHttp<Content>(
  port: abstract new () => PartApi<Content>,
  { read, keep }: PartEndpoints,
): new (http: HttpClient) => PartApi<Content> {
  const routes = {
    read: to(read, (productId: number) => ({ params: { id: String(productId) } })),
    keep: to(keep, (productId: number, content: unknown, fromRevision: number) => ({
      params: { id: String(productId) },
      body: { content, fromRevision },
    })),
  };
  // The schema of the part parses what these calls bring: it is bound to the content by `wireOf`.
  return overHttp<PartApi<unknown>>(port as abstract new () => PartApi<unknown>, routes) as new (
    http: HttpClient,
  ) => PartApi<Content>;
}

export const FactsApiOverHttp = partOverHttp(FactsApi, factsEndpoints);
export const PricesApiOverHttp = partOverHttp(PricesApi, pricesEndpoints);
