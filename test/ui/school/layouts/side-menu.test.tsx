import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HomeApiInMemory } from '#test/memory/home/home-api-in-memory.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { studentMenu } from '#domain/catalogue/student-menu.ts';
import { ServicesProvider } from '#ui/kit/layout/services.tsx';
import { MenuStore } from '#ui/school/layouts/menu-store.ts';
import { SideMenu } from '#ui/school/layouts/side-menu.tsx';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aProfile, anOwnedProduct } from '#test/support/accounts/profile-builders.ts';
import { servicesOf } from '#test/support/browser/show-page.tsx';

const pro = {
  id: 11,
  slug: 'pro-tributario',
  title: 'PRO Tributario',
  page: 'pro',
  since: '2026-01-01T00:00:00.000Z',
  until: null,
  isOwn: true,
} as const;
const owned = [
  anOwnedProduct(1, { slug: 'igv', title: 'IGV' }),
  anOwnedProduct(2, { kind: 'specialised-course', slug: 'planillas', title: 'Planillas' }),
  anOwnedProduct(3, { kind: 'seminar', slug: 'despido', title: 'Despido', plan: pro }),
];

async function show(at: string, user: Profile = aProfile({ owned, proPlans: [pro] }), load = true) {
  const api = new HomeApiInMemory();
  api.entries = studentMenu(user.owned, user.proPlans);
  const menu = new MenuStore(api);
  if (load) await menu.load();
  const services = servicesOf((container) => {
    container.bind(MenuStore).toConstantValue(menu);
    container.bind(SessionStore).toConstantValue({ user, canManageUsers: false } as SessionStore);
    container
      .bind(PageMap)
      .toConstantValue(
        new PageMap(
          ['', '/mis-contenidos', '/participaciones', '/mis-ventas'].map((rest) => ({ path: `/main${rest}` })),
        ),
      );
  });
  const router = createMemoryRouter([{ path: '*', Component: SideMenu }], { initialEntries: [at] });
  render(
    <ServicesProvider services={services}>
      <RouterProvider router={router} />
    </ServicesProvider>,
  );
  return { api, menu };
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const current = () => screen.queryAllByRole('link', { current: 'page' }).map((each) => each.textContent);

test('MENU-1: shows what the school sends and the student has something in', async () => {
  await show('/main');
  expect(link('Cursos').getAttribute('href')).toBe('/main/contenido/indice?category=cursos');
  expect(link('Seminarios').getAttribute('href')).toBe('/main/seminarios');
  expect(screen.queryByRole('link', { name: 'Libros' })).toBeNull();
  const iconOf = (name: string) => link(name).querySelector('use')?.getAttribute('href');
  expect([iconOf('Cursos'), iconOf('Seminarios')]).toEqual([
    expect.stringMatching(/#play$/),
    expect.stringMatching(/#seminar$/),
  ]);
  expect(current()).toEqual(['Inicio']);
  expect(await axeProblems()).toEqual([]);
});

test('leads teachers and sellers to their shares, sellers to their sales, and nobody else', async () => {
  const places = () => ['Mis participaciones', 'Mis ventas'].filter((name) => screen.queryByRole('link', { name }));
  for (const [earnsAs, shown] of [
    [['seller'], ['Mis participaciones', 'Mis ventas']],
    [['teacher'], ['Mis participaciones']],
    [[], []],
  ] as const) {
    await show('/main', aProfile({ owned, earnsAs }));
    expect(places()).toEqual(shown);
    cleanup();
  }
});

test('MENU-2: a name over 12 characters is cut to the eye and whole to the ear', async () => {
  await show('/main');
  const cut = link('Cursos especializados');
  expect(within(cut).getByText('Cursos espec…').getAttribute('aria-hidden')).toBe('true');
});

test('MAIN-9: the entry one is in is marked, by path, by category, and by what is studied', async () => {
  await show('/main/seminarios/despido');
  expect(current()).toEqual(['Seminarios']);
});

test('MAIN-9: by the category of the query', async () => {
  await show('/main/contenido/indice?category=cursos-especializados');
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('title')).toBe('Cursos especializados');
});

test('MAIN-9: a content without a category belongs to its kind', async () => {
  await show('/main/contenido/igv/examenes');
  expect(current()).toEqual(['Cursos']);
});

test('MAIN-7: below the current entry stand its products, each to its own place', async () => {
  await show('/main/seminarios');
  expect(link('PRO Tributario').getAttribute('href')).toBe('/main/seminarios/indice/pro-tributario?tipoSync=11');
});

test('until the school has answered it says so; without an answer the frame’s own entries stay', async () => {
  const { api, menu } = await show('/main', aProfile({ owned }), false);
  expect(screen.getByText('Cargando tu menú')).toBeTruthy();
  api.refusal = { kind: 'offline', status: null, detail: '', field: null, data: {} };
  await menu.load();
  expect(menu.active).toEqual([]);
  expect(link('Mis contenidos')).toBeTruthy();
});
