import { expect, test } from 'vitest';
import type { AccountEventKind, AccountEvents } from '#application/server/accounts/ports/account-events.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Newcomers } from '#application/server/office/ports/newcomers.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';

interface World {
  readonly newcomers: Newcomers;
  readonly accounts: Accounts;
  readonly events: AccountEvents;
}

/** What every `Newcomers` does, on accounts and their trail, both empty at first. */
export function newcomersContract(make: () => World): void {
  test('knows who awaits an invitation: moved in, without a password, open, never invited', async () => {
    const { newcomers, accounts, events } = make();
    const add = async (
      id: string,
      hash: string,
      kinds: readonly AccountEventKind[],
      disabledAt: Date | null = null,
    ) => {
      await accounts.add(aUser(id, { disabledAt }), hash);
      for (const kind of kinds) await events.add({ id: `${id} ${kind}`, userId: id, kind, at: at('10:00'), data: {} });
    };
    await add('ana', '', ['moved-in']);
    await add('luis', '', ['moved-in', 'invited']);
    await add('eva', '', ['moved-in'], at('11:00'));
    await add('rosa', '$argon2id$', ['moved-in']);
    await add('juan', '', ['registered']);
    const email = (id: string) => `${id}@correo.pe` as EmailAddress;
    const known = await newcomers.known(['ana', 'luis', 'eva', 'rosa', 'juan', 'nadie'].map(email));
    expect(new Set(known.keys())).toEqual(new Set(['ana', 'luis', 'eva', 'rosa', 'juan'].map(email)));
    for (const id of ['ana', 'luis', 'eva', 'rosa', 'juan']) {
      expect(known.get(email(id))).toEqual({ userId: id, awaitsInvitation: id === 'ana' });
    }
    expect(await newcomers.known([])).toEqual(new Map());
  });
}
