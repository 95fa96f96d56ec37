import { describe } from 'vitest';
import { AnnotationsInMemory } from './annotations-in-memory.ts';
import { annotationsContract } from '#test/ports/reading/annotations.ts';

describe('AnnotationsInMemory', () => {
  annotationsContract(() => Promise.resolve(new AnnotationsInMemory()));
});
