import { describe } from 'vitest';
import { VisitorConsentsInMemory } from '#adapters/memory/visitor-consents-in-memory.ts';
import { visitorConsentsContract } from '#test/ports/visitor-consents.ts';

describe('VisitorConsentsInMemory', () => {
  visitorConsentsContract(() => Promise.resolve(new VisitorConsentsInMemory()));
});
