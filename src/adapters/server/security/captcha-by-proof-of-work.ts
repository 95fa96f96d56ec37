import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { Captcha, type CaptchaChallenge, type CaptchaRefusal } from '#application/server/support/ports/captcha.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** How hard a puzzle is: the rounds of one try, and how many tries it takes (at most 256 between fewest and most). */
export interface CaptchaWork {
  readonly cost: number;
  readonly fewestTries: number;
  readonly mostTries: number;
}

/** Four tenths of a second on a desktop, about two seconds on a small telephone. */
export const usualWork: CaptchaWork = { cost: 5000, fewestTries: 200, mostTries: 400 };

/** Long enough to finish the form after ticking the box. */
const lifetimeMs = 20 * 60 * 1000;
const longestAnswer = 4000;

const hex = v.pipe(v.string(), v.regex(/^[\da-f]+$/i), v.maxLength(256));
const payload = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: hex,
      keySignature: hex,
      data: v.strictObject({ until: v.pipe(v.string(), v.isoTimestamp()) }),
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.pipe(v.number(), v.integer()), derivedKey: hex }),
});

/** The school's own captcha: the browser looks for a number, which costs it time; nobody else is asked. Answers that were taken are kept until they would have expired. */
export class CaptchaByProofOfWork extends Captcha {
  readonly #secret: string;

  /** @param key secret bytes, the same in every process of the school. */
  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    key: Uint8Array,
    private readonly work: CaptchaWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {
    super();
    this.#secret = Buffer.from(key).toString('base64');
  }

  async challenge(): Promise<CaptchaChallenge> {
    const { cost, fewestTries, mostTries } = this.work;
    const [more = 0] = this.ids.randomIntegers(1, mostTries - fewestTries + 1);
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: fewestTries + more,
      deriveKey,
      // Judged by the school's clock, not by the library's.
      data: { until: expiresAt.toISOString() },
      hmacSignatureSecret: this.#secret,
      hmacKeySignatureSecret: `${this.#secret}:key`,
    });
    const puzzle = JSON.parse(JSON.stringify({ parameters: made.parameters, signature: made.signature }));
    return { puzzle, expiresAt };
  }

  async verify(answer: string): Promise<Result<void, CaptchaRefusal>> {
    const judged = await this.#judge(answer);
    if (!judged.ok) return judged;
    const used = await this.db
      .selectFrom('used_captchas')
      .select('signature')
      .where('signature', '=', judged.value.signature)
      .executeTakeFirst();
    return used === undefined ? accept(undefined) : refuse({ kind: 'captcha-used' });
  }

  async spend(answer: string): Promise<Result<void, CaptchaRefusal>> {
    const judged = await this.#judge(answer);
    if (!judged.ok) return judged;
    const { signature, until } = judged.value;
    await this.db.deleteFrom('used_captchas').where('expires_at', '<', this.clock.now().toISOString()).execute();
    const taken = await this.db
      .insertInto('used_captchas')
      .values({ signature, expires_at: until.toISOString() })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .executeTakeFirst();
    return Number(taken.numInsertedOrUpdatedRows ?? 0) > 0 ? accept(undefined) : refuse({ kind: 'captcha-used' });
  }

  async #judge(answer: string): Promise<Result<{ signature: string; until: Date }, CaptchaRefusal>> {
    if (answer === '') return refuse({ kind: 'captcha-missing' });
    const read = v.safeParse(payload, answer.length > longestAnswer ? null : jsonOf(answer));
    if (!read.success) return refuse({ kind: 'captcha-wrong' });
    const { challenge, solution } = read.output;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#secret,
      hmacKeySignatureSecret: `${this.#secret}:key`,
    });
    if (!verified) return refuse({ kind: 'captcha-wrong' });
    const until = new Date(challenge.parameters.data.until);
    if (until <= this.clock.now()) return refuse({ kind: 'captcha-expired' });
    return accept({ signature: challenge.signature.toLowerCase(), until });
  }
}

/** What base64 of JSON says; null when it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
