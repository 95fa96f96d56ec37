import * as v from 'valibot';
import { loadMenu } from '#adapters/http-contract/catalogue/menu-call.ts';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, test } from './support/fixtures.ts';
import { leadingOn, modules, studied } from './support/own-stops.ts';
import { glance } from './support/own-walk.ts';
import { signInAt } from './support/sign-in.ts';

// One test a person, for whichever worker is free.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** The addresses that MAIN-7 makes of what the menu gives, by its fields alone: of its categories, and of what the account has. */
async function addressesOf(
  school: RunningSchool,
  email: string,
): Promise<{ readonly categories: readonly string[]; readonly products: readonly string[] }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: demoPassword });
  const session = await fetch(`${school.signInOrigin}/api/v1/sessions`, { method: 'POST', headers, body });
  const { token } = (await session.json()) as { token: string };
  const answer = await fetch(`${school.origin}/api/load-menu?web=ES`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { productos } = v.parse(loadMenu.answer!, await answer.json());
  const products = productos.flatMap(({ url, products: owned }) =>
    owned.flatMap(({ tipo, slug, tipoSync }) => {
      if (tipo === 1) return [`/main/${url}/${slug}`, `/main/${url}/${slug}/contenido`];
      if (tipo === 0) return [`/main/${url}/pack/${slug}`];
      return [`/main/${url}/indice/${slug}?tipoSync=${tipoSync}`];
    }),
  );
  return { categories: productos.flatMap(({ url }) => [`/main/${url}`, `/main/${url}/indice`]), products };
}

for (const [role, { email }] of Object.entries(demoAccounts)) {
  test(`every address that the menu of the ${role} gives leads to a page`, async ({ page, school, problems }) => {
    problems.expected(/^answer 404: GET .*payment-attempts\/latest/);
    const { categories, products } = await addressesOf(school, email);
    expect(categories.length).toBeGreaterThan(30);
    // The categories are everybody's: one walks them all.
    const addresses = new Set(role === 'student' ? [...categories, ...products] : products);
    // Whoever has nothing has no address of their own to walk.
    if (addresses.size === 0) return;
    await signInAt(page, school, '/main', { email });
    const named = new Map(modules.map((stop) => [stop.path, stop]));
    expect([...named.keys()].filter((path) => !categories.includes(path))).toEqual([]);
    // What the student's walk opens whole (own-pages.test.ts) needs no second look.
    for (const { path } of role === 'student' ? [...studied, ...leadingOn] : []) addresses.delete(path);
    for (const address of addresses) {
      const stop = named.get(address);
      if (stop === undefined) await page.goto(address);
      else await glance(page, [stop]);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, `a page at ${address}`).toBeVisible();
      const title = (await heading.textContent()) ?? '';
      expect.soft(title, `the page at ${address}`).not.toMatch(/No encontramos|Error|Estamos trabajando/);
      expect.soft(new URL(page.url()).origin, `who answers ${address}`).toBe(school.origin);
    }
  });
}
