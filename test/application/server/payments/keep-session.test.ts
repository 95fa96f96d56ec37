import { expect, test } from 'vitest';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';

async function withAttempt(state: 'created' | 'authorizing') {
  const school = await buyingInMemory();
  await school.orders.add(anOrder('order-1', 1));
  await school.attempts.add(anAttempt('attempt-1', 'order-1', { state }));
  const keep = <T>(run: (keep: KeepSession) => Promise<T>) => school.work.write(KeepSession, run);
  return { ...school, keep };
}

test('a session is kept once, with its key', async () => {
  const { attempts, keep } = await withAttempt('created');
  expect(await keep((session) => session.opened('attempt-1', 'clave-1'))).toBe(true);
  expect(await keep((session) => session.opened('attempt-1', 'clave-2'))).toBe(false);
  expect(await attempts.find('attempt-1')).toMatchObject({ state: 'session', sessionKey: 'clave-1' });
});

test('what is being charged is not given up', async () => {
  const { attempts, keep } = await withAttempt('authorizing');
  expect(await keep((session) => session.givenUp('attempt-1', 'cancelled'))).toBe(false);
  expect((await attempts.find('attempt-1'))?.state).toBe('authorizing');
});

test('of an attempt that is not there nothing is kept', async () => {
  const { keep } = await withAttempt('created');
  expect(await keep((session) => session.opened('nada', 'clave'))).toBe(false);
  expect(await keep((session) => session.givenUp('nada', 'timed-out'))).toBe(false);
});
