import type { Container } from 'inversify';
import { CaptchaSolverInMemory } from '#test/memory/support/captcha-solver-in-memory.ts';
import { SupportApiInMemory } from '#test/memory/support/support-api-in-memory.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { CaptchaSolver } from '#application/browser/support/ports/captcha-solver.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { Clock } from '#application/ports/clock.ts';
import { Logger } from '#application/ports/logger.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { noDrafts } from './form-drafts.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

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
