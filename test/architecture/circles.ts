import { posix } from 'node:path';
import { importsOf } from './imports.ts';

/** Which files each file imports, in any way, types and late imports included. */
type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Circles of imports among the files given (path from the checkout's root, text), each as a path that ends where it begins: files
 * that cannot be read or moved one without the other. What a pattern of files gathers is not counted, since it names none.
 */
export function circlesOf(files: ReadonlyMap<string, string>): readonly string[] {
  const graph: Graph = new Map([...files].map(([file, text]) => [file, targetsOf(file, text, files)]));
  const done = new Set<string>();
  return [...graph.keys()].flatMap((file) => circlesFrom(file, [], graph, done));
}

function circlesFrom(file: string, way: readonly string[], graph: Graph, done: Set<string>): readonly string[] {
  const start = way.indexOf(file);
  if (start !== -1) return [[...way.slice(start), file].join(' → ')];
  if (done.has(file)) return [];
  const found = (graph.get(file) ?? []).flatMap((target) => circlesFrom(target, [...way, file], graph, done));
  done.add(file);
  return found;
}

function targetsOf(file: string, text: string, files: ReadonlyMap<string, string>): readonly string[] {
  const targets = importsOf(file, text).flatMap(({ specifier, kind }) =>
    specifier === null || kind !== 'module' ? [] : [pathOf(file, specifier.replace(/\?.*$/, ''))],
  );
  return [...new Set(targets)].filter((target) => files.has(target));
}

function pathOf(file: string, specifier: string): string {
  if (specifier.startsWith('#test/')) return specifier.slice(1);
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return posix.join(posix.dirname(file), specifier);
}
