import { describe } from 'vitest';
import { FactorApiOverHttp } from '#adapters/browser/accounts/factor-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { factorApiContract } from '#test/ports/accounts/factor-api.ts';
import { rosa } from '#test/support/accounts/account-calls.ts';
import { codeAt } from '#test/support/accounts/application-codes.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('FactorApiOverHttp against the school’s routes', () => {
  factorApiContract(async () => {
    const school = await testSchool();
    const password_hash = await school.school.get(PasswordHasher).hash(rosa.password);
    const userId = await school.addUser({ password_hash });
    const api = new FactorApiOverHttp(new HttpClient(new TokenOf(school, userId), {}, fetchInto(school.app)));
    const codeOf = (secret: string): string => {
      school.clock.advance({ minutes: 1 });
      return codeAt(secret, school.clock.now());
    };
    return { api, password: rosa.password, codeOf };
  });
});
