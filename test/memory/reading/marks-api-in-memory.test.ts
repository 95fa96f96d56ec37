import { describe, expect, test } from 'vitest';
import { MarksApiInMemory } from './marks-api-in-memory.ts';
import { marksApiContract } from '#test/ports/reading/marks-api.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { readingRoom } from '#test/support/reading/marks-in-memory.ts';

describe('MarksApiInMemory', () => {
  marksApiContract((owned) =>
    Promise.resolve(new MarksApiInMemory(readingRoom([leaseGuide]).useCases, owned ? 'ana' : 'beto')),
  );

  test('without a connection every call is refused', async () => {
    const api = new MarksApiInMemory(readingRoom([leaseGuide]).useCases, 'ana');
    api.isOffline = true;
    expect(await api.ofBook(leaseGuide.slug)).toMatchObject({ refusal: { kind: 'offline' } });
  });
});
