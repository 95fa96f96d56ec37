import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What `npm run dev` does with a component that names a package: Vite reads this repository's own settings. */
const program = `
  import { createServer } from 'vite';
  const server = await createServer({
    logLevel: 'silent', server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true },
  });
  console.log(typeof (await server.environments.ssr.runner.import('/src/ui/kit/controls/link-button.tsx')).LinkButton);
  process.exit();
`;

test('in development pages are drawn with their packages as they are installed, also those written for `require`', async () => {
  const { VITEST: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...env, NODE_ENV: 'development', PORT: '0', SIGN_IN_PORT: '0' },
  });
  expect(stdout.trim()).toBe('function');
});
