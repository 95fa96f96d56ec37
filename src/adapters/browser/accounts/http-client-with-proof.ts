import { type CallInput, HttpClient, type HttpClientOptions } from '#adapters/browser/shared/http-client.ts';
import type { Endpoint, OutputOf } from '#adapters/http-contract/shared/endpoint.ts';
import type { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { ProofAsker } from '#application/browser/accounts/ports/proof-asker.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { Result } from '#domain/shared/result.ts';

/** What is refused until whoever calls has shown something more. */
const asking: ReadonlySet<string> = new Set(['proof-needed', 'factor-required']);

/** Makes calls that ask for more than a session: what they ask for is asked of the person, and the same call goes on. */
export class HttpClientWithProof extends HttpClient {
  constructor(
    tokens: AccessTokenSource,
    private readonly asker: ProofAsker,
    options: Partial<HttpClientOptions> = {},
    fetcher?: typeof fetch,
  ) {
    super(tokens, options, fetcher);
  }

  override async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Result<OutputOf<E['answer']>, CallRefusal>> {
    const answer = await super.call(endpoint, input);
    if (answer.ok || !asking.has(answer.refusal.kind)) return answer;
    return (await this.asker.ask(answer.refusal)) ? this.call(endpoint, input) : answer;
  }
}
