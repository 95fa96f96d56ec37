import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';

/** The tokens of a browser that stays signed in, or of one that never was (null). */
export class TokenOf extends AccessTokenSource {
  constructor(
    private readonly school: TestSchool,
    private readonly userId: string | null,
  ) {
    super();
  }

  async current(): Promise<string | null> {
    if (this.userId === null) return null;
    return (await this.school.signIn(this.userId)).authorization.replace('Bearer ', '');
  }

  refresh(): Promise<null> {
    return Promise.resolve(null);
  }

  refused(): void {
    throw new Error('The school refused a token that is in force');
  }
}
