import { EmailTokens, type EmailToken } from '#application/server/ports/email-tokens.ts';
import type { EmailLinkPurpose } from '#domain/accounts/email-link.ts';

export class EmailTokensInMemory extends EmailTokens {
  readonly #byFingerprint = new Map<string, EmailToken>();

  add(token: EmailToken): Promise<void> {
    this.#byFingerprint.set(token.fingerprint, token);
    return Promise.resolve();
  }

  find(fingerprint: string): Promise<EmailToken | null> {
    return Promise.resolve(this.#byFingerprint.get(fingerprint) ?? null);
  }

  use(fingerprint: string, now: Date): Promise<boolean> {
    const token = this.#byFingerprint.get(fingerprint);
    if (token === undefined || token.usedAt !== null || token.expiresAt <= now) return Promise.resolve(false);
    this.#byFingerprint.set(fingerprint, { ...token, usedAt: now });
    return Promise.resolve(true);
  }

  cancel(userId: string, purpose: EmailLinkPurpose, now: Date): Promise<void> {
    for (const token of this.#of(userId, purpose)) {
      if (token.usedAt === null) this.#byFingerprint.set(token.fingerprint, { ...token, usedAt: now });
    }
    return Promise.resolve();
  }

  sentSince(userId: string, purpose: EmailLinkPurpose, since: Date): Promise<readonly Date[]> {
    const sent = this.#of(userId, purpose).map(({ createdAt }) => createdAt);
    return Promise.resolve(sent.filter((at) => at >= since).toSorted((a, b) => a.getTime() - b.getTime()));
  }

  #of(userId: string, purpose: EmailLinkPurpose): EmailToken[] {
    return [...this.#byFingerprint.values()].filter((each) => each.userId === userId && each.purpose === purpose);
  }
}
