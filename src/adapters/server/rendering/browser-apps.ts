import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build has put the browser apps, beside the server's own folder; null while developing, when Vite serves them. */
export const browserApps = {
  school: builtApp('school'),
  signIn: builtApp('sign-in'),
} as const;

function builtApp(name: string): string | null {
  if (import.meta.env.DEV) return null;
  const folder = join(import.meta.dirname, '..', name);
  return existsSync(folder) ? folder : null;
}
