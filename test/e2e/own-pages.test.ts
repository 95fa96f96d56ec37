import { expect, test } from './fixtures.ts';

/** Pages of the signed-in area. Source: MAIN-1 to MAIN-6, ROUTE-8 to ROUTE-10. */
const own = [
  '/main',
  '/main/mis-contenidos',
  '/main/seminarios',
  '/main/libros',
  '/main/revistas',
  '/main/plan',
  '/main/perfil',
  '/main/facturacion',
  '/main/mis-comprobantes',
  '/main/gestion-usuarios',
  '/confirmar-pago',
  '/main/contenido/igv-paso-a-paso',
  '/pagos',
  '/validando',
  '/aceptar',
  '/cancelar',
  '/sesiones',
];

test('a stranger is asked to sign in wherever the pages are somebody’s own', async ({ page, school, problems }) => {
  problems.expected(/^answer 401/);
  for (const path of own) {
    await page.goto(path);
    await page.waitForURL(`${school.signInOrigin}/login**`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});
