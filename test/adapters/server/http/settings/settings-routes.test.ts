import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { termsInForce } from '#application/server/legal/given-consents.ts';
import type { ShownSettings } from '#application/read-models/settings/shown-settings.ts';
import { type SettingsContents, type SettingsName, settingsParts } from '#domain/settings/school-settings.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { formWithFile } from '#test/support/shared/sent-file.ts';
import { openMigratedSqlite } from '#test/support/school/migrated-sqlite.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

let world: TestSchool;
/** Another process of the same school. */
let other: TestSchool;
let owner: string;

beforeEach(async () => {
  const database = await openMigratedSqlite();
  onTestFinished(() => database.close());
  world = await testSchool({ database, withPages: true });
  other = await testSchool({ database, withPages: true });
  owner = await world.addUser({ given_names: 'Teresa' }, ['owner']);
});

async function call(method: 'GET' | 'PUT', path: string, payload?: object) {
  const headers = await world.signIn(owner);
  const answer = await world.app.inject({
    method,
    url: `/api/v1/staff/settings${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const put = <S extends SettingsName>(name: S, changes: Partial<SettingsContents[S]>, seen = 0) =>
  call('PUT', `/${name}`, { content: { ...settingsParts[name].initial, ...changes }, seen });

test('an owner says a part anew: it holds at once in every process, and what it said before stays', async () => {
  const phones = () =>
    Promise.all(
      [world, other].map(
        async ({ app }) => (await app.inject('/api/v1/contact-details')).json<{ phone: string }>().phone,
      ),
    );
  expect(await phones()).toEqual(Array(2).fill(settingsParts.contact.initial.phone));
  expect(await put('contact', { phone: ' (01)  700 1234 ' })).toEqual({ status: 200, body: { version: 1 } });
  expect(await phones()).toEqual(Array(2).fill('(01) 700 1234'));
  world.clock.advance({ hours: 1 });
  expect((await put('contact', { phone: '987 654 321' }, 1)).body).toEqual({ version: 2 });
  expect(await phones()).toEqual(Array(2).fill('987 654 321'));
  const shown = (await call('GET', '/contact')).body as unknown as ShownSettings<'contact'>;
  expect(shown).toMatchObject({ version: 2, content: { phone: '987 654 321' } });
  expect(shown.versions).toMatchObject([
    { version: 2, by: 'Teresa Quispe Rojas' },
    { version: 1, content: { phone: '(01) 700 1234' } },
  ]);
  const parts = (await call('GET', '')).body['parts'];
  expect(parts).toContainEqual({ name: 'contact', version: 2, at: world.clock.now().toISOString() });
  expect(parts).toContainEqual({ name: 'provider', version: 0, at: null });
});

test('what is wrong is refused by its field, with all that is wrong; who began from an earlier version is told', async () => {
  expect(await put('provider', { ruc: '20512333798', city: '' })).toMatchObject({
    status: 400,
    body: {
      kind: 'settings-invalid',
      field: 'ruc',
      data: { problems: [{ field: 'ruc' }, { field: 'city' }] },
    },
  });
  expect(await call('PUT', '/provider', { content: { name: 'Solo el nombre' }, seen: 0 })).toMatchObject({
    status: 400,
    body: { field: 'content.ruc' },
  });
  await put('signer', { name: 'Eva Ruiz' });
  expect(await put('signer', { name: 'Ana Paz' })).toMatchObject({
    status: 409,
    body: { kind: 'settings-changed-meanwhile' },
  });
});

test('public pages that are kept say the new name, provider and words in every process, and may load what measures', async () => {
  const pages = [world.app, other.app];
  const terms = async () => Promise.all(pages.map(async (app) => (await app.inject('/terminos-condiciones')).body));
  await terms();
  await put('identity', { name: 'Aula Andina' });
  await put('provider', { name: 'Aula Andina S. A. C.', ruc: '20131312955' });
  for (const html of await terms()) {
    expect(html).toContain('<title>Términos y condiciones | Aula Andina</title>');
    expect(html).toContain('Aula Andina S.\u00A0A.\u00A0C., con RUC\u00A020131312955');
    expect(html).not.toContain(settingsParts.provider.initial.name);
  }
  expect(await put('identity', { name: 'Aula Andina', logo: 'logotipos/otro.svg' }, 1)).toMatchObject({
    status: 400,
    body: { field: 'logo' },
  });
  const create = { width: 480, height: 120, channels: 3, background: 'navy' } as const;
  const form = await formWithFile('image', 'logo.png', await sharp({ create }).png().toBuffer());
  const sent = await world.app.inject({
    method: 'POST',
    url: '/api/v1/staff/settings/logos',
    headers: { ...(await world.signIn(owner)), ...form.headers },
    payload: form.payload,
  });
  const { file } = sent.json<{ file: string }>();
  await put('identity', { name: 'Aula Andina', logo: file }, 1);
  const shown = `<img src="/imagenes/${file}" width="480" height="120" alt="Aula Andina"`;
  for (const html of await terms()) expect(html.split(shown)).toHaveLength(3);
  const told = (await other.app.inject('/api/v1/settings')).json<{ logo: object }>();
  expect(told.logo).toEqual({ src: `/imagenes/${file}`, width: 480, height: 120 });
  expect((await world.app.inject(`/imagenes/${file}`)).statusCode).toBe(200);
  // By a column of its own a copy of the school knows of the file.
  const named = await world.db
    .selectFrom('school_settings')
    .select(['version', 'logo_file'])
    .where('part', '=', 'identity')
    .execute();
  expect(named).toEqual([
    { version: 1, logo_file: null },
    { version: 2, logo_file: file },
  ]);
  await put('front', { sections: 'books newest' });
  for (const app of pages) expect((await app.inject('/')).body).toContain('"front":["books","newest"]');
  expect(await put('front', { sections: 'books nada' }, 1)).toMatchObject({ status: 400 });
  await put('tracking', { pixelId: '123456789' });
  for (const app of pages) {
    const { headers, body } = await app.inject('/terminos-condiciones');
    expect(headers['content-security-policy']).toContain('https://connect.facebook.net');
    expect(body).toContain('"pixelId":"123456789"');
  }
});

test('a legal text holds from its day on, in every process; the one before stays at its address, and what is accepted is the one that holds', async () => {
  const pages = [world.app, other.app];
  const shown = async (path: string) => Promise.all(pages.map(async (app) => (await app.inject(path)).body));
  const accepted = ({ school, clock }: TestSchool) => termsInForce(school.settings, clock.now()).version;
  await shown('/terminos-condiciones');
  const text = '## Todo nuevo\n\nLo dice {razón social}.';
  expect(await put('terms', { text, since: '2026-03-09' })).toMatchObject({
    status: 400,
    body: { kind: 'settings-invalid', data: { problems: [{ field: 'since' }] } },
  });
  expect(await put('terms', { text, since: '2026-03-11' })).toMatchObject({ status: 200 });
  for (const html of await shown('/terminos-condiciones')) expect(html).toContain('Quiénes somos');
  for (const html of await shown('/terminos-condiciones/version/1')) expect(html).toContain('Todo nuevo');
  expect([world, other].map(accepted)).toEqual(['2026-11', '2026-11']);
  for (const { clock } of [world, other]) clock.set('2026-03-11T05:00:00Z');
  for (const html of await shown('/terminos-condiciones')) {
    expect(html).toContain(numbersTogether(`Lo dice ${settingsParts.provider.initial.name}.`));
    expect(html).toContain('<time dateTime="2026-03-11">11 de marzo de 2026</time>');
  }
  for (const html of await shown('/terminos-condiciones/version/2026-11')) expect(html).toContain('Quiénes somos');
  expect([world, other].map(accepted)).toEqual(Array(2).fill('términos 1, privacidad 2026-11'));
  expect((await world.app.inject('/terminos-condiciones/version/9')).statusCode).toBe(404);
});
