import { expect, test } from 'vitest';
import { refusalIn } from '#adapters/server/payments/culqi/culqi-wire.ts';

test('only an error of a clear kind, answered as the asker’s fault, says that nothing was charged', () => {
  const body = { object: 'error', type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
  expect(refusalIn({ status: 402, body })).toMatchObject({ type: 'card_error', decline_code: 'insufficient_funds' });
  // Whoever is broken, or has too much to do, may have charged before saying so.
  for (const status of [200, 302, 429, 500, 503]) expect(refusalIn({ status, body })).toBeNull();
  expect(refusalIn({ status: 400, body: { ...body, type: 'api_error' } })).toBeNull();
  expect(refusalIn({ status: 400, body: 'card_error' })).toBeNull();
});
