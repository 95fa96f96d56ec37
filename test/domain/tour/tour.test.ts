import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTourDue, tourAfter, tourAtRest, tourButtons, type TourEvent, type TourState } from '#domain/tour/tour.ts';

const run = (...events: TourEvent[]): TourState => events.reduce(tourAfter, tourAtRest);
const home: TourEvent = { kind: 'due', onHome: true };
const elsewhere: TourEvent = { kind: 'due', onHome: false };
const start: TourEvent = { kind: 'start' };
const three: TourEvent = { kind: 'steps-ready', steps: 3 };
const next: TourEvent = { kind: 'next' };
const finish: TourEvent = { kind: 'finish' };

describe('TOUR-1, TOUR-2: how it begins', () => {
  test('on /main it asks first; on other pages it starts directly', () => {
    expect(run(home)).toEqual({ kind: 'asking' });
    expect(run(elsewhere)).toEqual({ kind: 'starting' });
    expect(run(home, start)).toEqual({ kind: 'starting' });
  });

  test('it is due unless seen on any device, or put off on this one', () => {
    expect(isTourDue({ onAnyDevice: false, onThisDevice: false })).toBe(true);
    expect(isTourDue({ onAnyDevice: true, onThisDevice: false })).toBe(false);
    expect(isTourDue({ onAnyDevice: false, onThisDevice: true })).toBe(false);
  });

  test('omitted, it is over', () => {
    expect(run(home, { kind: 'omit' }, home)).toEqual({ kind: 'over' });
    expect(run(elsewhere, three, { kind: 'omit' })).toEqual({ kind: 'over' });
  });

  test('a screen without places shows none', () => {
    expect(run(elsewhere, { kind: 'steps-ready', steps: 0 })).toEqual({ kind: 'resting' });
  });
});

describe('TOUR-3: the steps', () => {
  test('Omitir stands at the first only, Anterior after it, Terminar at the last', () => {
    expect(tourButtons({ step: 0, steps: 3 })).toEqual({ omit: true, previous: false, next: true, finish: false });
    expect(tourButtons({ step: 1, steps: 3 })).toEqual({ omit: false, previous: true, next: true, finish: false });
    expect(tourButtons({ step: 2, steps: 3 })).toEqual({ omit: false, previous: true, next: false, finish: true });
    expect(tourButtons({ step: 0, steps: 1 })).toEqual({ omit: true, previous: false, next: false, finish: true });
  });

  test('they go forth and back, and no further', () => {
    expect(run(elsewhere, three, next, next, next)).toEqual({ kind: 'showing', step: 2, steps: 3 });
    expect(run(elsewhere, three, next, { kind: 'previous' }, { kind: 'previous' })).toMatchObject({ step: 0 });
    expect(run(elsewhere, three, next, { kind: 'omit' })).toMatchObject({ kind: 'showing', step: 1 });
  });
});

describe('TOUR-4: the end', () => {
  const told = (ok: boolean): TourEvent => ({ kind: 'finished', ok });

  test('the check follows the school’s word, and then it is over', () => {
    expect(run(elsewhere, three, next, next, finish, told(true))).toEqual({ kind: 'done' });
    expect(run(elsewhere, three, next, next, finish, told(true), { kind: 'end' })).toEqual({ kind: 'over' });
  });

  test('without an answer it can be pressed again', () => {
    const failed = run(elsewhere, three, next, next, finish, told(false));
    expect(failed).toMatchObject({ kind: 'finishing', failed: true });
    expect(tourAfter(failed, finish)).toMatchObject({ kind: 'finishing', failed: false });
    expect(tourAfter(failed, { kind: 'previous' })).toMatchObject({ kind: 'showing', step: 1 });
  });

  test('before the last step nothing finishes', () => {
    expect(run(elsewhere, three, finish)).toMatchObject({ kind: 'showing', step: 0 });
  });
});

const event: fc.Arbitrary<TourEvent> = fc.oneof(
  fc.record({ kind: fc.constant('due' as const), onHome: fc.boolean() }),
  fc.record({ kind: fc.constant('steps-ready' as const), steps: fc.nat(6) }),
  fc.record({ kind: fc.constant('finished' as const), ok: fc.boolean() }),
  ...(['start', 'omit', 'next', 'previous', 'finish', 'end', 'close'] as const).map((kind) =>
    fc.constant<TourEvent>({ kind }),
  ),
);

test('whatever happens, a step stands between the first and the last, and what is over stays over', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: TourState = tourAtRest;
      for (const each of events) {
        const after = tourAfter(state, each);
        if (state.kind === 'over') expect(after).toEqual(state);
        if (after.kind === 'showing' || after.kind === 'finishing') {
          expect(after.step).toBeGreaterThanOrEqual(0);
          expect(after.step).toBeLessThan(after.steps);
        }
        // The check comes only from the school's word at the last step.
        if (after.kind === 'done' && state.kind !== 'done') {
          expect(state).toMatchObject({ kind: 'finishing' });
          expect(each).toEqual({ kind: 'finished', ok: true });
        }
        state = after;
      }
    }),
  );
});
