import { describe } from 'vitest';
import { ComplaintBookOverHttp } from '#adapters/browser/complaint-book-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { complaintBookContract } from '#test/ports/complaint-book.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

describe('ComplaintBookOverHttp against the school’s routes', () => {
  complaintBookContract(async () => {
    const school = await testSchool();
    const tokens = new TokenOf(school, await school.addUser());
    return new ComplaintBookOverHttp(new HttpClient(tokens, {}, fetchInto(school.app)));
  });
});
