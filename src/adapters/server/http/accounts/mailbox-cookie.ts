import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '#adapters/server/http/shared/cookie-names.ts';
import { mailboxProofLifetimeMs } from '#domain/accounts/mailbox/mailbox-proof.ts';

const base = 'escuela_correo';
const longest = 100;

/** Holds the secret of the browser that asked for a letter: without it neither code nor link proves anything. */
export class MailboxCookie {
  readonly #name: string;
  readonly #options;

  constructor(isSecure: boolean) {
    this.#name = cookieName(base, isSecure);
    this.#options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  }

  read(request: FastifyRequest): string | null {
    const secret = request.cookies[this.#name] ?? '';
    return secret === '' || secret.length > longest ? null : secret;
  }

  write(reply: FastifyReply, secret: string): void {
    // It outlives what it belongs to, so that a code that has run out is told from one that was never asked for.
    const maxAge = (4 * mailboxProofLifetimeMs) / 1000;
    void reply.setCookie(this.#name, secret, { ...this.#options, maxAge });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.#name, this.#options);
  }
}
