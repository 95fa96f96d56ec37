import { describe, expect, it } from 'vitest';
import {
  holdsMoney,
  isByBank,
  isGoingBack,
  isOpenRefund,
  nextRefundState,
  refundStates,
  type RefundEvent,
  type RefundState,
} from '#domain/payments/refund.ts';

const events: readonly RefundEvent[] = ['sent', 'given-back', 'gateway-refused', 'no-answer', 'declined'];

describe('a refund', () => {
  it('knows these ways and no other', () => {
    const known = refundStates.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextRefundState(state, event);
        return next.ok ? [`${state} ${event} ${next.value}`] : [];
      }),
    );
    expect(known).toEqual([
      'requested sent sending',
      'requested given-back done',
      'requested declined declined',
      'sending given-back done',
      'sending gateway-refused refused',
      'sending no-answer unknown',
      'unknown given-back done',
      'unknown gateway-refused refused',
      'refused given-back done',
    ]);
  });

  it('holds its money while it may be given back, and is open until its end is known', () => {
    const states = (is: (state: RefundState) => boolean) => refundStates.filter(is);
    expect(states(holdsMoney)).toEqual(['sending', 'unknown', 'done']);
    expect(states(isOpenRefund)).toEqual(['requested', 'sending', 'unknown']);
  });

  it('takes what was bought back once it is decided, unless that stays', () => {
    const transfer = { kind: 'transfer', operation: '123' } as const;
    const states = (parts: Partial<Parameters<typeof isGoingBack>[0]>) =>
      refundStates.filter((state) => isGoingBack({ state, way: transfer, keepsAccess: false, ...parts }));
    expect(states({})).toEqual(['requested', 'sending', 'unknown']);
    expect(states({ keepsAccess: true })).toEqual([]);
    expect(states({ way: null })).toEqual([]);
  });

  it('is the bank’s where a dispute was lost', () => {
    expect(isByBank({ way: { kind: 'dispute', disputeId: 'd', attemptId: 'a' } })).toBe(true);
    expect(isByBank({ way: { kind: 'gateway', attemptId: 'a' } })).toBe(false);
    expect(isByBank({ way: null })).toBe(false);
  });
});
