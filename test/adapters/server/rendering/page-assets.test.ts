import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { completeDocument } from '#adapters/server/rendering/html.ts';
import { assetsOfBuild } from '#adapters/server/rendering/page-assets.ts';
import type { PageState } from '#ui/school/boot/page-state.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const page = 'src/ui/school/storefront/about/about-page.tsx';

function build(): ReturnType<typeof assetsOfBuild> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, '.vite'));
  const file = (name: string) => ({ file: name });
  const manifest = {
    'src/ui/school/main.tsx': file('main.js'),
    'src/ui/school/after-first-paint.ts': file('after.js'),
    [page]: file('about.js'),
    'style.css': file('style-1.css'),
    'rest.css': file('rest-1.css'),
    'own.css': file('own-1.css'),
  };
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(folder, 'rest-1.css'),
    '@layer page{.team_a-_1,.team_a-_1>.face_a-_1{gap:.5rem}.sum_Bc3d:hover{top:0}}',
  );
  return assetsOfBuild(folder);
}

const drawn = (markup: string, isShell = false) =>
  completeDocument(`<html><head></head><body>${markup}</body></html>`, build()([page]), {
    router: isShell ? null : {},
  } as PageState);
const both = ['/style-1.css', '/rest-1.css'];
const waitedFor = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test.each(['<p class="face_a-_1">', '<p class="wide sum_Bc3d">', '<p class="sum_Bc3d wide_Zz00">'])(
  'a page that shows a class of the rest of the styles waits for them: %s',
  (markup) => {
    const html = drawn(markup);
    expect(waitedFor(html)).toEqual(both);
    expect(html).not.toContain('data-styles');
  },
);

test.each(['<p class="face_Zz00">', '<p class="sum_Bc3dx">', '<p>sum_Bc3d</p>'])(
  'a page that shows none leaves them to its scripts: %s',
  (markup) => {
    const html = drawn(markup);
    expect(waitedFor(html)).toEqual(['/style-1.css']);
    expect(html).toContain(' data-styles="/rest-1.css"');
  },
);

test('a page that its scripts draw waits for them', () => {
  expect(waitedFor(drawn('<p>', true))).toEqual(both);
});
