import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OfficeRole, officeRoles } from '#domain/office/permissions.ts';
import { changedRoles, keepsAnOwner, type OwnerCandidate } from '#domain/office/team.ts';

const someRoles = fc.subarray([...officeRoles]);

describe('a change of roles', () => {
  test('gives to those one has, takes some or all, or says what they are', () => {
    const held: readonly OfficeRole[] = ['editor', 'cashier'];
    expect(changedRoles(held, { kind: 'give', roles: ['owner', 'cashier'] })).toEqual(['owner', 'editor', 'cashier']);
    expect(changedRoles(held, { kind: 'take', roles: ['editor', 'auditor'] })).toEqual(['cashier']);
    expect(changedRoles(held, { kind: 'take', roles: 'all' })).toEqual([]);
    expect(changedRoles(held, { kind: 'set', roles: ['auditor', 'support', 'auditor'] })).toEqual([
      'support',
      'auditor',
    ]);
  });

  test('what was given can be taken, and nothing else goes with it', () => {
    fc.assert(
      fc.property(someRoles, someRoles, (held, roles) => {
        const given = changedRoles(held, { kind: 'give', roles });
        const left = changedRoles(given, { kind: 'take', roles });
        expect(left).toEqual(held.filter((role) => !roles.includes(role)));
      }),
    );
  });
});

describe('a school that has an owner keeps one', () => {
  const owner = (userId: string, isDisabled = false): OwnerCandidate => ({ userId, roles: ['owner'], isDisabled });

  test('the last one stays; of two, one may go; whoever is none may change', () => {
    expect(keepsAnOwner([owner('ana')], 'ana', ['cashier'])).toMatchObject({ refusal: { kind: 'last-owner' } });
    expect(keepsAnOwner([owner('ana')], 'ana', ['owner', 'cashier']).ok).toBe(true);
    expect(keepsAnOwner([owner('ana'), owner('luis')], 'ana', []).ok).toBe(true);
    const cashier: OwnerCandidate = { userId: 'eva', roles: ['cashier'], isDisabled: false };
    expect(keepsAnOwner([owner('ana'), cashier], 'eva', []).ok).toBe(true);
  });

  test('an account that cannot sign in is no owner to rely on, and may go', () => {
    expect(keepsAnOwner([owner('ana'), owner('luis', true)], 'ana', []).ok).toBe(false);
    expect(keepsAnOwner([owner('ana'), owner('luis', true)], 'luis', []).ok).toBe(true);
  });

  test('whatever is asked for one after another, an owner is left', () => {
    const asks = fc.array(fc.tuple(fc.nat(3), someRoles), { maxLength: 20 });
    fc.assert(
      fc.property(asks, (changes) => {
        const team = ['a', 'b', 'c', 'd'].map((id) => owner(id)).map((each) => ({ ...each }));
        for (const [index, roles] of changes) {
          const member = team[index];
          if (member !== undefined && keepsAnOwner(team, member.userId, roles).ok) member.roles = roles;
        }
        expect(team.some(({ roles }) => roles.includes('owner'))).toBe(true);
      }),
    );
  });
});
