import type { Page } from 'playwright/test';
import { aComplaintDraft } from '#test/support/complaints/complaint-drafts.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  // The browser says so of every script that it is not allowed to run.
  test.beforeEach(({ problems }) => problems.expected(/\.js \(csp\)$/));

  test('a complaint is filed: what is wrong is said where it is, what was typed stays, and the sheet is shown', async ({
    page,
    problems,
  }) => {
    problems.expected(/422/);
    await page.goto('/reclamaciones');
    await fillComplaint(page, '123');
    await page.getByRole('button', { name: 'Registrar mi hoja' }).click();
    await expect(page.getByRole('group', { name: 'Revisa estos datos' })).toBeFocused();
    await page
      .getByRole('group', { name: 'Revisa estos datos' })
      .getByRole('link', { name: /DNI tiene 8 dígitos/ })
      .click();
    await expect(page.getByLabel('Número de documento')).toBeFocused();
    await expect(page.getByLabel('Detalle')).toHaveValue(aComplaintDraft().detail);
    expect(new URL(page.url()).search).toBe('');
    await page.getByLabel('Número de documento').fill('45678912');
    await page.getByRole('button', { name: 'Registrar mi hoja' }).click();
    await page.waitForURL('**/reclamaciones/hoja/*');
    await expect(page.getByText(aComplaintDraft().detail)).toBeVisible();
  });

  test('a minor’s guardian is asked for when the box is ticked', async ({ page }) => {
    await page.goto('/reclamaciones');
    await expect(page.getByLabel('Madre, padre o apoderado')).toBeHidden();
    await page.getByLabel('Quien reclama es menor de edad').check();
    await expect(page.getByLabel('Madre, padre o apoderado')).toBeVisible();
  });

  test('a message, the news and a forgotten password are asked for, and nothing personal is in an address', async ({
    page,
  }) => {
    await page.goto('/contacto');
    await fillMessage(page);
    await expect(page.getByLabel('No soy un robot')).toBeHidden();
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText(/Falta un paso: te enviamos un correo/)).toBeVisible();
    expect(page.url()).toMatch(/\/contacto\?estado=por-confirmar$/);
    await page.getByLabel('Tu correo electrónico').fill('novedades@correo.pe');
    await page.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(page.getByText('Listo. Te llegará un correo de confirmación.')).toBeVisible();
    expect(page.url()).toMatch(/\/novedades\?estado=por-confirmar$/);
    await page.goto('/reset-password');
    await page.getByLabel('Correo', { exact: true }).fill('nadie@correo.pe');
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisa tu correo');
    expect(page.url()).toMatch(/\/reset-password\?estado=enviado$/);
  });

  test('menu and search are reached on a phone', async ({ page }) => {
    await page.goto('/cursos');
    await page.getByRole('link', { name: 'Abrir el menú' }).click();
    await expect(page.locator('#pie-catalogo')).toBeInViewport();
    await page.getByRole('navigation', { name: 'Catálogo' }).getByRole('link', { name: 'Libros' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Libros');
    const search = page.getByRole('searchbox', { name: 'Buscar en la escuela' });
    await expect(search).toBeInViewport({ ratio: 1 });
    await search.fill('laboral');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/buscar\?q=laboral$/);
  });

  test('pages that the browser draws say what they need', async ({ page, school }) => {
    for (const path of ['/main', '/pagos', '/login', '/recuperar/abc', '/registro-invitado']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página necesita JavaScript');
      await expect(page.getByText('Cargando')).toBeHidden();
    }
    await page.goto(`${school.signInOrigin}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para ingresar hace falta JavaScript');
    await expect(page.getByRole('link', { name: 'El catálogo' })).toHaveAttribute('href', `${school.origin}/`);
  });
});

test('what was put into the cart without script is there once the script runs, a plan with the price chosen', async ({
  browser,
  school,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: school.origin });
  const early = await plain.newPage();
  await early.goto('/cursos/derecho-laboral-para-empresas');
  await early
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();
  await expect(early).toHaveURL(/\/carrito\?agregado=derecho-laboral-para-empresas$/);
  await expect(early.getByText('Agregado a tu carrito.')).toBeVisible();
  await expect(early.getByText(/activa JavaScript en tu navegador/)).toBeVisible();
  await early.goto('/pro');
  await early
    .getByRole('link', { name: /^Elegir duración/ })
    .first()
    .click();
  const terms = early.getByRole('radio');
  await terms.last().check();
  const label = await early.getByRole('radio').last().locator('xpath=ancestor::label').textContent();
  const price = /S\/\.\s[\d.]+/.exec(label ?? '')?.[0];
  await early
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();
  await expect(early).toHaveURL(/\/carrito\?agregado=/);
  await page.context().addCookies(await plain.cookies());
  await plain.close();
  await page.goto('/carrito');
  await expect(page.getByText('2 productos')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contenido del carrito' })).toContainText(price ?? 'sin precio');
});

test.describe('on a phone so slow that its script has not come', () => {
  test('what was typed stays when it comes', async ({ page }) => {
    const come = await holdScripts(page);
    await page.goto('/contacto', { waitUntil: 'commit' });
    await fillMessage(page);
    await page.getByLabel('Tu correo electrónico').fill('novedades@correo.pe');
    come();
    await expect(page.getByLabel('No soy un robot')).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
    await page.getByLabel('Asunto').press('End');
    await page.getByLabel('Asunto').pressSequentially(' y otra');
    await expect(page.getByLabel('Asunto')).toHaveValue('Una pregunta y otra');
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Quispe');
    await expect(page.getByLabel('Mensaje')).toHaveValue('¿Cuándo empieza?');
    await expect(page.getByLabel('Tu correo electrónico')).toHaveValue('novedades@correo.pe');
    await page.goto('/nosotros');
    await page.goto('/contacto');
    await expect(page.getByLabel('Asunto')).toHaveValue('Una pregunta y otra');
  });

  test('what was chosen of a list narrows it when it comes', async ({ page }) => {
    const come = await holdScripts(page);
    await page.goto('/cursos', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await page.getByRole('combobox', { name: 'Orden' }).selectOption('menor-precio');
    come();
    await expect(page).toHaveURL(/\/cursos\?orden=menor-precio$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cursos$/);
  });

  test('a press before it files the complaint, and the script goes on with the page that answers', async ({
    page,
    problems,
  }) => {
    problems.expected(/422/);
    const come = await holdScripts(page);
    await page.goto('/reclamaciones', { waitUntil: 'commit' });
    await fillComplaint(page, '123');
    await page.getByRole('button', { name: 'Registrar mi hoja' }).click();
    await expect(page.getByRole('group', { name: 'Revisa estos datos' })).toContainText('DNI tiene 8 dígitos');
    come();
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
    await expect(page.getByLabel('Detalle')).toHaveValue(aComplaintDraft().detail);
    await page.getByLabel('Número de documento').fill('45678912');
    await page.getByRole('button', { name: 'Registrar mi hoja' }).click();
    await expect(page.getByText('Tu hoja está registrada')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test('a press puts the product into the cart', async ({ page }) => {
    const come = await holdScripts(page);
    await page.goto('/cursos/derecho-laboral-para-empresas', { waitUntil: 'commit' });
    await page
      .getByRole('button', { name: /^Agregar al carrito/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/carrito\?agregado=/);
    come();
    await expect(page.getByText('1 producto', { exact: true })).toBeVisible();
  });
});

/**
 * What a query may say: what is sought and chosen in the catalogue, the code of a certificate, which is public, and what a receipt says of
 * itself and of nobody, by which anyone may check it.
 */
const publicQuery = ['q', 'categoria', 'docente', 'precio', 'fecha', 'orden', 'tipo', 'codigo', 'numero', 'total'];

test('of every page that the server draws, no form would put anything personal into an address, and nothing stands ready that does nothing', async ({
  school,
  page,
}) => {
  const wrong: string[] = [];
  const idle = new Set<string>();
  const forms = new Set<string>();
  const pages = [
    '/',
    '/novedades',
    '/novedades/alta/x',
    '/novedades/baja/x',
    '/contacto/confirmar/x',
    '/reset-password',
  ];
  pages.push('/carrito', '/buscar?q=derecho', '/verificacion', '/lectura', '/no-existe-esta-pagina', '/main', '/pagos');
  pages.push(await filedSheet(school.origin));
  const seen = new Set(pages);
  for (const path of pages) {
    const html = await (await fetch(school.origin + path)).text();
    const read = await page.evaluate(readPage, { html, publicQuery });
    wrong.push(...read.faults.map((fault) => `${path}: ${fault}`));
    for (const form of read.forms) forms.add(form);
    for (const each of read.idle) idle.add(`${path}: ${each}`);
    for (const href of read.links) {
      const [next = ''] = href.split('#', 1);
      // One page of each list is enough, and files are no pages.
      if (seen.has(next) || /\?|^\/(?:api|assets|calendario|subidas)\//.test(next)) continue;
      seen.add(next);
      pages.push(next);
    }
  }
  expect(wrong).toEqual([]);
  expect([...idle]).toEqual([]);
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter((path) => path.startsWith('/clase-gratis/')).length).toBeGreaterThan(5);
  for (const path of [
    '/reclamaciones',
    '/contacto',
    '/unete',
    '/novedades',
    '/reset-password',
    '/api/v1/cart-additions',
  ])
    expect([...forms]).toContain(`post ${path}`);
});

/** Runs in a browser, which reads a page as it is sent: what its forms are and do wrong, what stands idle, where it leads. */
function readPage({ html, publicQuery }: { readonly html: string; readonly publicQuery: readonly string[] }) {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  /** What a person presses, chooses from or types into. */
  const control = 'button, [role="button"], [role="tab"], [role="switch"], a, input, select, textarea';
  const forms = [...sent.querySelectorAll('form')];
  const isThere = (id: string | null) => id !== null && sent.getElementById(id) !== null;

  /** Whether it looks as if it did something, and does nothing before its script. */
  const isIdle = (element: Element): boolean => {
    const [tag, type] = [element.tagName, element.getAttribute('type')];
    if (tag === 'A') {
      const href = element.getAttribute('href');
      return href === null || (href.startsWith('#') && href !== '#' && !isThere(decodeURIComponent(href.slice(1))));
    }
    if (element.hasAttribute('disabled') || element.closest('fieldset[disabled]') !== null) return false;
    if (tag !== 'BUTTON') return !['INPUT', 'SELECT', 'TEXTAREA'].includes(tag) || element.closest('form') === null;
    if (isThere(element.getAttribute('popovertarget'))) return false;
    return element.closest('form') === null || (type !== null && type !== 'submit');
  };
  /** Why a form must not stand in a page before its script. */
  const faultsOf = (form: HTMLFormElement): readonly string[] => {
    const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const names = fields.filter(({ disabled }) => !disabled).map((each) => each.getAttribute('name') ?? '');
    if (form.getAttribute('method') !== 'post') {
      return names.filter((name) => name !== '' && !publicQuery.includes(name)).map((name) => `${name} in the address`);
    }
    return names.some((name) => name === '') ? ['a field without a name is lost'] : [];
  };
  return {
    forms: forms.map((form) => `${form.getAttribute('method') ?? 'get'} ${form.getAttribute('action') ?? ''}`),
    faults: forms.flatMap(faultsOf),
    idle: [...sent.querySelectorAll(control)]
      .filter(isIdle)
      .map((each) => each.getAttribute('aria-label') ?? (each.textContent.trim() || each.outerHTML)),
    links: [...sent.querySelectorAll('a[href^="/"]')].map((each) => each.getAttribute('href') ?? ''),
  };
}

/** Path of a sheet that was filed in the complaints book. */
async function filedSheet(origin: string): Promise<string> {
  const { isMinor: _, ...texts } = aComplaintDraft();
  const body = new URLSearchParams(texts);
  const filed = await fetch(`${origin}/reclamaciones`, { method: 'POST', body, redirect: 'manual' });
  return filed.headers.get('location') ?? '';
}

async function fillComplaint(page: Page, documentNumber: string): Promise<void> {
  await page.getByRole('radio', { name: /Reclamo/ }).check();
  await page.getByLabel('Nombre completo').fill('Rosa Huamán');
  await page.getByLabel('Número de documento').fill(documentNumber);
  await page.getByLabel('Correo', { exact: true }).fill('rosa@correo.pe');
  await page.getByLabel('Detalle').fill(aComplaintDraft().detail);
}

async function fillMessage(page: Page): Promise<void> {
  await page.getByLabel('Nombre completo').fill('Ana Quispe');
  await page.getByLabel('Correo', { exact: true }).fill('ana@correo.pe');
  await page.getByLabel('Asunto').fill('Una pregunta');
  await page.getByLabel('Mensaje').fill('¿Cuándo empieza?');
}

/** Keeps the page's scripts on their way until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let come: () => void = () => undefined;
  const held = new Promise<void>((resume) => (come = resume));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return () => come();
}
