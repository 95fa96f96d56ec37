import { describe, expect, it } from 'vitest';
import {
  holdsMoney,
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
});
