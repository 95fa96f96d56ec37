import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** A variable without the spaces around it; null where it is not set, or empty. */
export function valueOf(env: Env, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/**
 * A secret that stands in a variable or in the file that `NAME_FILE` names; null where neither does. It is a function, so that
 * whatever prints the settings does not print it.
 * @throws ConfigError naming the variable at fault, and nothing of a secret.
 */
export function secretOf(env: Env, name: string): (() => string) | null {
  const [written, file] = [valueOf(env, name), valueOf(env, `${name}_FILE`)];
  if (written !== null && file !== null) {
    throw new ConfigError(`${name} y ${name}_FILE: indica una de las dos, y solo una.`);
  }
  const secret = written ?? (file === null ? null : contentOf(`${name}_FILE`, file));
  return secret === null ? null : () => secret;
}

function contentOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new ConfigError(`${name}: no se puede leer ${path}.`);
  }
}
