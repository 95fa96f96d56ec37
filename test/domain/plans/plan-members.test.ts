import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accepted,
  freeSeat,
  holdsSeat,
  invitationLifetimeMs,
  lapsed,
  openInvitation,
  removed,
  sentAgain,
  stateAt,
  withAccess,
} from '#domain/plans/plan-members.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';

const later = (ms: number): Date => new Date(at('10:00').getTime() + ms);
const invited = anInvitation('m1');
const active = anInvitation('m1', { state: 'active', userId: 'luis', acceptedAt: at('11:00') });

describe('seats', () => {
  test('the first is the owner’s; others get the lowest free one', () => {
    expect(freeSeat(1, [])).toBeNull();
    expect(freeSeat(2, [])).toBe(2);
    expect(freeSeat(5, [2, 4, null])).toBe(3);
    expect(freeSeat(3, [2, 3])).toBeNull();
  });

  test('filling, emptying and filling again never gives a seat twice nor one beyond the plan', () => {
    const steps = fc.array(fc.option(fc.nat({ max: 12 }), { nil: null }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), steps, (seats, moves) => {
        const taken: number[] = [];
        for (const move of moves) {
          if (move !== null) taken.splice(move, 1);
          else {
            const seat = freeSeat(seats, taken);
            expect(seat === null).toBe(taken.length === seats - 1);
            if (seat !== null) taken.push(seat);
          }
        }
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.every((seat) => seat >= 2 && seat <= seats)).toBe(true);
      }),
    );
  });

  test('open invitations and disabled members hold theirs; expired invitations and removed members do not', () => {
    const now = at('12:00');
    expect(holdsSeat(invited, now)).toBe(true);
    expect(holdsSeat({ ...active, state: 'disabled' }, now)).toBe(true);
    expect(holdsSeat(invited, later(invitationLifetimeMs))).toBe(false);
    expect(holdsSeat(removed(active), now)).toBe(false);
    expect(removed(active).seat).toBeNull();
    expect(lapsed(invited)).toMatchObject({ state: 'expired', seat: null });
  });
});

describe('an invitation', () => {
  test('lasts seven days to the millisecond', () => {
    expect(invitationLifetimeMs).toBe(7 * 86_400_000);
    expect(stateAt(invited, later(invitationLifetimeMs - 1))).toBe('invited');
    expect(stateAt(invited, later(invitationLifetimeMs))).toBe('expired');
    expect(stateAt(active, later(invitationLifetimeMs))).toBe('active');
  });

  test('is accepted once, by one person; the same person may say so again', () => {
    const first = accepted(invited, 'luis', at('11:00'));
    expect(first).toMatchObject({
      ok: true,
      value: { state: 'active', userId: 'luis', acceptedAt: at('11:00'), seat: 2 },
    });
    expect(accepted(active, 'luis', at('12:00'))).toEqual({ ok: true, value: active });
    expect(accepted(active, 'eva', at('12:00'))).toMatchObject({ ok: false, refusal: { kind: 'invitation-used' } });
    const disabled = { ...active, state: 'disabled' } as const;
    expect(accepted(disabled, 'luis', at('12:00'))).toMatchObject({ ok: false, refusal: { kind: 'invitation-used' } });
  });

  test('says why it cannot be accepted any more', () => {
    const why = (member: typeof invited, now = at('12:00')) => openInvitation(member, now);
    expect(why(invited).ok).toBe(true);
    expect(why(invited, later(invitationLifetimeMs))).toMatchObject({ refusal: { kind: 'invitation-expired' } });
    expect(why(lapsed(invited))).toMatchObject({ refusal: { kind: 'invitation-expired' } });
    expect(why(removed(invited))).toMatchObject({ refusal: { kind: 'invitation-revoked' } });
    expect(why(active)).toMatchObject({ refusal: { kind: 'invitation-used' } });
  });

  test('is sent again with its seat, or with a new one once it had expired', () => {
    expect(sentAgain(invited, null, 'other', at('11:00'))).toMatchObject({
      value: { seat: 2, fingerprint: 'other', sentAt: at('11:00') },
    });
    expect(sentAgain(lapsed(invited), null, 'other', at('11:00'))).toMatchObject({ refusal: { kind: 'no-seat' } });
    expect(sentAgain(lapsed(invited), 4, 'other', at('11:00'))).toMatchObject({ value: { seat: 4, state: 'invited' } });
    expect(sentAgain(active, null, 'other', at('11:00'))).toMatchObject({ refusal: { kind: 'member-accepted' } });
    expect(sentAgain(invited, null, 'other', later(59_999))).toMatchObject({ refusal: { kind: 'mail-just-sent' } });
    expect(sentAgain(invited, null, 'other', later(60_000))).toMatchObject({
      value: { sentAt: later(60_000), expiresAt: later(60_000 + 7 * 86_400_000) },
    });
  });
});

test('access is taken and given back; who never accepted has none to take', () => {
  const disabled = withAccess(active, false);
  expect(disabled).toMatchObject({ value: { state: 'disabled', seat: 2 } });
  expect(withAccess({ ...active, state: 'disabled' }, true)).toMatchObject({ value: { state: 'active', seat: 2 } });
  expect(withAccess(invited, false)).toMatchObject({ refusal: { kind: 'member-not-accepted' } });
});
