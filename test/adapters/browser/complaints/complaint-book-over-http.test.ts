import { describe } from 'vitest';
import { ComplaintBookOverHttp } from '#adapters/browser/complaints/complaint-book-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { complaintBookContract } from '#test/ports/complaints/complaint-book.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

describe('ComplaintBookOverHttp against the school’s routes', () => {
  complaintBookContract(async () => {
    const school = await testSchool();
    const tokens = new TokenOf(school, await school.addUser());
    return new ComplaintBookOverHttp(new HttpClient(tokens, {}, fetchInto(school.app)));
  });
});
