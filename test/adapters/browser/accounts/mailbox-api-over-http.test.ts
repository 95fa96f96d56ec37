import { describe } from 'vitest';
import { MailboxApiOverHttp } from '#adapters/browser/accounts/mailbox-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { mailboxApiContract } from '#test/ports/accounts/mailbox-api.ts';
import { TokenOf } from '#test/support/accounts/token-of.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { withCookies } from '#test/support/shared/cookie-jar.ts';
import { fetchInto } from '#test/support/shared/fetch-into.ts';

describe('MailboxApiOverHttp against the school’s routes', () => {
  mailboxApiContract(async () => {
    const school = await testSchool();
    const api = new MailboxApiOverHttp(
      new HttpClient(new TokenOf(school, null), {}, withCookies(fetchInto(school.app))),
    );
    const lastLetter = async () => {
      const rows = await school.db.selectFrom('outbox_mails').select('text_body').orderBy('id').execute();
      const text = rows.at(-1)?.text_body ?? '';
      const code = /(\d{3}) (\d{3})/.exec(text)?.slice(1).join('') ?? '';
      return { code, link: /\/pagos\/correo\/(\S+)/.exec(text)?.[1] ?? '' };
    };
    return { api, lastLetter };
  });
});
