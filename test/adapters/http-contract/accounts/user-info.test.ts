import { expect, test } from 'vitest';
import { parseUserInfo, presentUserInfo } from '#adapters/http-contract/accounts/present-user-info.ts';
import type { Me } from '#application/read-models/accounts/me.ts';
import type { ActivePlan } from '#domain/accounts/ownership.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { anOwnedProduct } from '#test/support/accounts/profile-builders.ts';
import { facturaOfStudio } from '#test/support/cart/shop.ts';

const since = '2026-01-01T15:00:00.000Z';
const until = '2026-12-31T15:00:00.000Z';
const pro: ActivePlan = { id: 9, slug: 'pro-penal', title: 'PRO Penal', page: 'pro', since, until, isOwn: true };
const pack: ActivePlan = {
  ...pro,
  id: 8,
  slug: 'pack',
  title: 'Pack',
  page: 'pack',
  until: '2026-06-30T15:00:00.000Z',
};
const me: Me = {
  user: aUser('rosa', { photoFile: 'perfiles/rosa.webp', tourSeen: true }),
  owned: [anOwnedProduct(1), anOwnedProduct(2, { kind: 'book', plan: pro, until }), anOwnedProduct(3, { plan: pack })],
  plans: [pro, pack],
  billing: [{ ...facturaOfStudio, id: 'b1' }],
  officeRoles: [],
  earnsAs: ['teacher'],
  responsibles: [
    { id: 'rosa', isActive: true },
    { id: 'luis', isActive: false },
  ],
};
const present = (changes: Partial<Me> = {}) => presentUserInfo({ ...me, ...changes }, (key) => `/imagenes/${key}`);

test('USER-1: every field of a user has its name and its value', () => {
  const { menu, ...info } = present();
  expect(info).toMatchObject({
    id: 'rosa',
    nombre_completo: 'Rosa María Huamán Quispe',
    nombres: 'Rosa María',
    apellido_paterno: 'Huamán',
    apellido_materno: 'Quispe',
    celular: '987654321',
    email: 'rosa@correo.pe',
    foto_perfil: '/imagenes/perfiles/rosa.webp',
    role: 0,
    plan_id: 9,
    responsables: [
      { id: 'rosa', estado: 1 },
      { id: 'luis', estado: 0 },
    ],
    datos_facturacion: [{ id: 'b1', numero_documento: '20100047218' }],
    get_contacto: { email: 'rosa@correo.pe', celular: '987654321' },
    invitadoSE: false,
    info: { images: [{ usage: 'PROFILE_PICTURE', filePath: '/imagenes/perfiles/', fileName: 'rosa.webp' }] },
    tour_web: 1,
  });
  const ids = Object.entries(menu.productos).map(([code, products]) => [code, products.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({ VT: [1, 3], LI: [2] });
  expect(menu.planesPro.map(({ id }) => id)).toEqual([9]);
  expect(menu.plan).toMatchObject({ id: 9, titulo: 'PRO Penal', productos: menu.productos });
  expect(present({ user: { ...me.user, role: 1, tourSeen: false } })).toMatchObject({ invitadoSE: true, tour_web: 0 });
});

test('MENU-1: a product of the menu has its state, its kind of entry, its plan and its days', () => {
  const { VT, LI } = present().menu.productos;
  // The first hours of January in Greenwich are December in Lima.
  const days = { estado: 1, fecha_inicio: '31/12/2025' };
  expect(VT).toMatchObject([
    { ...days, titulo: 'Curso 1', slug: 'curso-1', modulo_id: 'VT', slug_module: 'contenido', tipo: 1, tipoSync: 0 },
    { ...days, tipo: 0, tipoSync: 8, fecha_fin: null },
  ]);
  expect(LI).toMatchObject([
    { ...days, modulo_id: 'LI', slug_module: 'libros', tipo: 2, tipoSync: 9, fecha_fin: '31/12/2026' },
  ]);
});

test('AUTH-6: what is owned is read in menu.plan.productos, and nowhere else', () => {
  const info = present();
  expect(parseUserInfo(info).owned.map(({ id }) => id)).toEqual([1, 3, 2]);
  const elsewhere = { ...info, menu: { ...info.menu, plan: { ...info.menu.plan, productos: {} } } };
  expect(parseUserInfo(elsewhere).owned).toEqual([]);
});

test('AUTH-2: the browser keeps of a user what the school said', () => {
  const { user } = me;
  expect(parseUserInfo(present())).toMatchObject({
    id: 'rosa',
    email: 'rosa@correo.pe',
    fullName: 'Rosa María Huamán Quispe',
    firstName: 'Rosa',
    givenNames: 'Rosa María',
    paternalSurname: 'Huamán',
    maternalSurname: 'Quispe',
    phone: '987654321',
    document: user.document,
    photo: '/imagenes/perfiles/rosa.webp',
    role: 0,
    isCollaborator: false,
    emailVerified: true,
    profileComplete: true,
    tourSeen: true,
    plan: pro,
    proPlans: [pro],
  });
  const guest = parseUserInfo(present({ user: { ...user, role: 1, tourSeen: false }, plans: [] }));
  expect(guest).toMatchObject({
    role: 1,
    tourSeen: false,
    plan: null,
    proPlans: [],
    officeRoles: [],
    earnsAs: ['teacher'],
  });
  const staff = parseUserInfo(present({ officeRoles: ['cashier', 'support'] }));
  expect(staff).toMatchObject({ isCollaborator: true, officeRoles: ['cashier', 'support'] });
});
