import { describe } from 'vitest';
import { FactorApiInMemory } from './factor-api-in-memory.ts';
import { factorApiContract } from '#test/ports/accounts/factor-api.ts';

describe('FactorApiInMemory', () => {
  factorApiContract(() => {
    const api = new FactorApiInMemory();
    return Promise.resolve({ api, password: api.password, codeOf: () => '123456' });
  });
});
