import { describe, expect, test } from 'vitest';
import { flatContainer } from '#adapters/wiring/flat-container.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { SchoolServices } from '#ui/school/boot/container.ts';
import { lateStores } from '#ui/school/boot/late/late.container.ts';
import {
  refuseSignedIn,
  requireModule,
  requireSignIn,
  requireUserManagement,
} from '#ui/school/boot/late/late-guards.ts';
import { requireCollaborator } from '#ui/school/boot/late/guards.ts';
import type { Guard } from '#ui/school/page-route.tsx';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { aProfile, anOwnedProduct } from '#test/support/accounts/profile-builders.ts';
import { saidAtFirst } from '#test/support/shared/said-at-first.ts';
import { until } from '#test/support/shared/until.ts';

const plan = {
  id: 9,
  slug: 'pro-penal',
  title: 'PRO Penal',
  page: 'pro',
  since: '2026-01-01T00:00:00.000Z',
  until: null,
  isOwn: true,
} as const;

interface Situation {
  readonly at?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly browser?: BrowserOfTest;
  readonly keeper?: SessionKeeper;
}

/** What a guard does with a visitor of a page: 'pass', where it sends them, or the status of the error page. */
async function verdict(guard: Guard, profile: Profile | null, situation: Situation = {}) {
  const { at = '/main/x?y=1', params = {}, browser = new BrowserOfTest(...(profile ? [profile] : [])) } = situation;
  const keeper = situation.keeper ?? (profile === null ? browser.tab() : await browser.signedInTab(profile));
  const container = flatContainer();
  const site = {
    origin: 'http://localhost:3000',
    signInOrigin: 'http://localhost:3001',
    imagesBase: '',
    uploadsBase: '',
  };
  container
    .bind(SiteSettings)
    .toConstantValue(new SiteSettings({ ...saidAtFirst, ...site, year: 2026, socialLinks: [] }));
  accountServices(browser, keeper).wire(container);
  try {
    await guard(new SchoolServices(container, undefined, () => Promise.resolve(lateStores)), {
      params,
      url: new URL(at, 'http://localhost:3000'),
    });
    return 'pass';
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    return (thrown as { init: { status: number } }).init.status;
  }
}

describe('requireSignIn', () => {
  test('lets the signed-in pass and sends others to sign in and come back', async () => {
    expect(await verdict(requireSignIn, aProfile())).toBe('pass');
    expect(await verdict(requireSignIn, null)).toBe('/login?redirect=%2Fmain%2Fx%3Fy%3D1');
  });

  test('says once that the session had expired, and resets it', async () => {
    const browser = new BrowserOfTest();
    await (await browser.signedInTab(aProfile())).end('expired');
    expect(await verdict(requireSignIn, null, { browser })).toBe('/login?redirect=%2Fmain%2Fx%3Fy%3D1&motivo=vencida');
    expect(await browser.vault.load()).toBeNull();
    expect(await verdict(requireSignIn, null, { browser })).toBe('/login?redirect=%2Fmain%2Fx%3Fy%3D1');
  });

  test('the part of the page that the address names is come back to as well', async () => {
    const browser = new BrowserOfTest();
    browser.navigator.showPage('/main/x?y=1#comentarios');
    expect(await verdict(requireSignIn, null, { browser })).toContain('?redirect=%2Fmain%2Fx%3Fy%3D1%23comentarios');
    browser.navigator.showPage('/main/otra#comentarios');
    expect(await verdict(requireSignIn, null, { browser })).toBe('/login?redirect=%2Fmain%2Fx%3Fy%3D1');
  });

  test('a page opened by its own address is to give way to the sign-in: the way back would lead to its guard again', async () => {
    const browser = new BrowserOfTest();
    browser.navigator.showPage('/main/x?y=1');
    expect(await verdict(requireSignIn, null, { browser })).toBe('/login?redirect=%2Fmain%2Fx%3Fy%3D1&reemplaza=si');
    browser.navigator.showPage('/cursos');
    expect(await verdict(requireSignIn, null, { browser })).toBe('/login?redirect=%2Fmain%2Fx%3Fy%3D1');
  });

  test('a session whose user is not known yet is asked for', async () => {
    const browser = new BrowserOfTest(aProfile());
    const keeper = browser.tab();
    await keeper.adopt(browser.api.admit('rosa@correo.pe'));
    expect(await verdict(requireSignIn, null, { browser })).toBe('pass');
  });
});

test('requireUserManagement follows AUTH-4', async () => {
  expect(await verdict(requireUserManagement, null)).toContain('/login');
  expect(await verdict(requireUserManagement, aProfile({ role: 1 }))).toBe('/main');
  expect(await verdict(requireUserManagement, aProfile({ role: 1, plan }))).toBe('pass');
  expect(await verdict(requireUserManagement, aProfile({ role: 0 }))).toBe('pass');
});

test('requireCollaborator shows others the page of restricted access', async () => {
  expect(await verdict(requireCollaborator, aProfile({ isCollaborator: true }))).toBe('pass');
  expect(await verdict(requireCollaborator, aProfile())).toBe(403);
  expect(await verdict(requireCollaborator, null)).toContain('/login');
});

describe('requireModule', () => {
  const ofPlan = anOwnedProduct(7, { plan: { id: 9, slug: 'pro-penal', page: 'pro' } });
  const lent = aProfile({ owned: [ofPlan] });
  const at = (slug: string, query = '') => ({ at: `/main/contenido/indice/${slug}${query}`, params: { slug } });
  const dashboard = (code: string) => `http://localhost:3001/dashboard?motivo=sin-plan&modulo=${code}`;

  test('lets whoever has something of the module by the plan pass', async () => {
    expect(await verdict(requireModule('VT'), lent, at('pro-penal'))).toBe('pass');
    expect(await verdict(requireModule('VT'), lent, at('pro', '?tipoSync=9'))).toBe('pass');
    expect(await verdict(requireModule('VT'), lent)).toBe('pass');
  });

  test('sends others to the dashboard of the sign-in app', async () => {
    expect(await verdict(requireModule('LI'), lent, at('pro-penal'))).toBe(dashboard('LI'));
    expect(await verdict(requireModule('VT'), lent, at('otro-plan'))).toBe(dashboard('VT'));
    const bought = aProfile({ owned: [anOwnedProduct(7)] });
    expect(await verdict(requireModule('VT'), bought, at('pro-penal'))).toBe(dashboard('VT'));
    expect(await verdict(requireModule('VT'), null)).toContain('/login');
  });

  test('a page opened by its own address gives way to that dashboard', async () => {
    const browser = new BrowserOfTest(lent);
    const keeper = await browser.signedInTab(lent);
    browser.navigator.showPage('/main/contenido/indice/otro-plan');
    void verdict(requireModule('VT'), null, { ...at('otro-plan'), browser, keeper });
    await until(() => expect(browser.navigator.replacements).toEqual([dashboard('VT')]));
  });

  test('knows of a plan that was bought a moment ago', async () => {
    const browser = new BrowserOfTest(aProfile());
    const keeper = await browser.signedInTab(aProfile());
    browser.api.change('rosa@correo.pe', lent);
    expect(await verdict(requireModule('VT'), null, { ...at('pro-penal'), browser, keeper })).toBe('pass');
  });
});

test('refuseSignedIn sends the signed-in where they were going, else to their area', async () => {
  expect(await verdict(refuseSignedIn, aProfile(), { at: '/login' })).toBe('/main');
  expect(await verdict(refuseSignedIn, aProfile(), { at: '/login?redirect=%2Fsesiones' })).toBe('/sesiones');
  expect(await verdict(refuseSignedIn, aProfile(), { at: '/login?redirect=%2F%2Fotra.pe' })).toBe('/main');
  expect(await verdict(refuseSignedIn, null)).toBe('pass');
});
