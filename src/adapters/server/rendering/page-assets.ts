import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the files a page needs. */
export interface PageAssets {
  /** Module scripts that start the page. */
  readonly scripts: readonly string[];
  /** Modules they will ask for, to be fetched at the same time; each behind those that it imports. */
  readonly preloads: readonly string[];
  /** Where scripts can wait for what is to be seen: the module script that fetches them after it. */
  readonly afterFirstPaint?: string;
  readonly styles: readonly string[];
  /** The style sheet of one's own pages, which is fetched with the first of them, where it is not among `styles`. */
  readonly ownStyles?: string;
}

/** Finds the files of a page by the source files of its routes. */
export type FindAssets = (files: readonly string[]) => PageAssets;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const entry = 'src/ui/school/main.tsx';
const afterFirstPaint = 'src/ui/school/after-first-paint.ts';
/** The style sheets, as the build names them: of every page, and of one's own and the office's on top of it. */
const styleSheet = 'style.css';
const ownStyleSheet = 'own.css';
const isOwn = /^src\/ui\/school\/(?:student|staff)\//;

/** Reads the manifest that the build has left in a browser app's folder. Throws when the app was not built. */
export function assetsOfBuild(appFolder: string): FindAssets {
  const manifest = JSON.parse(readFileSync(join(appFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, PageAssets>();
  return (files) => {
    const key = files.join('\n');
    const found = known.get(key) ?? collect(manifest, files);
    known.set(key, found);
    return found;
  };
}

/** The development server transforms every source on demand. */
export const assetsInDevelopment: FindAssets = () => ({
  scripts: ['/@vite/client', `/${entry}`],
  preloads: [],
  styles: [],
});

function collect(manifest: Manifest, files: readonly string[]): PageAssets {
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const each of chunk.imports ?? []) visit(each);
    inOrder.push(name);
  };
  for (const name of [entry, ...files]) visit(name);
  const address = (name: string): string => `/${manifest[name]?.file ?? ''}`;
  return {
    scripts: [address(entry)],
    preloads: inOrder.filter((name) => name !== entry).map(address),
    afterFirstPaint: address(afterFirstPaint),
    ...(files.some((file) => isOwn.test(file))
      ? { styles: [address(styleSheet), address(ownStyleSheet)] }
      : { styles: [address(styleSheet)], ownStyles: address(ownStyleSheet) }),
  };
}
