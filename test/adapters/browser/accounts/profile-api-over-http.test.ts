import sharp from 'sharp';
import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ProfileApiOverHttp } from '#adapters/browser/accounts/profile-api-over-http.ts';
import { profileApiContract } from '#test/ports/accounts/profile-api.ts';
import { linkTo, register, rosa } from '#test/support/accounts/account-calls.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';

async function picture(): Promise<File> {
  const drawn = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#7d1b2f' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(drawn)], 'foto.png');
}

describe('ProfileApiOverHttp against the school’s routes', () => {
  profileApiContract(async () => {
    const school = await testSchool();
    await register(school);
    const users = school.db.selectFrom('users').select('id').where('email', '=', rosa.email);
    const { id } = await users.executeTakeFirstOrThrow();
    const api = new ProfileApiOverHttp(new HttpClient(new TokenOf(school, id), {}, fetchInto(school.app)));
    return { api, secret: () => linkTo(school, 'confirmar-correo'), picture };
  });
});
