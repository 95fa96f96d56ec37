import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';

/** The tokens of a browser that stays signed in, or of one that never was (null). */
export class TokenOf extends AccessTokenSource {
  readonly #school: TestSchool;
  readonly #userId: string | null;

  constructor(school: TestSchool, userId: string | null) {
    super();
    this.#school = school;
    this.#userId = userId;
  }

  async current(): Promise<string | null> {
    if (this.#userId === null) return null;
    return (await this.#school.signIn(this.#userId)).authorization.replace('Bearer ', '');
  }

  refresh(): Promise<null> {
    return Promise.resolve(null);
  }

  refused(): void {
    throw new Error('The school refused a token that is in force');
  }
}
