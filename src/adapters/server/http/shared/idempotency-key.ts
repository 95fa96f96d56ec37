import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { receivedFile, type SentFile } from '#adapters/http-contract/shared/form-file.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import { ProblemError, problemOf } from './refusal-table.ts';

/** What tells a request with an `Idempotency-Key` from others. */
export interface KeyedCall {
  readonly caller: Bearer | null;
  readonly body: unknown;
  readonly params: unknown;
  readonly request: FastifyRequest;
}

/** The key of a request as it is stored. */
export interface RequestKey {
  /** Fingerprint of who sent it and of what was sent as the key. */
  readonly key: string;
  /** The account that sent it; '' without one. */
  readonly owner: string;
  /** Fingerprint of what was asked for. */
  readonly request_hash: string;
}

/**
 * The key that a request carries. Whoever has no account is known by the key alone: a telephone changes its address between a
 * request and its repetition, and nobody else knows the key.
 * @throws ProblemError 400 when there is none.
 */
export function requestKeyOf(path: string, { caller, body, params, request }: KeyedCall): RequestKey {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 16 || key.length > 255) {
    throw new ProblemError(
      problemOf(400, 'idempotency-key-missing', 'Falta el encabezado «Idempotency-Key» (16 a 255 caracteres).', {
        field: 'Idempotency-Key',
      }),
    );
  }
  const owner = caller?.userId ?? '';
  const request_hash = digest([path, JSON.stringify(params ?? null), JSON.stringify(comparable(body))]);
  return { key: digest([owner, key]), owner, request_hash };
}

/** The body with files as digests of their content: written out as JSON, eight megabytes would be thirty. */
function comparable(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const file = receivedFile(value as SentFile);
      return [name, file === null ? value : createHash('sha256').update(file.content).digest('hex')];
    }),
  );
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
