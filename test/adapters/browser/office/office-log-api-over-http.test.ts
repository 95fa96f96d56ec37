import { describe } from 'vitest';
import { OfficeLogApiOverHttp } from '#adapters/browser/office/office-log-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { officeLogApiContract } from '#test/ports/office/office-log-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';

describe('OfficeLogApiOverHttp against the school’s routes', () => {
  officeLogApiContract(async () => {
    const school = await testSchool();
    const names = { given_names: 'Rosa', paternal_surname: '', maternal_surname: '' };
    const rosa = await school.addUser(names, ['owner']);
    const note = (by: string | null, id: string) =>
      school.school.write(OfficeJournal, (journal) =>
        journal.note(by, 'roles-changed', id, { roles: '' }, { roles: 'editor' }),
      );
    await note(null, 'm2');
    school.clock.advance({ minutes: 1 });
    for (let index = 0; index < 50; index += 1) await note(rosa, 'm1');
    return new OfficeLogApiOverHttp(new HttpClient(new TokenOf(school, rosa), {}, fetchInto(school.app)));
  });
});
