/** Fixed weights of the interface's variable fonts, made with the system's fonttools in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);
const workFolder = mkdtempSync(join(tmpdir(), 'sample-fonts-'));

/** Path of a TrueType file of one weight, e.g. of 'source-sans-3' at 600. */
export function fixedFont(packageName, weight, slope = 'normal') {
  const source = fileURLToPath(
    new URL(`node_modules/@fontsource-variable/${packageName}/files/${packageName}-latin-wght-${slope}.woff2`, root),
  );
  const target = join(workFolder, `${packageName}-${slope}-${weight}.ttf`);
  const options = ['-m', 'fontTools.varLib.instancer', source, `wght=${weight}`, '-o', target];
  execFileSync('/usr/bin/python3', options, { stdio: 'ignore' });
  return target;
}
