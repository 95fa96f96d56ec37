/**
 * Takes the pictures of docs/running-a-school.md: `npm run build && node make-guide.mjs`. The first is of an empty school, the others of the
 * sample school, which has something in every page. Needs chromium of the system, and the packages of the repository.
 */
import { keep, openBrowser, openPage, signIn, startSchool } from './pictured-school.mjs';

const size = { width: 1366, height: 800 };
const browser = await openBrowser();

async function pictureInvitation() {
  const school = await startSchool(3192, { SAMPLE_SCHOOL: 'no' });
  try {
    const [address] = /http\S+\/colaboradores\/invitacion\/\S+/.exec(school.log()) ?? [];
    const page = await openPage(browser, size);
    await page.goto(address, { waitUntil: 'networkidle' });
    await keep(page, 'guia-invitacion');
  } finally {
    school.end();
  }
}

/** The pages of the guide, in its order, of a product's editor where it begins; `before` is done on the page first, `height` is that of a longer window, in pixels. */
const stepsOf = (course) => [
  { name: 'guia-ajustes', path: '/colaboradores/ajustes', height: 1590 },
  { name: 'guia-equipo', path: '/colaboradores/equipo' },
  { name: 'guia-mudanza', path: '/colaboradores/mudanza' },
  { name: 'guia-productos', path: '/colaboradores/productos' },
  { name: 'guia-precios', path: `${course}/precios` },
  { name: 'guia-temario', path: `${course}/temario` },
  { name: 'guia-examenes', path: `${course}/examenes` },
  {
    name: 'guia-publicar',
    path: `${course}/ficha`,
    before: async (page) => {
      // Where nothing is new there is nothing to publish.
      await page.getByLabel('Subtítulo').fill('Contratar, pagar y terminar bien una relación de trabajo');
      await page.getByRole('button', { name: 'Publicar…' }).click();
      await page.getByRole('dialog', { name: '¿Publicar ahora?' }).waitFor();
    },
  },
  { name: 'guia-cupon', path: '/colaboradores/contenidos/codigos/1' },
  { name: 'guia-pedidos', path: '/colaboradores/pedidos' },
];

/** Where the editor of a course of the sample school begins. */
async function courseOf(page, origin) {
  await page.goto(`${origin}/colaboradores/productos`, { waitUntil: 'networkidle' });
  await page.getByLabel('Buscar por título o código').fill('Derecho laboral para empresas');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const link = page.getByRole('link', { name: 'Derecho laboral para empresas' }).first();
  return (await link.getAttribute('href')).replace(/\/[a-z]+$/, '');
}

try {
  await pictureInvitation();
  const { origin, end } = await startSchool(3194);
  try {
    const page = await openPage(browser, size);
    await signIn(page, origin, 'colaboradora@escuela.example');
    for (const { name, path, before, height = size.height } of stepsOf(await courseOf(page, origin))) {
      await page.setViewportSize({ ...size, height });
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await before?.(page);
      await keep(page, name);
    }
  } finally {
    end();
  }
} finally {
  await browser.close();
}
