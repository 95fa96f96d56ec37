import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { limitKeyOf } from '#adapters/server/http/shared/serve.ts';
import { RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';

/** Has the school count so many calls of an endpoint by an address, as if they had been made. */
export async function countedBefore(
  { school, clock }: TestSchool,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  times: number,
  { address = '127.0.0.1', seconds = 600 } = {},
): Promise<void> {
  const key = limitKeyOf(endpoint, `address ${address}`);
  for (let time = 0; time < times; time += 1) await school.get(RateCounts).hit(key, seconds, clock.now());
}
