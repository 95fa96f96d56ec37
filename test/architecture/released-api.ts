import { toJsonSchema } from '@valibot/to-json-schema';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import type { CallPart, Endpoint, Schema } from '#adapters/http-contract/shared/endpoint.ts';
import { problemSchema } from '#adapters/http-contract/shared/problem.ts';
import { type Alternative, type Direction, type Field, losses, read, type Shape, written } from './shapes.ts';

/** What each call takes and answers, by `GET /api/v1/… takes`. */
export type Api = ReadonlyMap<string, Shape>;

/** What the contract says now. */
export function presentApi(): Api {
  const lines = allEndpoints.flatMap((endpoint): [string, Shape][] => {
    const call = `${endpoint.method} ${endpoint.path}`;
    const takes: [string, Shape] = [`${call} takes`, taken(endpoint)];
    return endpoint.answer === null ? [takes] : [takes, [`${call} answers`, shapeOf(endpoint.answer)]];
  });
  return new Map([...lines, ['whatever is refused answers', shapeOf(problemSchema)]]);
}

/** The register of an API. @param release by which it is promised. */
export function writtenApi(api: Api, release: string): string {
  const lines = [...api].map(([call, shape]) => `${call} ${written(shape)}`).sort();
  return [
    `# The API of release ${release}, which the next one keeps (docs/decisions/0115-an-api-that-only-gains.md).`,
    '# Made by `npm run released-api` when a release is made, never by hand.',
    ...lines,
    '',
  ].join('\n');
}

/** The API of a register. */
export function releasedApi(text: string): Api {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, call = '', shape = ''] = /^(.* (?:takes|answers)) (.*)$/.exec(line) ?? [];
        return [call, read(shape)];
      }),
  );
}

/** What pages of the release before would miss of the present API: `GET /api/v1/… answers cover: is gone`. */
export function lossesOfApi(released: Api, present: Api): readonly string[] {
  return [...released].flatMap(([call, before]) => {
    const now = present.get(call);
    if (now === undefined) return [`${call}: is gone`];
    const direction: Direction = call.endsWith(' takes') ? 'takes' : 'answers';
    return losses(before, now, direction).map((loss) => `${call} ${loss}`);
  });
}

/** All that comes with a request and without which it may be refused, under the name of where it stands. */
function taken({ params, query, body, bodyFormat, signIn, freshness, idempotent }: Endpoint): Shape {
  const fields: [string, Field][] = [
    ...part('path', params),
    ...part('query', query),
    ...part(bodyFormat === 'form' ? 'form' : 'body', body),
    ...mark('session', signIn !== 'none', signIn === 'optional'),
    ...mark('freshProof', freshness !== null),
    ...mark('idempotencyKey', idempotent),
  ];
  return [{ fields: new Map(fields) }];
}

function part(name: string, schema: CallPart): [string, Field][] {
  if (schema === null) return [];
  const shape = shapeOf(schema);
  // An address without a query has all that a query may do without.
  return [
    [name, { shape, isOptional: name === 'query' && losses([{ fields: new Map() }], shape, 'takes').length === 0 }],
  ];
}

const mark = (name: string, isTaken: boolean, isOptional = false): [string, Field][] =>
  isTaken ? [[name, { shape: ['text'], isOptional }]] : [];

interface Json {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly items?: Json;
  readonly prefixItems?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Json | boolean;
}

/** By the same words as the OpenAPI document: what travels, before anything is made of it. */
function shapeOf(schema: Schema): Shape {
  const made = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'file' as 'string' } : undefined),
  });
  return shapeOfJson(made as Json);
}

function shapeOfJson(json: Json): Shape {
  const several = json.anyOf ?? json.oneOf;
  if (several !== undefined) return several.flatMap(shapeOfJson);
  if (json.enum !== undefined) return json.enum.map((value) => JSON.stringify(value));
  if (json.const !== undefined) return [JSON.stringify(json.const)];
  return [alternativeOf(json)];
}

const words: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  file: 'file',
};

function alternativeOf(json: Json): Alternative {
  const { type, properties = {}, required = [], additionalProperties } = json;
  if (type === 'array') return { items: (json.prefixItems ?? [json.items ?? {}]).flatMap(shapeOfJson) };
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, each]): [string, Field] => [
      name,
      { shape: shapeOfJson(each), isOptional: !required.includes(name) },
    ]);
    if (typeof additionalProperties === 'object')
      fields.push(['*', { shape: shapeOfJson(additionalProperties), isOptional: true }]);
    return { fields: new Map(fields) };
  }
  const word =
    type === undefined && Object.keys(json).every((key) => key === '$schema') ? 'anything' : words[type ?? ''];
  if (word === undefined) throw new Error(`the register has no word for ${JSON.stringify(json)}`);
  return word;
}
