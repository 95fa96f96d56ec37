import { describe } from 'vitest';
import { OfficeCodeApiOverHttp } from '#adapters/browser/cart/office-code-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { SaveResource } from '#application/server/office/resources/save-resource.ts';
import { officeCodeApiContract } from '#test/ports/cart/office-code-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';

describe('OfficeCodeApiOverHttp against the school’s routes', () => {
  officeCodeApiContract(async () => {
    const school = await testSchool();
    const rosa = await school.addUser({}, ['owner']);
    await insertProduct(school.db, 7, { regular_price: 100_00, igv_rate: 1800, status: 'published' });
    await school.school.write(SaveResource, (save) => save.execute('codes', null, aCode(), 0, rosa));
    return new OfficeCodeApiOverHttp(new HttpClient(new TokenOf(school, rosa), {}, fetchInto(school.app)));
  });
});
