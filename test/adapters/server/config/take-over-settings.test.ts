import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#adapters/server/config/config.ts';
import { takeOverSettings } from '#adapters/server/config/take-over-settings.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { SchoolContact } from '#application/server/support/ports/school-contact.ts';
import { settingsParts } from '#domain/settings/school-settings.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const left = {
  SCHOOL_ORIGIN: 'https://escuela.pe',
  SIGN_IN_ORIGIN: 'https://ingreso.escuela.pe',
  IGV_RATE: '18;2027-01-01=10.5',
  DISCOUNT_ROUNDING: 'down',
  CONTACT_PHONE: '(01) 700 1234',
  SOCIAL_LINKS: 'https://facebook.com/escuela, https://x.com/escuela',
  PIXEL_ID: '123456789',
};

test('what the environment says is taken over at the first start, which says so; at the next it stops the school', async () => {
  const { school } = await testSchool();
  const said = await takeOverSettings(school, readConfig(left));
  expect(said.join('\n')).toContain('IGV_RATE, DISCOUNT_ROUNDING, CONTACT_PHONE, SOCIAL_LINKS, PIXEL_ID');
  expect(said.join('\n')).toContain('https://escuela.pe/colaboradores/ajustes/impuestos (IGV y redondeo)');
  const prices = school.get(PriceSettings);
  expect(['2026-12-31', '2027-01-01'].map((day) => prices.generalRate(day as PlainDate))).toEqual([1800, 1050]);
  expect(prices.rounding()).toBe('down');
  const { email, address } = settingsParts.contact.initial;
  expect(school.get(SchoolContact).details).toMatchObject({ phone: '(01) 700 1234', email, address });
  expect(school.settings.of('contact').links).toHaveLength(2);
  expect(school.settings.of('tracking')).toEqual({ tagManagerId: '', pixelId: '123456789' });
  await expect(takeOverSettings(school, readConfig({ ...left, PIXEL_ID: '' }))).rejects.toThrow(ConfigError);
  await expect(takeOverSettings(school, readConfig({ CONTACT_PHONE: '1' }))).rejects.toThrow(
    /^CONTACT_PHONE: ya no se lee del entorno.*\/colaboradores\/ajustes\/contacto \(Contacto y redes\)\.$/,
  );
});

test('a school that left nothing there has nothing said, and may not begin to', async () => {
  const { school, db } = await testSchool();
  expect(await takeOverSettings(school, readConfig({}))).toEqual([]);
  expect(await takeOverSettings(school, readConfig({}))).toEqual([]);
  expect(await db.selectFrom('school_settings').selectAll().execute()).toEqual([]);
  await expect(takeOverSettings(school, readConfig({ IGV_RATE: '10' }))).rejects.toThrow(/^IGV_RATE: /);
});

test.each([
  [{ CONTACT_EMAIL: 'nadie' }, /^CONTACT_EMAIL: Escribe un correo/],
  [{ SOCIAL_LINKS: 'http://facebook.com' }, /^SOCIAL_LINKS: .*https/],
  [{ DISCOUNT_ROUNDING: 'up' }, /^DISCOUNT_ROUNDING: Elige cómo se redondea/],
  [{ TAG_MANAGER_ID: 'GTM' }, /^TAG_MANAGER_ID: .*GTM-ABC1234/],
  [{ PIXEL_ID: 'pixel' }, /^PIXEL_ID: .*dígitos/],
])('%j stops the start by the name of the variable', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});
