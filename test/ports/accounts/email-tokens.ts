import { expect, test } from 'vitest';
import type { EmailTokens } from '#application/server/accounts/ports/email-tokens.ts';
import { anEmailToken, at } from '#test/support/accounts/account-builders.ts';

/** What every adapter of EmailTokens does. The users 'ana' and 'luis' exist. */
export function emailTokensContract(make: () => EmailTokens | Promise<EmailTokens>): void {
  test('gives back a link as it was added', async () => {
    const tokens = await make();
    await tokens.add(anEmailToken('one', 'ana'));
    expect(await tokens.find('one')).toEqual(anEmailToken('one', 'ana'));
    expect(await tokens.find('two')).toBeNull();
  });

  test('a link is used once', async () => {
    const tokens = await make();
    await tokens.add(anEmailToken('one', 'ana'));
    expect(await tokens.use('one', at('10:30'))).toBe(true);
    expect(await tokens.use('one', at('10:31'))).toBe(false);
    expect(await tokens.find('one')).toMatchObject({ usedAt: at('10:30') });
  });

  test('a link that has run out is not used', async () => {
    const tokens = await make();
    await tokens.add(anEmailToken('one', 'ana', { expiresAt: at('11:00') }));
    expect(await tokens.use('one', at('11:00'))).toBe(false);
    expect(await tokens.use('unknown', at('10:00'))).toBe(false);
    expect(await tokens.find('one')).toMatchObject({ usedAt: null });
  });

  test('cancels the open links of one account and purpose', async () => {
    const tokens = await make();
    await tokens.add(anEmailToken('mine', 'ana'));
    await tokens.add(anEmailToken('used', 'ana', { usedAt: at('10:10') }));
    await tokens.add(anEmailToken('reset', 'ana', { purpose: 'reset' }));
    await tokens.add(anEmailToken('his', 'luis'));
    await tokens.cancel('ana', 'verify', at('10:20'));
    const used = await Promise.all(['mine', 'used', 'reset', 'his'].map((each) => tokens.find(each)));
    expect(used.map((each) => each?.usedAt)).toEqual([at('10:20'), at('10:10'), null, null]);
  });

  test('says when links of a purpose were sent', async () => {
    const tokens = await make();
    await tokens.add(anEmailToken('b', 'ana', { createdAt: at('10:20') }));
    await tokens.add(anEmailToken('a', 'ana', { createdAt: at('10:10') }));
    await tokens.add(anEmailToken('old', 'ana', { createdAt: at('09:59') }));
    await tokens.add(anEmailToken('reset', 'ana', { purpose: 'reset', createdAt: at('10:15') }));
    await tokens.add(anEmailToken('his', 'luis', { createdAt: at('10:15') }));
    expect(await tokens.sentSince('ana', 'verify', at('10:10'))).toEqual([at('10:10'), at('10:20')]);
  });
}
