import { describe, expect, it } from 'vitest';
import {
  disputeObstacle,
  disputeStates,
  holdsOrderMoney,
  isLost,
  isUndecided,
  longestDisputeWords,
  nextDisputeState,
  type DisputeEvent,
  type NotedDispute,
} from '#domain/payments/dispute.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const events: readonly DisputeEvent[] = ['answered', 'won', 'lost', 'accepted'];
const day = (text: string) => text as PlainDate;

const noted: NotedDispute = {
  amount: soles('177.00'),
  reason: 'fraud',
  words: '',
  openedOn: day('2026-03-12'),
  answerBy: day('2026-03-22'),
};
const obstacle = (parts: Partial<NotedDispute>, isWhole = false) =>
  disputeObstacle(
    { ...noted, ...parts },
    { left: soles('177.00'), isWhole, paidOn: day('2026-03-10'), today: day('2026-03-15') },
  );

describe('a dispute', () => {
  it('knows these ways and no other', () => {
    const known = disputeStates.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextDisputeState(state, event);
        return next.ok ? [`${state} ${event} ${next.value}`] : [];
      }),
    );
    expect(known).toEqual([
      'open answered answered',
      'open accepted accepted',
      'answered won won',
      'answered lost lost',
    ]);
    expect(disputeStates.filter(isUndecided)).toEqual(['open', 'answered']);
    expect(disputeStates.filter((state) => holdsOrderMoney(state, false))).toEqual(['open', 'answered']);
    expect(disputeStates.filter((state) => holdsOrderMoney(state, true))).toEqual([]);
  });

  it('is lost where the bank said so or the school did not object', () => {
    expect(disputeStates.filter(isLost)).toEqual(['lost', 'accepted']);
  });

  it('is of what is left of the payment, from its day to today, and is answered within half a year', () => {
    expect(obstacle({})).toBeNull();
    expect(obstacle({ amount: soles('0.01'), openedOn: day('2026-03-10'), answerBy: day('2026-03-10') })).toBeNull();
    expect(obstacle({ amount: soles('0.00') })?.kind).toBe('dispute-amount-missing');
    expect(obstacle({ amount: soles('176.99') }, true)).toEqual({
      kind: 'dispute-amount-not-all',
      left: soles('177.00'),
    });
    expect(obstacle({}, true)).toBeNull();
    expect(obstacle({ amount: soles('177.01') })).toEqual({ kind: 'dispute-amount-too-high', left: soles('177.00') });
    expect(obstacle({ openedOn: day('2026-03-09') })?.kind).toBe('dispute-day-wrong');
    expect(obstacle({ openedOn: day('2026-03-16') })?.kind).toBe('dispute-day-wrong');
    expect(obstacle({ openedOn: day('2026-03-15') })).toBeNull();
    expect(obstacle({ answerBy: day('2026-03-11') })?.kind).toBe('dispute-answer-day-wrong');
    expect(obstacle({ answerBy: day('2026-09-08') })).toBeNull();
    expect(obstacle({ answerBy: day('2026-09-09') })?.kind).toBe('dispute-answer-day-wrong');
    expect(obstacle({ words: 'x'.repeat(longestDisputeWords + 1) })?.kind).toBe('dispute-text-too-long');
  });
});
