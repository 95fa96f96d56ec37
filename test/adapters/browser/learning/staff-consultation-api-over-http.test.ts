import { describe } from 'vitest';
import { StaffConsultationApiOverHttp } from '#adapters/browser/learning/staff-consultation-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadsOverHttp } from '#adapters/browser/shared/reads-over-http.ts';
import { staffConsultationApiContract } from '#test/ports/learning/staff-consultation-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { schoolWithQuestions } from '#test/support/learning/school-with-questions.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('StaffConsultationApiOverHttp against the school’s routes', () => {
  staffConsultationApiContract(async () => {
    const { world } = await schoolWithQuestions();
    const support = await world.addUser({}, ['support']);
    const client = new HttpClient(new TokenOf(world, support), {}, fetchInto(world.app));
    return { api: new StaffConsultationApiOverHttp(client), reads: new ReadsOverHttp(client) };
  });
});
