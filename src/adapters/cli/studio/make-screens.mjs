/**
 * Takes the pictures of README.md from the built school with its sample content: `npm run build && node make-screens.mjs`.
 * Needs chromium of the system, and the packages of the repository.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const target = join(root, 'docs/pictures');
const size = { width: 1366, height: 854 };
/** As demo-accounts.ts and README.md have it. */
const student = { email: 'estudiante@escuela.example', password: 'escuela-demo-2026' };
const [port, signInPort] = [3190, 3191];
const origin = `http://localhost:${port}`;

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

async function answers(address) {
  for (let left = 300; left > 0; left -= 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(200);
  }
  throw new Error(`Nothing answers at ${address}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: dataDir,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SIGN_IN_PORT: String(signInPort),
    DATA_DIR: dataDir,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await Promise.all([answers(origin), answers(`http://localhost:${signInPort}/login`)]);
  mkdirSync(target, { recursive: true });
  const context = await browser.newContext({ viewport: size, locale: 'es-PE', reducedMotion: 'reduce' });
  // Whoever looks at a picture needs no tour.
  await context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('modalTour', '1'));
  const page = await context.newPage();
  const keep = async (page, name, options = {}) => {
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const png = await page.screenshot({ type: 'png', ...options });
    await sharp(png)
      .webp({ quality: 82, effort: 6 })
      .toFile(join(target, `${name}.webp`));
  };

  await page.goto(origin, { waitUntil: 'networkidle' });
  await keep(page, 'storefront');

  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Correo' }).fill(student.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/main');
  await page.waitForLoadState('networkidle');
  await keep(page, 'student-area');

  const terminal = await browser.newPage({ viewport: size });
  await terminal.setContent(explanation());
  await keep(terminal, 'price-explained', { fullPage: true });
} finally {
  await browser.close();
  server.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
