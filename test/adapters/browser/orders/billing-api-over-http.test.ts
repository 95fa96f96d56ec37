import { describe } from 'vitest';
import { BillingApiOverHttp } from '#adapters/browser/orders/billing-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { billingApiContract } from '#test/ports/orders/billing-api.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('BillingApiOverHttp against the school’s routes', () => {
  billingApiContract(async () => {
    const school = await testSchool();
    return new BillingApiOverHttp(
      new HttpClient(new TokenOf(school, await school.addUser()), {}, fetchInto(school.app)),
    );
  });
});
