import { describe } from 'vitest';
import { resourceApiContract } from '#test/ports/office/resources/resource-api.ts';
import { ResourceApiInMemory } from './resource-api-in-memory.ts';

describe('ResourceApiInMemory', () => {
  resourceApiContract(async () => new ResourceApiInMemory());
});
