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
  /** The rest of the styles of everybody's pages, which some of those need at once and all before their scripts run, where it is not among `styles`. */
  readonly restStyles?: RestStyles;
  /** The style sheet of one's own pages, which is fetched with the first of them, where it is not among `styles`. */
  readonly ownStyles?: string;
}

export interface RestStyles {
  readonly address: string;
  /** Whether a page, as it was drawn, has a class of it. */
  readonly isShownIn: (drawn: string) => boolean;
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
/** The style sheets, as the build names them: of every page, of what is not on each of everybody's, and of one's own and the office's. */
const styleSheet = 'style.css';
const restStyleSheet = 'rest.css';
const ownStyleSheet = 'own.css';
const isOwn = /^src\/ui\/school\/(?:student|staff)\//;

/** Reads the manifest that the build has left in a browser app's folder. Throws when the app was not built. */
export function assetsOfBuild(appFolder: string): FindAssets {
  const manifest = JSON.parse(readFileSync(join(appFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const rest = manifest[restStyleSheet]?.file ?? '';
  const restStyles = { address: `/${rest}`, isShownIn: classesOf(readFileSync(join(appFolder, rest), 'utf8')) };
  const known = new Map<string, PageAssets>();
  return (files) => {
    const key = files.join('\n');
    const found = known.get(key) ?? collect(manifest, restStyles, files);
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

/** The build ends the name of a class with four signs that stand for its file; a page is looked through for those. */
function classesOf(sheet: string): RestStyles['isShownIn'] {
  const marks = new Set([...sheet.matchAll(/\.[\w-]+_([\w-]{4})(?![\w-])/g)].map(([, mark]) => mark));
  const shown = new RegExp(`_(?:${[...marks].join('|')})[ "]`);
  return (drawn) => shown.test(drawn);
}

function collect(manifest: Manifest, restStyles: RestStyles, files: readonly string[]): PageAssets {
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
      ? { styles: [address(styleSheet), restStyles.address, address(ownStyleSheet)] }
      : { styles: [address(styleSheet)], restStyles, ownStyles: address(ownStyleSheet) }),
  };
}
