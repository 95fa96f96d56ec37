import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#adapters/server/config/config.ts';
import { receiptsNotice } from '#adapters/server/config/receipts-notice.ts';
import { aCertificateFile, aP12, aPem, p12Password } from '#test/support/receipts/signing-files.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const named = { SUNAT_CERTIFICATE: '/run/secretos/escuela.p12' };

test('the certificate is named with its password, or with the file of that; neither shows what it is', () => {
  expect(readConfig({}).certificate).toBeNull();
  const file = join(temporaryFolder(), 'clave');
  writeFileSync(file, `${p12Password}\n`);
  for (const env of [{ SUNAT_CERTIFICATE_PASSWORD: p12Password }, { SUNAT_CERTIFICATE_PASSWORD_FILE: file }]) {
    const config = readConfig({ ...named, ...env });
    expect(config.certificate?.path).toBe('/run/secretos/escuela.p12');
    expect(config.certificate?.password()).toBe(p12Password);
    expect(inspect(config, { depth: 9 })).not.toContain(p12Password);
    expect(JSON.stringify(config)).not.toContain(p12Password);
  }
});

test('where receipts are sent is the tax authority by its name, or an address', () => {
  expect(readConfig({}).taxService).toBeNull();
  const env = { SUNAT_USER: '20512333797MODDATOS', SUNAT_PASSWORD: p12Password };
  const at = (SUNAT_SERVICE: string) => readConfig({ ...env, SUNAT_SERVICE });
  expect(at('beta').taxService?.address).toMatch(/^https:\/\/e-beta\.sunat\.gob\.pe\//);
  expect(at('production').taxService?.address).toMatch(/^https:\/\/e-factura\.sunat\.gob\.pe\//);
  expect(at('https://ose.example/billService').taxService?.user).toBe('20512333797MODDATOS');
  expect(JSON.stringify(at('beta'))).not.toContain(p12Password);
});

test.each([
  [{ SUNAT_SERVICE: 'beta' }, /^SUNAT_USER falta/],
  [{ SUNAT_SERVICE: 'beta', SUNAT_USER: 'x' }, /^SUNAT_PASSWORD falta/],
  [{ SUNAT_USER: 'x' }, /sin SUNAT_SERVICE/],
  [{ SUNAT_SERVICE: 'http://ose.example/', SUNAT_USER: 'x', SUNAT_PASSWORD: 'y' }, /^SUNAT_SERVICE debe ser beta/],
  [{ SUNAT_CERTIFICATE_PASSWORD: 'x' }, /^SUNAT_CERTIFICATE_PASSWORD: falta SUNAT_CERTIFICATE/],
  [{ ...named, SUNAT_CERTIFICATE_PASSWORD_FILE: '/no/hay' }, /^SUNAT_CERTIFICATE_PASSWORD_FILE: no se puede leer/],
  [{ ...named, SUNAT_CERTIFICATE_PASSWORD: 'x', SUNAT_CERTIFICATE_PASSWORD_FILE: 'y' }, /solo una/],
])('what cannot be is refused by its name', (env, text) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(text);
});

test('the start says what keeps receipts from being signed, and when a certificate is about to end', async () => {
  const atHome = await testSchool();
  expect(await receiptsNotice(atHome.school, atHome.config, atHome.clock.now())).toEqual([]);
  const openly = { schoolOrigin: 'https://escuela.pe', signInOrigin: 'https://ingreso.escuela.pe' };
  const told = async (content: string | Uint8Array, password = '') => {
    const certificate = { path: aCertificateFile(content), password: () => password };
    const { school, config, clock } = await testSchool({ config: { ...openly, certificate } });
    return (await receiptsNotice(school, config, clock.now())).join();
  };
  expect(await told(aPem({}, false))).toMatch(/no se firman ni se envían.*lo hizo la propia escuela/);
  expect(await told(aP12(), 'otra')).toMatch(/La contraseña del certificado/);
  expect(await told(aPem({ until: new Date('2026-03-12T15:00:00Z') }))).toMatch(/vence en 2 días/);
  expect(await told(aP12(), p12Password)).toBe('');
});
