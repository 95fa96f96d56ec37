import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';

/** A file that a patch makes or changes. */
export interface ChangedFile {
  readonly path: string;
  readonly after: string;
}

/** The example of a recipe: `test/extending/<name>.patch`. */
export function patchOf(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.patch`), 'utf8');
}

/** What a patch makes of the files below a folder, which stay as they are. @throws when it does not fit them. */
export function changedBy(patch: string, folder: string): readonly ChangedFile[] {
  return parsePatch(patch).map((change) => changed(change, folder));
}

function changed({ oldFileName, newFileName, hunks }: StructuredPatch, folder: string): ChangedFile {
  const isNew = oldFileName === '/dev/null';
  const path = (isNew ? newFileName : oldFileName)?.replace(/^[ab]\//, '') ?? '';
  const before = isNew ? '' : readFileSync(join(folder, path), 'utf8');
  const names = { oldFileName, newFileName, oldHeader: undefined, newHeader: undefined };
  const after = applyPatch(before, { ...names, hunks });
  if (after === false) throw new Error(`The example no longer fits ${path}`);
  return { path, after };
}
