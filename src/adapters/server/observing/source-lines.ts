import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * From now on the stack of an error names lines of the source instead of those of the built files in `folder`, also where Node
 * prints it itself. Node's own `--enable-source-maps` reads and keeps the map of every file that it loads, which was a seventh of the
 * processor of a start; here a map is read when the first error asks for it. Where Node was told to do it, it does.
 */
export function showSourceLines(folder: string): void {
  if (process.sourceMapsEnabled) return;
  const maps = new Map<string, WeakRef<SourceMap>>();
  Error.prepareStackTrace = (error, sites) =>
    [headOf(error), ...sites.map((site) => inSource(site, folder, maps))].join('\n    at ');
}

/** What stands above the lines of a stack; whoever throws may have spoilt how their error is told. */
function headOf(error: Error): string {
  try {
    return String(Error.prototype.toString.call(error));
  } catch {
    return 'Error';
  }
}

function inSource(site: NodeJS.CallSite, folder: string, maps: Map<string, WeakRef<SourceMap>>): string {
  // oxlint-disable-next-line typescript/no-base-to-string -- V8 gives each a text of its own.
  const built = site.toString();
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (file === null || file === undefined || line === null || column === null) return built;
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    if (dirname(path) !== folder) return built;
    const entry = mapOf(path, maps).findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return built;
    const source = fileURLToPath(new URL(entry.originalSource, pathToFileURL(path)));
    return built.replace(
      `${file}:${line}:${column}`,
      `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
    );
  } catch {
    // Without its map the built line is told.
    return built;
  }
}

/** Kept while there is room: errors come seldom, and then many of them. */
function mapOf(path: string, maps: Map<string, WeakRef<SourceMap>>): SourceMap {
  const known = maps.get(path)?.deref();
  if (known !== undefined) return known;
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
  maps.set(path, new WeakRef(map));
  return map;
}
