import { expect, test } from 'vitest';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { proveAgain } from '#adapters/http-contract/accounts/second-factors.ts';
import { inviteToTeam, listTeamMembers } from '#adapters/http-contract/office/team.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import { ProofAsker } from '#application/browser/accounts/ports/proof-asker.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { rosa } from '#test/support/accounts/account-calls.ts';
import { factorOfTest, testSchool } from '#test/support/school/test-school.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

class OneToken extends AccessTokenSource {
  constructor(private readonly token: string) {
    super();
  }
  current = () => Promise.resolve(this.token);
  refresh = () => Promise.resolve(null);
  refused(): void {
    throw new Error('The school refused a token that is in force');
  }
}

/** Shows what is asked for, in the order of `shows`; says no when there is nothing left. */
class AskerOfTest extends ProofAsker {
  readonly asked: string[] = [];
  constructor(readonly shows: (() => Promise<unknown>)[]) {
    super();
  }
  async ask({ kind }: CallRefusal): Promise<boolean> {
    this.asked.push(kind);
    const show = this.shows.shift();
    await show?.();
    return show !== undefined;
  }
}

test('a call that asks for more is made once more when it was shown, and left as it was when not', async () => {
  const world = await testSchool();
  const password_hash = await world.school.get(PasswordHasher).hash(rosa.password);
  const userId = await world.addUser({ password_hash }, ['owner']);
  const tokens = new OneToken((await world.signIn(userId)).authorization.replace('Bearer ', ''));
  await world.db.deleteFrom('second_factors').execute();
  world.clock.advance({ minutes: 10 });
  const fetcher = fetchInto(world.app);
  const setUp = async () => {
    const [factors, now] = [world.school.get(SecondFactors), world.clock.now()];
    await factors.begin(userId, factorOfTest, now);
    await factors.confirm(userId, 0, now);
  };
  const showPassword = () =>
    new HttpClient(tokens, {}, fetcher).call(proveAgain, { body: { password: rosa.password } });
  const input = { body: { email: 'eva@correo.pe', roles: ['editor' as const] } };

  const refuses = new AskerOfTest([]);
  const given = refused(await new HttpClientWithProof(tokens, refuses, {}, fetcher).call(inviteToTeam, input));
  expect([given.kind, refuses.asked]).toEqual(['factor-required', ['factor-required']]);

  const shows = new AskerOfTest([setUp, showPassword]);
  const client = new HttpClientWithProof(tokens, shows, {}, fetcher);
  accepted(await client.call(inviteToTeam, input));
  expect(shows.asked).toEqual(['factor-required', 'proof-needed']);
  const { invitations } = accepted(await client.call(listTeamMembers, {}));
  expect(invitations.map(({ email }) => email)).toEqual(['eva@correo.pe']);
  // What is refused for another reason is asked of nobody.
  expect(refused(await client.call(inviteToTeam, input)).kind).toBe('already-invited-to-team');
  expect(shows.asked).toHaveLength(2);
});
