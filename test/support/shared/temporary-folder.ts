import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder that goes when the present test ends. Call it inside a test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
