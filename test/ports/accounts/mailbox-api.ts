import { expect, test } from 'vitest';
import type { MailboxApi } from '#application/browser/accounts/ports/mailbox-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

export interface MailboxApiOfTest {
  readonly api: MailboxApi;
  /** What the last letter brought. */
  readonly lastLetter: () => Promise<{ readonly code: string; readonly link: string }>;
}

/** What every adapter of MailboxApi does, as one browser uses it. */
export function mailboxApiContract(make: () => Promise<MailboxApiOfTest>): void {
  test('has a letter sent, and names what is wrong with what was typed', async () => {
    const { api } = await make();
    expect(accepted(await api.askCode(' Rosa@Correo.pe ', true))).toBe('rosa@correo.pe');
    expect(refused(await api.askCode('rosa', true))).toMatchObject({ kind: 'email-invalid', field: 'email' });
    expect(refused(await api.askCode('rosa@correo.pe', false))).toMatchObject({ field: 'acceptsTerms' });
  });

  test('signs in by the code, once', async () => {
    const { api, lastLetter } = await make();
    expect(refused(await api.enter({ code: '123456' }))).toMatchObject({ kind: 'other-browser', status: 409 });
    accepted(await api.askCode('rosa@correo.pe', true));
    const { code } = await lastLetter();
    expect(refused(await api.enter({ code: '999999' }))).toMatchObject({ kind: 'code-wrong', field: 'code' });
    expect(accepted(await api.enter({ code })).token).not.toBe('');
  });

  test('signs in by the link of the last letter alone', async () => {
    const { api, lastLetter } = await make();
    accepted(await api.askCode('rosa@correo.pe', true));
    expect(refused(await api.enter({ link: 'otro' }))).toMatchObject({ kind: 'other-browser' });
    expect(accepted(await api.enter({ link: (await lastLetter()).link })).token).not.toBe('');
  });
}
