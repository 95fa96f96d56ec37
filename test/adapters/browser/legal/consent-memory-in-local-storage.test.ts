import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConsentMemoryInLocalStorage } from '#adapters/browser/legal/consent-memory-in-local-storage.ts';
import { consentMemoryContract } from '#test/ports/legal/consent-memory.ts';

describe('ConsentMemoryInLocalStorage', () => {
  const texts = new Map<string, string>();
  beforeEach(() => {
    texts.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  consentMemoryContract(() => new ConsentMemoryInLocalStorage());

  test.each(['{', '{}', 'null', '{"granted":"yes"}'])('takes %s for no choice', (text) => {
    texts.set('escuela.privacidad', text);
    expect(new ConsentMemoryInLocalStorage().read()).toBeNull();
  });

  test('forbidden storage is no choice, and no failure', () => {
    vi.stubGlobal('localStorage', undefined);
    const memory = new ConsentMemoryInLocalStorage();
    memory.write({ visitorId: 'v', textVersion: '1', granted: true });
    expect(memory.read()).toBeNull();
  });
});
