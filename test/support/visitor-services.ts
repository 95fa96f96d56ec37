import type { Container } from 'inversify';
import { CaptchaSolverInMemory } from '#adapters/memory/captcha-solver-in-memory.ts';
import { SupportApiInMemory } from '#adapters/memory/support-api-in-memory.ts';
import { FormDrafts } from '#application/browser/form-drafts.ts';
import { CaptchaSolver } from '#application/browser/ports/captcha-solver.ts';
import { SupportApi } from '#application/browser/ports/support-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import { SessionStore } from '#ui/school/session-store.ts';
import { FixedClock } from './fixed-clock.ts';
import { noDrafts } from './form-drafts.ts';
import { LoggerInMemory } from './logger-in-memory.ts';

/** What pages need on which somebody who is not signed in writes to the school. */
export function visitorServices(drafts: FormDrafts = noDrafts()) {
  const api = new SupportApiInMemory();
  const clock = new FixedClock();
  const wire = (container: Container): void => {
    container.bind(FormDrafts).toConstantValue(drafts);
    container.bind(SupportApi).toConstantValue(api);
    container.bind(CaptchaSolver).toConstantValue(new CaptchaSolverInMemory(clock));
    container.bind(Clock).toConstantValue(clock);
    container.bind(Logger).toConstantValue(new LoggerInMemory());
    container.bind(SessionStore).toConstantValue({ user: null } as SessionStore);
  };
  return { api, wire };
}
