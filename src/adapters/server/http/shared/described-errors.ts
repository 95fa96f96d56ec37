import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { problemMediaType } from '#adapters/http-contract/shared/problem.ts';
import { asksForFactor } from '#domain/office/permissions.ts';
import { permissionRefusals } from './permitted.ts';
import { titleOf } from './refusal-table.ts';
import type { Served } from './served.ts';

type Json = Record<string, unknown>;

interface DescribedError {
  readonly status: number;
  readonly kind: string;
  /** What a person reads; null: it depends on what was sent. */
  readonly detail: string | null;
}

const reference = { $ref: '#/components/schemas/Problema' };

/** What any call may be answered with, by the name its reference has. */
export const errorResponses: Json = {
  EnvioNoAtendido: problemResponse('Cualquier otro envío que no se puede leer o atender', reference),
  FallaDeLaEscuela: problemResponse('La escuela no puede atender; se puede repetir más tarde', reference),
};

const anyOther: Json = {
  '4XX': { $ref: '#/components/responses/EnvioNoAtendido' },
  '5XX': { $ref: '#/components/responses/FallaDeLaEscuela' },
};

/** Every answer but the successful one of an endpoint, by its status: the refusals of its table, and what `serve` refuses by itself. */
export function errorsOf(served: Served): Json {
  const byStatus = new Map<number, DescribedError[]>();
  for (const error of [...ofTheDoor(served), ...ofTheTable(served)]) {
    byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  }
  const described = [...byStatus].map(([status, errors]) => [String(status), responseOf(status, errors)]);
  return { ...Object.fromEntries(described), ...anyOther };
}

function ofTheTable({ refusals }: Served): readonly DescribedError[] {
  return Object.entries(refusals).map(([kind, { status, detail }]) => ({
    status,
    kind,
    detail: typeof detail === 'string' ? detail : null,
  }));
}

function ofTheDoor({ endpoint, isLimited, refusals }: Served): readonly DescribedError[] {
  const errors: [number, string][] = [];
  if (endpoint.signIn !== 'none') errors.push([401, 'sign-in-required']);
  if (endpoint.permission !== null) {
    // A use case that asks once more, inside its transaction, has them in its table.
    const kinds = Object.keys(permissionRefusals).filter((kind) => !(kind in refusals));
    errors.push(...kinds.map((kind): [number, string] => [403, kind]));
    if (asksForFactor(endpoint.permission)) errors.push([403, 'factor-required']);
  }
  if (endpoint.freshness !== null) errors.push([403, 'proof-needed']);
  if (isLimited) errors.push([429, 'too-many-requests']);
  errors.push(...ofTheInput(endpoint));
  if (endpoint.idempotent) {
    errors.push([400, 'idempotency-key-missing'], [409, 'request-under-way'], [422, 'idempotency-key-reused']);
  }
  return errors.map(([status, kind]) => ({ status, kind, detail: null }));
}

function ofTheInput({ params, query, body, bodyFormat }: Endpoint): [number, string][] {
  const takesBody: [number, string][] = [
    [413, 'too-large'],
    [415, 'media-type'],
  ];
  const takesForm: [number, string][] = [
    [400, 'unreadable-form'],
    [411, 'length-required'],
  ];
  const isAsked = params !== null || query !== null || body !== null;
  const bad = ['invalid-input', 'unstorable-text', 'unreadable-request'] as const;
  return [
    ...(isAsked ? bad.map((kind): [number, string] => [400, kind]) : []),
    ...(bodyFormat === 'none' ? [] : takesBody),
    ...(bodyFormat === 'form' ? takesForm : []),
  ];
}

function responseOf(status: number, errors: readonly DescribedError[]): Json {
  const kinds = errors.map(({ kind, detail }) => `- \`${kind}\`${detail === null ? '' : `: ${detail}`}`);
  const schema = {
    allOf: [
      reference,
      { type: 'object', properties: { status: { const: status }, kind: { enum: errors.map(({ kind }) => kind) } } },
    ],
  };
  return { ...problemResponse([titleOf(status), '', ...kinds].join('\n'), schema), ...(status === 429 && { headers }) };
}

const headers: Json = {
  'Retry-After': { description: 'Segundos hasta que se puede volver a probar', schema: { type: 'integer' } },
};

function problemResponse(description: string, schema: Json): Json {
  return { description, content: { [problemMediaType]: { schema } } };
}
