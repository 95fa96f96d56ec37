import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/** How an S3-compatible storage is reached. */
export interface S3Settings {
  /** Where the school calls it, without a slash at the end. */
  readonly endpoint: string;
  /** Where browsers reach it; the same unless the school stands beside it in a network of their own. */
  readonly publicEndpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Whether the bucket's name stands in the path, or before the host. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  /** A function, so that whatever prints the settings does not print it. */
  readonly secretAccessKey: () => string;
}

type Env = Readonly<Record<string, string | undefined>>;

const names = [
  'S3_ENDPOINT',
  'S3_PUBLIC_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_PATH_STYLE',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_SECRET_ACCESS_KEY_FILE',
] as const;

type Name = (typeof names)[number];

/**
 * The settings of the storage, null where none is set and none is needed.
 * @param needs.storage files are kept there; @param needs.https pages of the school are, so that browsers fetch nothing else.
 * @throws ConfigError naming the variable at fault, and nothing of a secret.
 */
export function s3SettingsOf(
  env: Env,
  needs: { readonly storage: boolean; readonly https: boolean },
): S3Settings | null {
  if (!needs.storage && names.every((name) => valueOf(env, name) === null)) return null;
  const endpoint = endpointOf('S3_ENDPOINT', needed(env, 'S3_ENDPOINT'));
  const publicEndpoint = endpointOf('S3_PUBLIC_ENDPOINT', valueOf(env, 'S3_PUBLIC_ENDPOINT') ?? endpoint);
  if (needs.https && !publicEndpoint.startsWith('https:')) {
    throw new ConfigError(
      `S3_PUBLIC_ENDPOINT, o S3_ENDPOINT si falta, debe ser https:// como la escuela; es «${publicEndpoint}».`,
    );
  }
  return {
    endpoint,
    publicEndpoint,
    region: shaped('S3_REGION', valueOf(env, 'S3_REGION') ?? 'us-east-1', /^[a-z0-9][a-z0-9-]{0,62}$/, 'us-east-1'),
    bucket: shaped('S3_BUCKET', needed(env, 'S3_BUCKET'), /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'escuela-archivos'),
    pathStyle: shaped('S3_PATH_STYLE', valueOf(env, 'S3_PATH_STYLE') ?? 'yes', /^(?:yes|no)$/, 'yes o no') === 'yes',
    accessKeyId: shaped('S3_ACCESS_KEY_ID', needed(env, 'S3_ACCESS_KEY_ID'), /^[\w.-]{3,128}$/, 'AKIAIOSFODNN7EXAMPLE'),
    secretAccessKey: secretOf(env),
  };
}

/** Where browsers fetch files from: an origin, for the content security policy. */
export function originForBrowsers({ publicEndpoint, bucket, pathStyle }: S3Settings): string {
  return pathStyle ? publicEndpoint : publicEndpoint.replace('://', `://${bucket}.`);
}

function valueOf(env: Env, name: Name): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function needed(env: Env, name: Name): string {
  const value = valueOf(env, name);
  if (value === null) throw new ConfigError(`${name} falta: sin él no se llega al almacenamiento de archivos.`);
  return value;
}

function endpointOf(name: Name, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  if (!isOrigin || url.username !== '' || url.password !== '') {
    throw new ConfigError(`${name} debe ser un origen como https://s3.us-east-1.amazonaws.com, sin clave ni ruta.`);
  }
  return url.origin;
}

function shaped(name: Name, text: string, shape: RegExp, example: string): string {
  if (!shape.test(text)) throw new ConfigError(`${name} debe ser como ${example}; es «${text}».`);
  return text;
}

function secretOf(env: Env): () => string {
  const [written, file] = [valueOf(env, 'S3_SECRET_ACCESS_KEY'), valueOf(env, 'S3_SECRET_ACCESS_KEY_FILE')];
  if ((written === null) === (file === null)) {
    throw new ConfigError('S3_SECRET_ACCESS_KEY o S3_SECRET_ACCESS_KEY_FILE: indica una de las dos, y solo una.');
  }
  const secret = written ?? contentOf(file ?? '');
  if (secret === '' || /\s/.test(secret)) {
    throw new ConfigError(
      `${written === null ? 'S3_SECRET_ACCESS_KEY_FILE' : 'S3_SECRET_ACCESS_KEY'}: la clave está vacía o tiene espacios.`,
    );
  }
  return () => secret;
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new ConfigError(`S3_SECRET_ACCESS_KEY_FILE: no se puede leer ${path}.`);
  }
}
