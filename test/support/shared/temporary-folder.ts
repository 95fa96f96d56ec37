import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder that goes when this process ends: for what is made once and serves many tests. */
export function folderOfProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-process-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A new empty folder that goes when the present test ends. Call it inside a test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
