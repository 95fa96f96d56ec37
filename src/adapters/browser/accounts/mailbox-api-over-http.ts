import { askMailboxCode, enterByMailbox } from '#adapters/http-contract/accounts/mailboxes.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { MailboxApi } from '#application/browser/accounts/ports/mailbox-api.ts';

export const MailboxApiOverHttp = overHttp(MailboxApi, {
  askCode: to(
    askMailboxCode,
    (email, acceptsTerms) => ({ body: { email, acceptsTerms } }),
    ({ email }) => email,
  ),
  enter: to(enterByMailbox, (brought) => ({ body: brought })),
});
