import { describe } from 'vitest';
import { BillingApiOverHttp } from '#adapters/browser/billing-api-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { billingApiContract } from '#test/ports/billing-api.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

describe('BillingApiOverHttp against the school’s routes', () => {
  billingApiContract(async () => {
    const school = await testSchool();
    return new BillingApiOverHttp(
      new HttpClient(new TokenOf(school, await school.addUser()), {}, fetchInto(school.app)),
    );
  });
});
