import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A form's fields and a token are short. */
const largestForm = 16 * 1024;

/** Lets a scope take forms as browsers post them by themselves: application/x-www-form-urlencoded. */
export function acceptPostedForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The fields of a posted form; a repeated name as its last value. */
export function postedForm(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return (request.body ?? {}) as Record<string, string>;
}
