import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the school writes below its data folder; whatever else lies there is not its to change. */
const ours = /^(?:escuela\.db(?:-wal|-shm|-journal)?|files|outbox|certificado-de-prueba\.pem)$/;

/** Where a school that shows sample content keeps the certificate that it made for itself. */
export const selfMadeFile = 'certificado-de-prueba.pem';
const others = 0o077;

/**
 * Keeps what a process writes from now on, and what a former one wrote below the folder, to its owner: it holds names, documents
 * of identity, vouchers and keys. Returns what could not be changed, such as files of another owner.
 */
export function keepToOwner(dataDir: string): readonly string[] {
  process.umask(others);
  mkdirSync(dataDir, { recursive: true });
  const failed: string[] = [];
  tighten(dataDir, failed);
  for (const name of readdirSync(dataDir)) if (ours.test(name)) tightenAll(join(dataDir, name), failed);
  return failed;
}

function tightenAll(path: string, failed: string[]): void {
  if (!tighten(path, failed)) return;
  for (const name of readdirSync(path)) tightenAll(join(path, name), failed);
}

/** Whether it is a folder to go into. Links are left alone: what they lead to may be anybody's. */
function tighten(path: string, failed: string[]): boolean {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  if (facts === undefined || facts.isSymbolicLink()) return false;
  try {
    if ((facts.mode & others) !== 0) chmodSync(path, facts.mode & ~others & 0o777);
  } catch {
    failed.push(path);
    return false;
  }
  return facts.isDirectory();
}
