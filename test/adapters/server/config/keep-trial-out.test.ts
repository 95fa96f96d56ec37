import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { keepTrialOut } from '#adapters/server/config/keep-trial-out.ts';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import { sampleMark } from '#adapters/server/sample-school/sample-content.ts';
import { type StartedSchool, startSchool } from '#adapters/server/wiring/start.container.ts';
import { migratedDataDir } from '#test/support/school/migrated-sqlite.ts';
import { insertUser } from '#test/support/shared/rows.ts';

const https = { SCHOOL_ORIGIN: 'https://escuela.example', SIGN_IN_ORIGIN: 'https://ingreso.escuela.example' };

async function started(env: Record<string, string>) {
  const school = await startSchool(readConfig({ DATA_DIR: await migratedDataDir(), LOG_LEVEL: 'silent', ...env }));
  onTestFinished(() => school.database.close());
  return school;
}

const said = ({ config, passwordHasher, clock }: StartedSchool['parts'], { db }: StartedSchool['school']) =>
  keepTrialOut(db, config, passwordHasher, clock.now());

test('SAFE-21: a trial school is told nothing and keeps its demo accounts', async () => {
  const { parts, school } = await started({});
  await insertUser(school.db, demoAccounts.student.id, {
    password_hash: await parts.passwordHasher.hash(demoPassword),
  });
  expect(await said(parts, school)).toEqual([]);
  expect(
    (await school.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash,
  ).not.toBe('');
});

test('SAFE-21: a public one says that it has no demo accounts, how many it locked, and how it sells', async () => {
  const { parts, school } = await started(https);
  await insertUser(school.db, demoAccounts.student.id, {
    password_hash: await parts.passwordHasher.hash(demoPassword),
  });
  expect(await said(parts, school)).toEqual([
    expect.stringContaining('sin cuentas de muestra'),
    'Cuentas de muestra que quedaron cerradas: 1.',
    expect.stringContaining('No se cobra con tarjeta'),
  ]);
  await school.db.insertInto('counters').values({ name: sampleMark, value: 1 }).execute();
  expect(await said(parts, school)).toEqual([
    expect.stringContaining('sin cuentas de muestra'),
    expect.stringContaining('tarjetas de prueba'),
  ]);
});

test('a public school that sells through a bank’s gateway is told nothing of test cards', async () => {
  const { parts, school } = await started(https);
  const paidThrough = (service: string) => {
    const { paymentSettings } = readConfig({ PAYMENT_NIUBIZ_SERVICE: service });
    const config = { ...parts.config, paymentSettings, paymentGateways: ['niubiz', 'simulada'] } as const;
    return said({ ...parts, config }, school);
  };
  expect(await paidThrough('production')).toEqual([expect.stringContaining('sin cuentas de muestra')]);
  expect(await paidThrough('sandbox')).toEqual([
    expect.stringContaining('sin cuentas de muestra'),
    expect.stringContaining('No se cobra con tarjeta'),
  ]);
});
