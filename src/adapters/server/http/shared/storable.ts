import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf, ProblemError } from './refusal-table.ts';

/** NUL, which PostgreSQL refuses in a text, and halves of a character, which every database would silently replace. */
// oxlint-disable-next-line no-control-regex
const unstorable = /\u0000|\p{Surrogate}/u;

interface Part {
  readonly value: unknown;
  readonly name: string | number;
  readonly parent: Part | null;
}

/**
 * Whatever a request brings as text can be stored, whichever route takes it.
 * @throws ProblemError 400 naming the field, `items[0].title`.
 */
export function refuseUnstorable(input: unknown): void {
  // Not by recursion: a body may be as deep as it is long.
  const waiting: Part[] = [{ value: input, name: '', parent: null }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { value } = part;
    if (typeof value === 'string') {
      if (unstorable.test(value)) throw refusalOf(part);
    } else if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) waiting.push({ value: each, name: index, parent: part });
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, each] of Object.entries(value)) {
        if (unstorable.test(name)) throw refusalOf(part);
        waiting.push({ value: each, name, parent: part });
      }
    }
  }
}

/** Holds every route to it. A cookie that cannot be stored is none: whoever set it, the visitor could not get rid of it. */
export function refuseUnstorableEverywhere(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    for (const [name, value] of Object.entries(request.cookies)) {
      if (value !== undefined && unstorable.test(value)) delete request.cookies[name];
    }
    done();
  });
  app.addHook('preHandler', (request: FastifyRequest, _reply, done) => {
    if (request.routeOptions.config.isPage !== true) {
      refuseUnstorable(request.params);
      refuseUnstorable(request.query);
      refuseUnstorable(request.body);
    }
    done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers with a page, whatever the address. */
    isPage?: boolean;
  }
}

function refusalOf(part: Part): ProblemError {
  const field = pathOf(part);
  const where = field === '' ? 'Lo que envías' : `El campo «${field}»`;
  const detail = `${where} tiene un carácter que no se puede guardar. Escríbelo de nuevo, sin copiarlo de otro programa.`;
  return new ProblemError(problemOf(400, 'unstorable-text', detail, { field: field === '' ? undefined : field }));
}

function pathOf(part: Part): string {
  const names: (string | number)[] = [];
  for (let at: Part | null = part; at !== null; at = at.parent) names.unshift(at.name);
  let path = '';
  for (const name of names.slice(1, 20)) {
    path += typeof name === 'number' ? `[${name}]` : path === '' ? name : `.${name}`;
  }
  return unstorable.test(path) ? '' : path;
}
