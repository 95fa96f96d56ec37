import { describe } from 'vitest';
import { AnnotationsInMemory } from '#adapters/memory/annotations-in-memory.ts';
import { annotationsContract } from '#test/ports/annotations.ts';

describe('AnnotationsInMemory', () => {
  annotationsContract(() => Promise.resolve(new AnnotationsInMemory()));
});
