import { describe, expect, test } from 'vitest';
import { AccountApiOverHttp } from '#adapters/browser/accounts/account-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { accountApiContract } from '#test/ports/accounts/account-api.ts';
import { challenge, linkTo, verifier } from '#test/support/accounts/account-calls.ts';
import { codeAt } from '#test/support/accounts/application-codes.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { factorOfTest, testSchool, type TestSchool } from '#test/support/school/test-school.ts';

class TokenOfTest extends AccessTokenSource {
  token: string | null = null;
  current(): Promise<string | null> {
    return Promise.resolve(this.token);
  }
  refresh(): Promise<null> {
    return Promise.resolve(null);
  }
  refused(): void {
    // The keeper's own tests show what follows.
  }
}

function apiOf(school: TestSchool) {
  const tokens = new TokenOfTest();
  const api = new AccountApiOverHttp(new HttpClient(tokens, {}, fetchInto(school.signInApp)));
  return { api, tokens };
}

/** The newest link of any sort. */
async function lastLink(school: TestSchool): Promise<string> {
  return linkTo(school, 'recuperar')
    .catch(() => linkTo(school, 'verificar'))
    .catch(() => linkTo(school, 'confirmar-cuenta'));
}

describe('AccountApiOverHttp against the school’s routes', () => {
  accountApiContract(async () => {
    const school = await testSchool();
    const { api, tokens } = apiOf(school);
    return {
      api,
      use: ({ token }) => (tokens.token = token),
      lastLink: () => lastLink(school),
      addUnverified: async (email) => void (await school.addUser({ email, email_verified_at: null })),
      addFactor: async (email) => {
        const account = await school.school.get(Accounts).findByEmail(email as EmailAddress);
        const [factors, now] = [school.school.get(SecondFactors), school.clock.now()];
        await factors.begin(account?.id ?? '', factorOfTest, now);
        await factors.confirm(account?.id ?? '', 0, now);
        return codeAt(factorOfTest, now);
      },
      proof: { verifier, challenge },
    };
  });

  test('lists and closes sessions', async () => {
    const school = await testSchool();
    const { api, tokens } = apiOf(school);
    const userId = await school.addUser();
    tokens.token = (await school.signIn(userId)).authorization.replace('Bearer ', '');
    await school.signIn(userId);
    await school.signIn(userId);
    const [own, other] = accepted(await api.sessions());
    expect([own?.isCurrent, other?.isCurrent]).toEqual([true, false]);
    accepted(await api.closeSession(other?.id ?? ''));
    expect(accepted(await api.sessions())).toHaveLength(2);
    accepted(await api.closeOtherSessions(tokens.token));
    expect(accepted(await api.sessions())).toMatchObject([{ isCurrent: true }]);
  });
});
