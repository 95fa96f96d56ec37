import type { IncomingMessage } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '#adapters/server/config/config.ts';
import { isTrustedPeer } from '#adapters/server/config/trusted-proxies.ts';
import { inLogContext } from '#adapters/server/observing/log-context.ts';
import { loggedError, logLine } from '#adapters/server/observing/log-line.ts';
import { loggedRequest } from './logged-request.ts';

/** Where the log goes, a line at a time; standard error when not given. */
export interface LogStream {
  write(line: string): void;
}

const onStandardError: LogStream = { write: (line) => void process.stderr.write(line) };

/** How the HTTP server logs: the same lines as the school's own log (`LoggerOnStandardError`), each with its request. */
export function requestLog(
  logLevel: string,
  log: LogStream = onStandardError,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  if (logLevel === 'silent') return { logger: false };
  return {
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
    logger: {
      level: logLevel,
      messageKey: 'message',
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: { req: loggedRequest, err: loggedError },
      stream: { write: (line: string) => log.write(logLine(line)) },
    },
  };
}

/** Whether each request has lines of its own in the log, at a level of `LOG_LEVEL`. */
export const tellsOfEveryRequest = (logLevel: string): boolean => ['info', 'debug'].includes(logLevel);

/** What a proxy may call a request: letters, digits and what stands between them, never a line or a sentence. */
const safeId = /^[\da-z](?:[\w.-]{6,62})[\da-z]$/i;

/** How a request is called: as a proxy that is believed calls it, else by a new id. What a client says it is called does not count. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>, newId: () => string) {
  const isTrusted = isTrustedPeer(trustProxy);
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const told = headers['x-request-id'];
    return typeof told === 'string' && safeId.test(told) && isTrusted(socket.remoteAddress) ? told : newId();
  };
}

/** Has every line of the log that a request causes name it, wherever it is written. Before any other hook. */
export function nameRequestInLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inLogContext({ requestId: request.id }, done));
}
