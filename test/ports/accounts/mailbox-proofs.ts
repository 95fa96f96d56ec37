import { expect, test } from 'vitest';
import type { MailboxProof, MailboxProofs } from '#application/server/accounts/ports/mailbox-proofs.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { at } from '#test/support/accounts/account-builders.ts';

function aProof(id: string, changes: Partial<MailboxProof> = {}): MailboxProof {
  return {
    id,
    browserFingerprint: `browser of ${id}`,
    codeFingerprint: `code of ${id}`,
    linkFingerprint: `link of ${id}`,
    email: 'nueva@correo.pe' as EmailAddress,
    tries: 0,
    consents: [{ purpose: 'terms', textVersion: '2026-11', textHash: 'a', granted: true }],
    device: { address: '190.12.3.4', userAgent: 'Firefox/150' },
    createdAt: at('10:00'),
    expiresAt: at('10:15'),
    usedAt: null,
    ...changes,
  };
}

/** What every adapter of MailboxProofs does. */
export function mailboxProofsContract(make: () => MailboxProofs | Promise<MailboxProofs>): void {
  test('gives back a proof as it was asked for, to the browser that asked', async () => {
    const proofs = await make();
    await proofs.add(aProof('one'));
    await proofs.add(aProof('two', { usedAt: at('10:05'), tries: 2 }));
    expect(await proofs.find('browser of one')).toEqual(aProof('one'));
    expect(await proofs.find('browser of two')).toEqual(aProof('two', { usedAt: at('10:05'), tries: 2 }));
    expect(await proofs.find('browser of three')).toBeNull();
  });

  test('counts tries up to the most, of one that waits', async () => {
    const proofs = await make();
    await proofs.add(aProof('one'));
    await proofs.add(aProof('used', { usedAt: at('10:01') }));
    const counted = [];
    for (let turn = 0; turn < 3; turn += 1) counted.push(await proofs.countTry('one', 2, at('10:05')));
    expect(counted).toEqual([true, true, false]);
    expect(await proofs.find('browser of one')).toMatchObject({ tries: 2, usedAt: null });
    expect(await proofs.countTry('used', 2, at('10:05'))).toBe(false);
    expect(await proofs.countTry('one', 9, at('10:15'))).toBe(false);
    expect(await proofs.countTry('none', 9, at('10:05'))).toBe(false);
  });

  test('is used once, and not after its time', async () => {
    const proofs = await make();
    await proofs.add(aProof('one'));
    await proofs.add(aProof('late'));
    expect(await proofs.use('one', at('10:05'))).toBe(true);
    expect(await proofs.use('one', at('10:06'))).toBe(false);
    expect(await proofs.use('late', at('10:15'))).toBe(false);
    expect(await proofs.find('browser of one')).toMatchObject({ usedAt: at('10:05') });
    expect(await proofs.find('browser of late')).toMatchObject({ usedAt: null });
  });
}
