import { vi } from 'vitest';

/**
 * Waits until `look` no longer throws, and gives what it gave. What comes, comes at once on a machine at rest; vitest's own second is too
 * little on one that is busy with other tests.
 */
export function until<T>(look: () => T | Promise<T>): Promise<T> {
  // oxlint-disable-next-line vitest/no-restricted-vi-methods -- With more time than its own.
  return vi.waitFor(look, { timeout: 8000 });
}
