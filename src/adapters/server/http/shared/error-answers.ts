import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemMediaType, type Problem } from '#adapters/http-contract/shared/problem.ts';
import { isDatabaseUnavailable } from '#adapters/server/sql/shared/database-unavailable.ts';
import { FilesUnavailable } from '#application/server/shared/ports/file-store.ts';
import { databaseUnavailable, filesUnavailable, problemOf, ProblemError, tooLargeText } from './refusal-table.ts';

/** Answers whatever a route or the framework threw: a problem in Spanish, and nothing of the reasons. */
export function answerError(
  error: FastifyError | ProblemError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ProblemError) return answerProblem(reply.headers(error.headers), error.problem);
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database is not available');
    return answerProblem(reply.header('retry-after', '5'), databaseUnavailable());
  }
  if (error instanceof FilesUnavailable) {
    request.log.warn({ err: error }, 'the storage of files is not available');
    return answerProblem(reply.header('retry-after', '10'), filesUnavailable());
  }
  const status = 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500;
  if (status >= 400 && status < 500) return answerProblem(reply, problemOfStatus(status));
  request.log.error({ err: error }, 'request failed');
  return answerProblem(
    reply,
    problemOf(
      500,
      'unexpected',
      'Algo falló de nuestro lado y ya quedó registrado. Vuelve a intentarlo en un momento.',
    ),
  );
}

export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .type(problemMediaType)
    .send({ ...problem, requestId: reply.request.id });
}

/** No page and no call has the address. */
export function noSuchAddress(): ProblemError {
  return new ProblemError(problemOf(404, 'not-found', 'No existe esta dirección.'));
}

/** A request that the framework or the parser of HTTP refuses. */
function problemOfStatus(status: number): Problem {
  if (status === 404) return noSuchAddress().problem;
  if (status === 408) return problemOf(408, 'too-slow', 'La solicitud tardó demasiado en llegar. Vuelve a enviarla.');
  if (status === 413) return problemOf(413, 'too-large', tooLargeText);
  if (status === 414) return problemOf(414, 'address-too-long', 'Esta dirección es demasiado larga.');
  if (status === 415) return problemOf(415, 'media-type', 'Este formato de envío no se admite en esta dirección.');
  if (status === 431) {
    return problemOf(431, 'headers-too-large', 'Tu navegador envía demasiados datos. Borra las cookies de este sitio.');
  }
  return problemOf(400, 'unreadable-request', 'La solicitud no se puede leer. Revisa su formato.');
}

/** Written out: whoever imports `node:http` as a module has Node load all that `fetch` needs, a twentieth of a start. */
const linesOfParser: Readonly<Record<string, readonly [status: number, phrase: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

/** Answers what is no HTTP at all, or too slow or too large for it, before there is a request. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, phrase] = linesOfParser[error.code ?? ''] ?? [400, 'Bad Request'];
  const problem = problemOfStatus(status);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    `Content-Type: ${problemMediaType}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Security-Policy: default-src 'none'",
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
