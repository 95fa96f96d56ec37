import { toJsonSchema } from '@valibot/to-json-schema';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import type { Endpoint, Schema } from '#adapters/http-contract/shared/endpoint.ts';
import { problemMediaType, problemSchema } from '#adapters/http-contract/shared/problem.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the whole API, made from the contract that serves it. */
export function openApiDocument(origin: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'API de Escuela',
      version: '1',
      description:
        'Importes como texto decimal con dos cifras, en soles. Instantes en ISO 8601. Errores según RFC 9457, con el detalle en español.',
    },
    servers: [{ url: origin }],
    components: {
      schemas: { Problema: jsonSchemaOf(problemSchema) },
      securitySchemes: { sesión: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    // The same for both listeners, and dear to make.
    paths: (paths ??= pathsOfAll()),
  };
}

let paths: Readonly<Record<string, Json>> | null = null;

function pathsOfAll(): Readonly<Record<string, Json>> {
  const operations: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    operations[path] = { ...operations[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return operations;
}

function operationOf(endpoint: Endpoint): Json {
  return {
    summary: endpoint.summary,
    tags: [endpoint.area],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', minLength: 16 } }]
        : []),
    ],
    ...(endpoint.body === null ? {} : { requestBody: bodyOf(endpoint, endpoint.body) }),
    ...(endpoint.signIn === 'none'
      ? {}
      : { security: [...(endpoint.signIn === 'optional' ? [{}] : []), { sesión: [] }] }),
    responses: {
      [endpoint.status]: {
        description: 'Correcto',
        ...(endpoint.answer === null
          ? {}
          : { content: { 'application/json': { schema: jsonSchemaOf(endpoint.answer) } } }),
      },
      default: {
        description: 'Error',
        content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problema' } } },
      },
    },
  };
}

function bodyOf(endpoint: Endpoint, schema: Schema): Json {
  const mediaType = endpoint.bodyFormat === 'form' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [mediaType]: { schema: jsonSchemaOf(schema) } } };
}

function parametersOf(schema: Schema | null, place: 'path' | 'query'): Json[] {
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
  return toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    errorMode: 'ignore',
    typeMode: 'input',
    // What a form carries as a file is checked by code, which no schema of JSON has a word for.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : undefined,
  }) as Json;
}
