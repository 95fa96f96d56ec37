import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#adapters/server/config/config.ts';
import { FileStoreInS3 } from '#adapters/server/files/file-store-in-s3.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { filesOf } from '#adapters/server/files/file-stores.ts';
import { contentSecurityPolicy } from '#adapters/server/rendering/content-security-policy.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const secret = 'w/secreto+largo';
const s3 = {
  S3_ENDPOINT: 'https://s3.sa-east-1.amazonaws.com',
  S3_REGION: 'sa-east-1',
  S3_BUCKET: 'escuela-archivos',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: secret,
};
const inS3 = { ...s3, FILES_STORE: 's3' };

const media = (env: Record<string, string>, app: 'school' | 'sign-in' = 'school') =>
  contentSecurityPolicy(readConfig(env), app)['media-src'];

describe('where files are kept', () => {
  test('is a folder, until a storage is named', () => {
    expect(readConfig({})).toMatchObject({ filesStore: 'folder', s3: null });
    expect(filesOf(readConfig({}), new FixedClock())).toBeInstanceOf(FileStoreOnDisk);
    expect(filesOf(readConfig(s3), new FixedClock())).toBeInstanceOf(FileStoreOnDisk);
    expect(filesOf(readConfig(inS3), new FixedClock())).toBeInstanceOf(FileStoreInS3);
    expect(() => filesOf(readConfig({ FILES_STORE: 'nube' }), new FixedClock())).toThrow(
      /^FILES_STORE debe ser uno de estos valores: folder, s3; es «nube»/,
    );
  });

  test.each([
    ['S3_ENDPOINT', ''],
    ['S3_ENDPOINT', 's3.amazonaws.com'],
    ['S3_ENDPOINT', 'https://llave:clave@s3.amazonaws.com'],
    ['S3_ENDPOINT', 'https://s3.amazonaws.com/escuela'],
    ['S3_PUBLIC_ENDPOINT', 'ftp://s3.amazonaws.com'],
    ['S3_REGION', 'São Paulo'],
    ['S3_BUCKET', ''],
    ['S3_BUCKET', 'Mi Escuela'],
    ['S3_PATH_STYLE', 'quizás'],
    ['S3_ACCESS_KEY_ID', ''],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['S3_SECRET_ACCESS_KEY', 'con espacio'],
    ['S3_SECRET_ACCESS_KEY_FILE', '/run/secrets/s3'],
  ])('%s=%s stops the start, by its name and without the secret', (name, value) => {
    const start = () => readConfig({ ...inS3, [name]: value });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(name);
    expect(start).not.toThrow(new RegExp(secret.replace('+', '\\+')));
  });

  test('one that is set up for later is looked at as well', () => {
    expect(() => readConfig({ ...s3, S3_BUCKET: '' })).toThrow(/^S3_BUCKET falta/);
    expect(() => readConfig({ FILES_STORE: 's3' })).toThrow(/^S3_ENDPOINT falta/);
  });

  test('the secret may lie in a file, and whatever prints the settings prints none', () => {
    const file = join(temporaryFolder(), 'clave');
    writeFileSync(file, `${secret}\n`);
    const { S3_SECRET_ACCESS_KEY: _, ...others } = inS3;
    const config = readConfig({ ...others, S3_SECRET_ACCESS_KEY_FILE: file });
    expect(config.s3?.secretAccessKey()).toBe(secret);
    expect(inspect(config, { depth: 5 }) + JSON.stringify(config)).not.toContain(secret);
    expect(inspect(filesOf(config, new FixedClock()), { depth: 9, showHidden: true })).not.toContain(secret);
    const missing = { ...others, S3_SECRET_ACCESS_KEY_FILE: join(file, 'nada') };
    expect(() => readConfig(missing)).toThrow(/^S3_SECRET_ACCESS_KEY_FILE: no se puede leer/);
  });

  test('a school under https fetches its files under https', () => {
    const https = { SCHOOL_ORIGIN: 'https://escuela.example', SIGN_IN_ORIGIN: 'https://ingreso.escuela.example' };
    const inside = { ...inS3, ...https, S3_ENDPOINT: 'http://minio:9000' };
    expect(() => readConfig(inside)).toThrow(/^S3_PUBLIC_ENDPOINT, o S3_ENDPOINT si falta, debe ser https/);
    const outside = readConfig({ ...inside, S3_PUBLIC_ENDPOINT: 'https://archivos.example' });
    expect(outside.s3).toMatchObject({ endpoint: 'http://minio:9000', publicEndpoint: 'https://archivos.example' });
  });
});

describe('the policy of pages', () => {
  test('lets videos come from the storage that files are kept in, as browsers reach it, and nothing else', () => {
    expect(media(inS3)).toEqual(["'self'", 'blob:', 'https://s3.sa-east-1.amazonaws.com']);
    expect(media({ ...inS3, S3_PUBLIC_ENDPOINT: 'https://archivos.example' })).toContain('https://archivos.example');
    expect(media({ ...inS3, S3_PATH_STYLE: 'no' })).toContain('https://escuela-archivos.s3.sa-east-1.amazonaws.com');
    expect(media(inS3, 'sign-in')).toEqual(["'self'", 'blob:']);
    const policy = contentSecurityPolicy(readConfig(inS3), 'school');
    const others = Object.entries(policy).filter(([name]) => name !== 'media-src');
    expect(JSON.stringify(others)).not.toContain('amazonaws');
  });

  test('names none while files lie in the folder', () => {
    expect(media({})).toEqual(["'self'", 'blob:']);
    expect(media(s3)).toEqual(["'self'", 'blob:']);
  });
});
