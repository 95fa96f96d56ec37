import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, isPublicSchool, readConfig } from '#adapters/server/config/config.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { contentSecurityPolicy } from '#adapters/server/rendering/content-security-policy.ts';
import type { TrackingSettings } from '#domain/settings/tracking-settings.ts';

const hosts = { IMAGES_BASE: 'https://img.example/es', UPLOADS_BASE: 'https://subidas.example' };

describe('SITE-7: the hosts of images and of uploads', () => {
  test('are two addresses; none is set up unless somebody does so', () => {
    expect(readConfig(hosts)).toMatchObject({
      imagesBase: 'https://img.example/es',
      uploadsBase: 'https://subidas.example',
    });
    expect(readConfig({ UPLOADS_BASE: ' ' })).toMatchObject({ imagesBase: '', uploadsBase: '' });
  });

  test('may be shown by the pages of the school, and by nothing else', () => {
    const config = readConfig(hosts);
    expect(contentSecurityPolicy(config, 'school')['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://img.example/es',
      'https://subidas.example',
    ]);
    expect(contentSecurityPolicy(config, 'sign-in')['img-src']).toEqual(["'self'", 'data:', 'blob:']);
  });
});

describe('SAFE-21: a school under https', () => {
  const school = 'https://escuela.example';
  const signIn = 'https://ingreso.escuela.example';

  test('has both its origins there, or none', () => {
    const both = readConfig({ SCHOOL_ORIGIN: school, SIGN_IN_ORIGIN: signIn });
    expect(both).toMatchObject({ schoolOrigin: school, signInOrigin: signIn });
    expect([isPublicSchool(both), isPublicSchool(readConfig({}))]).toEqual([true, false]);
    const mixed = /^SCHOOL_ORIGIN y SIGN_IN_ORIGIN deben ser las dos/;
    expect(() => readConfig({ SCHOOL_ORIGIN: school })).toThrow(mixed);
    expect(() => readConfig({ SCHOOL_ORIGIN: 'http://escuela.example', SIGN_IN_ORIGIN: signIn })).toThrow(mixed);
  });

  test('mails over TLS, unless told otherwise', () => {
    expect(readConfig({}).smtpNeedsTls).toBe(true);
    expect(readConfig({ SMTP_TLS: 'optional' }).smtpNeedsTls).toBe(false);
    expect(() => readConfig({ SMTP_TLS: 'no' })).toThrow(/^SMTP_TLS debe ser uno de/);
  });

  test('statements with names, unless told otherwise', () => {
    expect(readConfig({}).databaseStatements).toBe('named');
    expect(readConfig({ DATABASE_STATEMENTS: 'unnamed' }).databaseStatements).toBe('unnamed');
    expect(() => readConfig({ DATABASE_STATEMENTS: 'no' })).toThrow(/^DATABASE_STATEMENTS debe ser uno de/);
  });
});

describe('SITE-9: tag manager and pixel', () => {
  const [tagManagerId, pixelId] = ['GTM-ABC1234', '123456789'];
  const both = { tagManagerId, pixelId };
  const scripts = (said: TrackingSettings, app: 'school' | 'sign-in' = 'school') =>
    contentSecurityPolicy(readConfig({}), app, said)['script-src'];

  test('may be fetched from only where they are set up', () => {
    expect(scripts({ tagManagerId: '', pixelId: '' })).toEqual(["'self'"]);
    expect(scripts({ tagManagerId: '', pixelId })).toEqual(["'self'", 'https://connect.facebook.net']);
    expect(scripts({ tagManagerId, pixelId: '' })).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(scripts(both, 'sign-in')).toEqual(["'self'"]);
  });

  test.each([
    ['TAG_MANAGER_ID', 'ABC1234'],
    ['PIXEL_ID', '<script>'],
    ['SOCIAL_LINKS', 'http://facebook.com/escuela'],
  ])('%s as «%s» is refused by its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .* Es «${value}»\\.$`));
  });
});

describe('the gateways of card payments', () => {
  test('are the school’s own unless others are set up, the first for new payments', () => {
    expect(readConfig({}).paymentGateways).toEqual(['simulada']);
    expect(readConfig({ PAYMENT_GATEWAYS: ' niubiz, simulada ' }).paymentGateways).toEqual(['niubiz', 'simulada']);
    expect(() => readConfig({ PAYMENT_GATEWAYS: ',' })).toThrow(/^PAYMENT_GATEWAYS debe nombrar/);
  });

  test('find their own settings, and nobody else’s', () => {
    const env = {
      PAYMENT_GATEWAYS: 'niubiz',
      PAYMENT_NIUBIZ_USER: ' k ',
      SMTP_URL: 'smtp://ana:secreto@correo.example',
    };
    const settings = readConfig(env).paymentSettings;
    expect(settings.needed('PAYMENT_NIUBIZ_USER', 'niubiz')).toBe('k');
    expect(settings.value('SMTP_URL')).toBeNull();
    expect(() => settings.needed('PAYMENT_NIUBIZ_MERCHANT', 'niubiz')).toThrow(
      'Falta PAYMENT_NIUBIZ_MERCHANT, que la pasarela «niubiz» necesita.',
    );
  });

  test('take a key from its variable or its file, print it nowhere, and name what is wrong with it', () => {
    const file = join(temporaryFolder(), 'clave');
    writeFileSync(file, 'muy-secreta\n');
    const settings = (env: Record<string, string>) => readConfig(env).paymentSettings;
    const key = (env: Record<string, string>) => settings(env).secret('PAYMENT_X_KEY', 'x');
    expect(key({ PAYMENT_X_KEY_FILE: file })()).toBe('muy-secreta');
    expect(inspect(settings({ PAYMENT_X_KEY: 'muy-secreta' }), { depth: 9 })).not.toContain('muy-secreta');
    expect(JSON.stringify(readConfig({ PAYMENT_X_KEY: 'muy-secreta' }))).not.toContain('muy-secreta');
    expect(() => key({})).toThrow('Falta PAYMENT_X_KEY (o PAYMENT_X_KEY_FILE, el archivo donde está)');
    expect(() => key({ PAYMENT_X_KEY: 'a', PAYMENT_X_KEY_FILE: file })).toThrow('una de las dos, y solo una');
    expect(() => key({ PAYMENT_X_KEY_FILE: `${file}-no` })).toThrow('PAYMENT_X_KEY_FILE: no se puede leer');
    expect(() => key({ PAYMENT_X_KEY: 'con espacio' })).toThrow(/^PAYMENT_X_KEY: no hay una clave/);
  });

  test('speak to a service by its name, or to one on this machine that stands in for it', () => {
    const service = (PAYMENT_X_SERVICE: string) =>
      readConfig({ PAYMENT_X_SERVICE }).paymentSettings.service('PAYMENT_X_SERVICE', ['production', 'sandbox']);
    expect(service('')).toBe('production');
    expect(service('sandbox')).toBe('sandbox');
    expect(service('http://localhost:9100')).toEqual(new URL('http://localhost:9100'));
    for (const wrong of ['https://ladron.example', 'beta', 'http://ana@localhost:1', 'http://localhost:1/api']) {
      expect(() => service(wrong)).toThrow(/^PAYMENT_X_SERVICE debe ser uno de estos valores: production, sandbox;/);
    }
  });
});

test('the school is measured only where it is asked to be, on a port of its own and for this machine alone', () => {
  expect(readConfig({})).toMatchObject({ metricsPort: null });
  expect(readConfig({ METRICS_PORT: ' ' })).toMatchObject({ metricsPort: null });
  expect(readConfig({ METRICS_PORT: '9464' })).toMatchObject({ metricsPort: 9464, metricsHost: '127.0.0.1' });
  expect(readConfig({ METRICS_PORT: '0', METRICS_HOST: '10.0.0.4' })).toMatchObject({
    metricsPort: 0,
    metricsHost: '10.0.0.4',
  });
  for (const METRICS_PORT of ['3000', '3001'])
    expect(() => readConfig({ METRICS_PORT })).toThrow(/^METRICS_PORT necesita un puerto propio/);
  expect(() => readConfig({ METRICS_PORT: 'yes' })).toThrow(/^METRICS_PORT debe ser un número/);
});
