/**
 * Takes the pictures of README.md from the built school with its sample content: `npm run build && node make-screens.mjs`.
 * Needs chromium of the system, and the packages of the repository.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { keep, openBrowser, openPage, root, signIn, startSchool } from './pictured-school.mjs';

const size = { width: 1366, height: 854 };

/** What `precio --explicar` says of the worked sheet of docs/price-maths.md with its coupon, as a terminal shows it. */
function explanation() {
  const said = execFileSync('node', ['src/adapters/cli/launch.mjs', 'precio', '--explicar'], {
    cwd: root,
    input: readFileSync(new URL('priced-cart.jsonl', import.meta.url)),
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString();
  const text = said.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><body style="margin:0;background:#fbf8f2">
    <pre style="margin:0;padding:36px 44px;color:#2a1d1a;font:15px/1.5 'DejaVu Sans Mono',monospace;white-space:pre-wrap">$ npm run precio -- --explicar\n\n${text}</pre>`;
}

const { origin, end } = await startSchool(3190);
const browser = await openBrowser();
try {
  const page = await openPage(browser, size);
  await page.goto(origin, { waitUntil: 'networkidle' });
  await keep(page, 'storefront');

  await signIn(page, origin, 'estudiante@escuela.example');
  await keep(page, 'student-area');

  const terminal = await browser.newPage({ viewport: size });
  await terminal.setContent(explanation());
  await keep(terminal, 'price-explained', { fullPage: true });
} finally {
  await browser.close();
  end();
}
