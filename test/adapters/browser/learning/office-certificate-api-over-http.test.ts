import { describe } from 'vitest';
import { OfficeCertificateApiOverHttp } from '#adapters/browser/learning/office-certificate-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ReadsOverHttp } from '#adapters/browser/shared/reads-over-http.ts';
import { officeCertificateApiContract } from '#test/ports/learning/certificates/office-certificate-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { firstCode, schoolWithCertificates, secondCode } from '#test/support/learning/school-with-certificates.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('OfficeCertificateApiOverHttp against the school’s routes', () => {
  officeCertificateApiContract(async () => {
    const { world } = await schoolWithCertificates();
    const support = await world.addUser({}, ['support']);
    const client = new HttpClient(new TokenOf(world, support), {}, fetchInto(world.app));
    const codes = { first: firstCode, second: secondCode };
    return { api: new OfficeCertificateApiOverHttp(client), reads: new ReadsOverHttp(client), codes };
  });
});
