/** How long the tour waits, in milliseconds; none of it in tests. Source: TOUR-1, TOUR-3, TOUR-4. */
export interface TourTimes {
  /** From the load of a page until it asks, or begins. */
  readonly prompt: number;
  /** From the start until its steps are there. */
  readonly steps: number;
  /** From the check until it ends. */
  readonly end: number;
}

export const tourTimes: TourTimes = { prompt: 1500, steps: 1000, end: 1000 };

/** Where a tour stands. */
export type TourState =
  /** Not shown: not due yet, or over for this visit. */
  | { readonly kind: 'resting' }
  /** '¿Primera vez por aquí?' */
  | { readonly kind: 'asking' }
  /** Begun; its steps are coming. */
  | { readonly kind: 'starting' }
  /** At a step, from 0. */
  | { readonly kind: 'showing'; readonly step: number; readonly steps: number }
  /** Terminar was pressed; the school is being told. `failed`: it did not answer. */
  | { readonly kind: 'finishing'; readonly step: number; readonly steps: number; readonly failed: boolean }
  /** The check. */
  | { readonly kind: 'done' }
  /** Never again. */
  | { readonly kind: 'over' };

export type TourEvent =
  | { readonly kind: 'due'; readonly onHome: boolean }
  | { readonly kind: 'start' }
  | { readonly kind: 'omit' }
  /** How many steps the page has; none ends the tour for this visit. */
  | { readonly kind: 'steps-ready'; readonly steps: number }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'finished'; readonly ok: boolean }
  | { readonly kind: 'end' }
  /** Put away for this visit: the page was left, or Escape pressed. */
  | { readonly kind: 'close' };

export const tourAtRest: TourState = { kind: 'resting' };

/** Whether a tour may be shown: neither seen on any device (tour_web) nor put off on this one (modalTour). Source: TOUR-1. */
export function isTourDue(seen: { readonly onAnyDevice: boolean; readonly onThisDevice: boolean }): boolean {
  return !seen.onAnyDevice && !seen.onThisDevice;
}

/** The state after an event; one that means nothing where the tour stands changes nothing. Source: TOUR-1 to TOUR-4. */
export function tourAfter(state: TourState, event: TourEvent): TourState {
  if (event.kind === 'due') return state.kind === 'resting' ? begun(event.onHome) : state;
  if (event.kind === 'omit') return canBeOmitted(state) ? { kind: 'over' } : state;
  if (event.kind === 'close') return state.kind === 'over' || state.kind === 'done' ? state : tourAtRest;
  switch (state.kind) {
    case 'asking':
      return event.kind === 'start' ? { kind: 'starting' } : state;
    case 'starting':
      if (event.kind !== 'steps-ready') return state;
      return event.steps > 0 ? { kind: 'showing', step: 0, steps: event.steps } : tourAtRest;
    case 'showing':
      return afterStep(state, event);
    case 'finishing':
      return afterFinishing(state, event);
    case 'done':
      return event.kind === 'end' ? { kind: 'over' } : state;
    default:
      return state;
  }
}

/** The buttons of a step. Source: TOUR-3. */
export function tourButtons({ step, steps }: { readonly step: number; readonly steps: number }): {
  readonly omit: boolean;
  readonly previous: boolean;
  readonly next: boolean;
  readonly finish: boolean;
} {
  const isLast = step >= steps - 1;
  return { omit: step === 0, previous: step > 0, next: !isLast, finish: isLast };
}

function begun(onHome: boolean): TourState {
  return onHome ? { kind: 'asking' } : { kind: 'starting' };
}

/** At the question, while nothing is shown yet, and at the first step. */
function canBeOmitted(state: TourState): boolean {
  return state.kind === 'asking' || state.kind === 'starting' || (state.kind === 'showing' && state.step === 0);
}

function afterStep(state: Extract<TourState, { kind: 'showing' }>, event: TourEvent): TourState {
  const { step, steps } = state;
  if (event.kind === 'next' && step < steps - 1) return { ...state, step: step + 1 };
  if (event.kind === 'previous' && step > 0) return { ...state, step: step - 1 };
  if (event.kind === 'finish' && step === steps - 1) return { kind: 'finishing', step, steps, failed: false };
  return state;
}

function afterFinishing(state: Extract<TourState, { kind: 'finishing' }>, event: TourEvent): TourState {
  if (event.kind === 'finished') return event.ok ? { kind: 'done' } : { ...state, failed: true };
  if (!state.failed) return state;
  if (event.kind === 'finish') return { ...state, failed: false };
  if (event.kind === 'previous' && state.step > 0) {
    return { kind: 'showing', step: state.step - 1, steps: state.steps };
  }
  return state;
}
