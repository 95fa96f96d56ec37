import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadsOverHttp } from '#adapters/browser/shared/reads-over-http.ts';
import { StaffMessagesApiOverHttp } from '#adapters/browser/support/staff-messages-api-over-http.ts';
import { Messages } from '#application/server/support/ports/messages.ts';
import { messageOf } from '#test/ports/support/messages.ts';
import { staffMessagesApiContract } from '#test/ports/support/staff-messages-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { idNumber } from '#test/support/shared/counting-ids.ts';

describe('StaffMessagesApiOverHttp against the school’s routes', () => {
  staffMessagesApiContract(async () => {
    const world = await testSchool();
    const messages = world.school.get(Messages);
    const ids = { contact: idNumber(801), support: idNumber(802) };
    await messages.add(messageOf({ id: ids.contact, kind: 'contact', at: new Date('2026-03-08T15:00:00.000Z') }));
    await messages.add(messageOf({ id: ids.support, kind: 'support', at: new Date('2026-03-09T15:00:00.000Z') }));
    const client = new HttpClient(new TokenOf(world, await world.addUser({}, ['support'])), {}, fetchInto(world.app));
    return { api: new StaffMessagesApiOverHttp(client), reads: new ReadsOverHttp(client), ids };
  });
});
