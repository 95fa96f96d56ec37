import { toJsonSchema } from '@valibot/to-json-schema';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import type { Endpoint, Schema } from '#adapters/http-contract/shared/endpoint.ts';
import { problemSchema } from '#adapters/http-contract/shared/problem.ts';
import { errorResponses, errorsOf } from './shared/described-errors.ts';
import type { Served } from './shared/served.ts';

type Json = Record<string, unknown>;

const signedIn = 'sesion';

/** The OpenAPI 3.1 document of what a listener serves, made from the contract and the refusals that serve it. */
export function openApiDocument(origin: string, served: readonly Served[]): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'API de Escuela',
      version: '1',
      description:
        'Importes como texto decimal con dos cifras, en soles. Instantes en ISO 8601. Errores según RFC 9457, con el detalle en español.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    components: {
      schemas: { Problema: jsonSchemaOf(problemSchema) },
      responses: errorResponses,
      securitySchemes: {
        [signedIn]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'La sesión de quien llama' },
      },
    },
    paths: pathsOf(served),
  };
}

function pathsOf(served: readonly Served[]): Readonly<Record<string, Json>> {
  const byEndpoint = new Map(served.map((each) => [each.endpoint, each]));
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const each = byEndpoint.get(endpoint);
    if (each === undefined) continue;
    const { responses, ...operation } = operationOf(endpoint);
    for (const path of addressesOf(endpoint)) {
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: {
          operationId: operationIdOf(endpoint.method, path),
          ...operation,
          parameters: operation.parameters.filter(
            ({ name, in: place }) => place !== 'path' || path.includes(`{${name}}`),
          ),
          responses: { ...responses, ...errorsOf(each) },
        },
      };
    }
  }
  return paths;
}

/**
 * The paths of an endpoint: a parameter of few values is written out, so that no address belongs to two paths
 * (`/talleres/examen/general/…` is no `/talleres/{slug}/examen/…`).
 */
function addressesOf({ path, params }: Endpoint): readonly string[] {
  let addresses = [path.replaceAll(/:(\w+)/g, '{$1}')];
  for (const { name, schema } of parametersOf(params, 'path')) {
    const { enum: values } = schema as { readonly enum?: readonly string[] };
    if (values === undefined) continue;
    addresses = addresses.flatMap((each) => values.map((value) => each.replace(`{${name}}`, value)));
  }
  return addresses;
}

/** By method and path: `GET /api/v1/products/{slug}` is `getProductsBySlug`. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api(?:\/v1)?\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/\W+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** What an endpoint asks for and answers. It is the same for every listener, and dear to make. */
function operationOf(endpoint: Endpoint): Operation {
  const known = operations.get(endpoint);
  if (known !== undefined) return known;
  const made = newOperationOf(endpoint);
  operations.set(endpoint, made);
  return made;
}

const operations = new WeakMap<Endpoint, Operation>();

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
}

interface Operation extends Json {
  readonly parameters: readonly Parameter[];
  readonly responses: Json;
}

function newOperationOf(endpoint: Endpoint): Operation {
  return {
    summary: endpoint.summary,
    tags: [endpoint.area],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: true,
              schema: { type: 'string', minLength: 16, maxLength: 255 },
            },
          ]
        : []),
    ],
    ...(endpoint.body === null ? {} : { requestBody: bodyOf(endpoint, endpoint.body) }),
    security: securityOf(endpoint),
    responses: {
      [endpoint.answer === null ? 204 : endpoint.status]: {
        description: 'Correcto',
        ...(endpoint.answer === null
          ? {}
          : { content: { 'application/json': { schema: jsonSchemaOf(endpoint.answer) } } }),
      },
    },
  };
}

function securityOf({ signIn }: Endpoint): readonly Json[] {
  if (signIn === 'none') return [];
  return [...(signIn === 'optional' ? [{}] : []), { [signedIn]: [] }];
}

function bodyOf(endpoint: Endpoint, schema: Schema): Json {
  const mediaType = endpoint.bodyFormat === 'form' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [mediaType]: { schema: jsonSchemaOf(schema) } } };
}

function parametersOf(schema: Schema | null, place: 'path' | 'query'): Parameter[] {
  if (schema === null) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function jsonSchemaOf(schema: Schema): Json {
  const { $schema: _, ...made } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode: 'input',
    // What a form carries as a file is checked by code, which no schema of JSON has a word for.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : undefined,
  });
  return made;
}
