import { describe } from 'vitest';
import { officeCodeApiContract } from '#test/ports/cart/office-code-api.ts';
import { OfficeCodeApiInMemory } from './office-code-api-in-memory.ts';

describe('OfficeCodeApiInMemory', () => {
  officeCodeApiContract(async () => new OfficeCodeApiInMemory());
});
