import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A form's fields and a token are short. */
const largestForm = 16 * 1024;

/**
 * Lets a scope take forms as browsers post them by themselves: application/x-www-form-urlencoded.
 * @param bodyLimit bytes that a form has at most.
 */
export function acceptPostedForms(scope: FastifyInstance, bodyLimit: number = largestForm): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** The fields of a posted form; a repeated name as its last value. */
export function postedForm(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return (request.body ?? {}) as Record<string, string>;
}
