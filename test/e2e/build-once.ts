import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds what the journeys run on, unless the build is that of the present source. */
export default function buildOnce(): void {
  const launcher = resolve(import.meta.dirname, '../../src/adapters/cli/launch.mjs');
  execFileSync(process.execPath, [launcher, 'build'], { stdio: 'inherit' });
}
