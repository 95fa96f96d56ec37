import { expect, test } from 'vitest';
import { siteSettings } from '#adapters/server/rendering/school-pages.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const hosts = { imagesBase: 'https://img.example/es', uploadsBase: 'https://subidas.example' };

test('SITE-7: the hosts that are set up are told to the pages, to both apps and to the calls of section 7', async () => {
  const { app, signInApp, config, clock, school } = await testSchool({ config: hosts });
  expect(siteSettings(config, school.settings, clock.now())).toMatchObject(hosts);
  expect((await signInApp.inject('/api/v1/settings')).json()).toMatchObject(hosts);
  const store = await app.inject({ method: 'POST', url: '/api/get-store-config', payload: { tienda: 'Escuela' } });
  expect(store.json()).toMatchObject({ url_imagenes: hosts.imagesBase, url_subidas: hosts.uploadsBase });
});

test.each([
  ['the host of uploads', hosts, 'https://subidas.example/fotos/ana.webp'],
  ['the school itself where there is none', {}, '/imagenes/fotos/ana.webp'],
])('SITE-7: the photograph of an account comes from %s', async (_, config, address) => {
  const { app, addUser, signIn } = await testSchool({ config });
  const headers = await signIn(await addUser({ photo_file: 'fotos/ana.webp' }));
  const me = (await app.inject({ method: 'POST', url: '/auth/me', headers })).json();
  expect(me).toMatchObject({ foto_perfil: address });
});
