import fc from 'fast-check';
import { anyText } from '#test/support/shared/any-text.ts';
import { goodFile } from './fuzz-states.ts';

/** What the sample of a schema is called where it stands, with values that lead somewhere. */
export type KnownValues = Readonly<Record<string, readonly (string | number)[]>>;

/** A request to one operation of the API: often what it asks for, often something else. */
export interface FuzzedRequest {
  /** The operation as the document names it: `GET /api/v1/products/{slug}`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | null;
  /** Which of the people sends it; 0: nobody. */
  readonly who: number;
  /** Not null: sent where it finds what it needs, in a state that is brought about first, if there is one for its operation. */
  readonly ready: Readiness | null;
}

/** How a request that would succeed is spoiled; null: it is not. */
export interface Readiness {
  readonly spoiled: { readonly field: number; readonly value: unknown } | null;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface DescribedAnswer {
  readonly content?: Readonly<
    Record<
      string,
      { readonly schema: { readonly allOf?: readonly { readonly properties: { readonly kind: Schema } }[] } }
    >
  >;
}

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  /** Of a call of the contract. */
  readonly responses?: Readonly<Record<string, DescribedAnswer>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** The part of an OpenAPI document that requests are made from. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Stands for a file among the values of a form. */
const sentFile = 'a file';

const nul = String.fromCharCode(0);
const half = String.fromCharCode(0xd8_00);

const meanTexts: readonly string[] = [
  '',
  ' ',
  nul,
  `a${nul}b`,
  half,
  `x${half}y`,
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  '-1',
  '1.5',
  '0',
  '3000000000',
  '99999999999999999999',
  'NaN',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '99999-01-01',
  'x'.repeat(300),
  '💥'.repeat(120),
  '\r\n\t',
  '<script>alert(1)</script>',
  'a@b.c',
  '[',
  '{"a":1}',
];

const meanValues: readonly unknown[] = [
  ...meanTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_648,
  3_000_000_000,
  2 ** 53,
  1e308,
  -1e-7,
  [],
  [[[[]]]],
  {},
  { a: nul },
  { [nul]: 1 },
  ['x', null, 3],
];

const rarely = <T>(usual: fc.Arbitrary<T>, mean: fc.Arbitrary<T>, every = 8): fc.Arbitrary<T> =>
  fc.oneof({ weight: every - 1, arbitrary: usual }, { weight: 1, arbitrary: mean });

function valueOf(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  return rarely(fittingValue(schema, name, known), fc.constantFrom(...meanValues), 12);
}

function fittingValue(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => fittingValue(each, name, known)));
  switch (schema.type) {
    case 'string':
      return fittingText(schema, name, known);
    case 'number':
    case 'integer':
      return fittingNumber(schema, name, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, name, known), { maxLength: 3 });
    case 'object':
      return fittingObject(schema, known);
    default:
      return fc.constantFrom(...meanValues);
  }
}

function fittingText(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<string> {
  if (schema.format === 'binary') return fc.constant(sentFile);
  const names = known[name];
  if (names !== undefined && names.length > 0) return rarely(fc.constantFrom(...names.map(String)), anyText, 6);
  if (schema.format === 'date-time') return fc.constant('2026-11-20T15:00:00.000Z');
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern), { maxLength: 50 });
  const filled = anyText.map((text) => text.padEnd(schema.minLength ?? 0, 'n').slice(0, schema.maxLength ?? 200));
  return fc.oneof(fc.constantFrom('Ana María', 'Derecho laboral', '12345678', 'tres tristes tigres'), filled);
}

function fittingNumber(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<number> {
  const numbers = known[name]?.map(Number).filter((each) => Number.isFinite(each)) ?? [];
  const any = fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1000, 2_147_483_647) });
  return numbers.length === 0 ? any : rarely(fc.constantFrom(...numbers), any, 4);
}

function fittingObject(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.properties === undefined) {
    const values = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    return fc.dictionary(fc.constantFrom('1', '3', 'a', '__proto__', nul), valueOf(values, '', known), { maxKeys: 3 });
  }
  const fields = Object.entries(schema.properties).map(([name, each]): [string, fc.Arbitrary<unknown>] => [
    name,
    valueOf(each, name, known),
  ]);
  const record = (requiredKeys: readonly string[]) =>
    fc.record(Object.fromEntries(fields), { requiredKeys: requiredKeys as string[] });
  return rarely(record(schema.required ?? []), record([]), 15);
}

const inAddress = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
const meanSegments = ['%00', '%E0%A4%A', '%ED%A0%80', '%', '%2e%2e', 'a%2Fb', '%0d%0a', 'x'.repeat(400), '%20'];

/** Of a parameter what is known of it after the segment before it: `books/slug` is the slug of a book. */
function nameAt(path: string, name: string, known: KnownValues): string {
  const named = `${path.split(`/{${name}}`)[0]?.split('/').at(-1)}/${name}`;
  return named in known ? named : name;
}

function addressOf(path: string, { parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const segments = parameters.filter((each) => each.in === 'path');
  const asked = parameters.filter((each) => each.in === 'query');
  const segment = (schema: Schema, name: string): fc.Arbitrary<string> =>
    rarely(
      fittingValue(schema, nameAt(path, name, known), known).map((value) => inAddress(String(value)) || 'x'),
      fc.oneof(
        fc.constantFrom(...meanSegments),
        fc.constantFrom(...meanTexts).map((text) => inAddress(text) || 'x'),
      ),
      6,
    );
  const given = (schema: Schema, name: string): fc.Arbitrary<string> =>
    rarely(
      fittingValue(schema, name, known).map((value) => inAddress(String(value))),
      fc.constantFrom(...meanSegments, ''),
    );
  return fc
    .record({
      values: fc.tuple(...segments.map(({ name, schema }) => segment(schema, name))),
      pairs: fc.tuple(
        ...asked.map(({ name, schema }) => fc.option(given(schema, name).map((text) => `${name}=${text}`))),
      ),
    })
    .map(({ values, pairs }) => {
      const filled = segments.reduce((url, { name }, at) => url.replace(`{${name}}`, () => values[at] ?? ''), path);
      const query = pairs.filter((pair) => pair !== null).join('&');
      return query === '' ? filled : `${filled}?${query}`;
    });
}

interface Sent {
  readonly payload: string | null;
  readonly type: string | null;
}

function bodyOf({ requestBody }: Operation, known: KnownValues): fc.Arbitrary<Sent> {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || content === undefined) return fc.constant({ payload: null, type: null });
  const value = fittingValue(content.schema, '', known);
  const whole = value.map((each) => sentAs(type, each));
  return rarely(
    whole,
    fc.tuple(whole, fc.integer({ min: 0, max: 6 })).map(([sent, how]) => broken(sent, how)),
    10,
  );
}

/** A body as it travels. */
export function sentAs(type: string, value: unknown): Sent {
  if (type === 'multipart/form-data') return formOf(value);
  if (type === 'application/json') return { payload: JSON.stringify(value), type };
  const fields = Object.entries(value ?? {}).map(([name, each]) => `${name}=${inAddress(String(each))}`);
  return { payload: fields.join('&'), type };
}

function broken({ payload, type }: Sent, how: number): Sent {
  if (how === 0) return { payload, type: 'text/plain' };
  if (how === 1) return { payload, type: null };
  if (how === 2) return { payload: payload?.slice(0, payload.length / 2) ?? '', type };
  if (how === 3) return { payload: '', type };
  if (how === 4) return { payload: '['.repeat(20_000) + ']'.repeat(20_000), type };
  if (how === 5) return { payload: '{"examId":1e400,"__proto__":{"x":1}}', type };
  return { payload, type: (type ?? '').replace(/;.*$/, '') };
}

const boundary = 'frontera-del-azar';

/** A form as it travels. */
function formOf(value: unknown): Sent {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const parts = fields.map(([name, each]) => {
    const isFile = each === sentFile || each === goodFile;
    const head = `content-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"${isFile ? '; filename="a.png"\r\ncontent-type: image/png' : ''}`;
    const text = typeof each === 'string' ? each : JSON.stringify(each);
    return `--${boundary}\r\n${head}\r\n\r\n${each === sentFile ? '\u0089PNG\r\n' : text}\r\n`;
  });
  return { payload: `${parts.join('')}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` };
}

const key = fc.oneof(fc.uuid(), fc.constantFrom('una-clave-repetida-1', 'corta', 'x'.repeat(300)));
const cookie = fc.constantFrom(
  '',
  'escuela_carrito=%00',
  'escuela_carrito=abc',
  'escuela_school_refresh=%ED%A0%80',
  '=;;=%',
);

const readiness: fc.Arbitrary<Readiness> = fc.record({
  spoiled: fc.option(fc.record({ field: fc.nat({ max: 11 }), value: fc.constantFrom(...meanValues) }), { freq: 1 }),
});

/** Any request to one operation. */
function requestTo(path: string, method: string, operation: Operation, known: KnownValues, people: number) {
  return fc
    .record({
      url: addressOf(path, operation, known),
      body: bodyOf(operation, known),
      who: fc.oneof(
        { weight: 1, arbitrary: fc.constant(0) },
        { weight: 4, arbitrary: fc.integer({ min: 1, max: people }) },
      ),
      key,
      cookie,
      // One in two: 'freq' counts how many there are to each null, that one included.
      ready: fc.option(readiness, { freq: 2 }),
    })
    .map((made): FuzzedRequest => ({
      operation: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      url: made.url,
      headers: {
        'idempotency-key': made.key,
        ...(made.cookie === '' ? {} : { cookie: made.cookie }),
        ...(made.body.type === null ? {} : { 'content-type': made.body.type }),
      },
      payload: made.body.payload,
      ready: made.ready,
      // Who deletes the account is gone for good: only the last of the people may.
      who: made.who !== 0 && path.endsWith('/account-deletions') ? people : made.who,
    }));
}

/** Any request to the API that a document describes, each operation as often as any other. */
export function fuzzedRequests(document: ApiDocument, known: KnownValues, people: number): fc.Arbitrary<FuzzedRequest> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestTo(path, method, operation, known, people)),
  );
  return fc.oneof(...all);
}
