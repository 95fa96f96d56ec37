import { describe, expect, test } from 'vitest';
import { NotebookApiInMemory } from './notebook-api-in-memory.ts';
import { notebookApiContract } from '#test/ports/reading/notebook-api.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { readingRoom } from '#test/support/reading/reading-room.ts';

describe('NotebookApiInMemory', () => {
  notebookApiContract((owned) =>
    Promise.resolve(new NotebookApiInMemory(readingRoom([leaseGuide]).useCases, owned ? 'ana' : 'beto')),
  );

  test('without a connection every call is refused', async () => {
    const api = new NotebookApiInMemory(readingRoom([leaseGuide]).useCases, 'ana');
    api.isOffline = true;
    expect(await api.ofBook(leaseGuide.slug)).toMatchObject({ refusal: { kind: 'offline' } });
  });
});
