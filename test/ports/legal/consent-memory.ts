import { expect, test } from 'vitest';
import type { ConsentMemory } from '#application/browser/legal/ports/consent-memory.ts';

/** What every `ConsentMemory` does. */
export function consentMemoryContract(make: () => ConsentMemory): void {
  test('knows no choice at first, then the last one', () => {
    const memory = make();
    expect(memory.read()).toBeNull();
    const choice = { visitorId: 'visitante-1', textVersion: '2026-11', granted: true };
    memory.write(choice);
    expect(memory.read()).toEqual(choice);
    memory.write({ ...choice, granted: false });
    expect(memory.read()).toEqual({ ...choice, granted: false });
  });
}
