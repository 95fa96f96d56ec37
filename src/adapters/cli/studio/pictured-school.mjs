/** The built school, started for pictures of it, and a browser that takes them. Needs chromium of the system. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
const target = join(root, 'docs/pictures');
/** As demo-accounts.ts and README.md have it. */
const password = 'escuela-demo-2026';

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

/**
 * Starts a school on a port and the next one, with a data folder of its own; `end` ends it and takes the folder away.
 * @param env further settings, as docs/operating.md has them.
 */
export async function startSchool(port, env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    cwd: dataDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SIGN_IN_PORT: String(port + 1),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let log = '';
  for (const output of [server.stdout, server.stderr]) output.on('data', (said) => (log += said));
  const origin = `http://localhost:${port}`;
  const end = () => {
    server.kill();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await Promise.all([answers(origin), answers(`http://localhost:${port + 1}/login`)]);
  } catch (error) {
    end();
    throw error;
  }
  return { origin, end, log: () => log };
}

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** A page of a window of that size, without the tour, which whoever looks at a picture does not need, and without room for a bar that is not there. */
export async function openPage(browser, size) {
  const context = await browser.newContext({ viewport: size, locale: 'es-PE', reducedMotion: 'reduce' });
  await context.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('modalTour', '1'));
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { scrollbar-gutter: auto !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  return context.newPage();
}

/** Signs in as somebody of the sample school. */
export async function signIn(page, origin, email) {
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Correo' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL('**/main');
  await page.waitForLoadState('networkidle');
}

/** Keeps what the window shows as `docs/pictures/{name}.webp`. */
export async function keep(page, name, options = {}) {
  mkdirSync(target, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const png = await page.screenshot({ type: 'png', ...options });
  await sharp(png)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(target, `${name}.webp`));
}
