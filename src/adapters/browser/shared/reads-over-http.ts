import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import type { ReadEndpoint } from '#adapters/http-contract/shared/read-endpoint.ts';
import { type CallRefusal, offline } from '#application/browser/shared/ports/call-refusal.ts';
import { type ReadArguments, Reads } from '#application/browser/shared/ports/reads.ts';
import type { Read, ReadArea, ReadInput } from '#application/read-models/shared/read.ts';
import { mapValue, refuse, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from './http-client.ts';

type Contract = Readonly<Record<string, unknown>>;

/** The contract of each area's reads, which comes with the first of them that is asked. */
const contracts: Readonly<Record<ReadArea, () => Promise<Contract | null>>> = {
  catalogue: () => import('#adapters/http-contract/catalogue/catalogue-reads.ts').catch(() => null),
  home: () => import('#adapters/http-contract/home/home-reads.ts').catch(() => null),
  learning: () => import('#adapters/http-contract/learning/learning-reads.ts').catch(() => null),
  office: () => import('#adapters/http-contract/office/office-reads.ts').catch(() => null),
  support: () => import('#adapters/http-contract/support/support-reads.ts').catch(() => null),
};

export class ReadsOverHttp extends Reads {
  constructor(private readonly http: HttpClient) {
    super();
  }

  /** @throws when the contract of its area does not answer the read. */
  async ask<Model, Input extends ReadInput>(
    read: Read<Model, Input>,
    ...[input]: ReadArguments<Input>
  ): Promise<Result<Model, CallRefusal>> {
    const contract = await contracts[read.area]();
    if (contract === null) return refuse(offline);
    const call = Object.values(contract).find((each) => answers(each, read));
    if (call === undefined) throw new Error(`Nothing in the contract answers the read ${read.area}/${read.name}`);
    const answer = await this.http.call<Endpoint>(call, { params: undefined, query: input, body: undefined });
    return mapValue(answer, call.fromWire);
  }
}

function answers<Model, Input extends ReadInput>(
  candidate: unknown,
  read: Read<Model, Input>,
): candidate is ReadEndpoint<Model, Input> {
  return (candidate as Partial<ReadEndpoint> | null)?.reads === read;
}
