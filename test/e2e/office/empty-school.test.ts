import type { Page } from 'playwright/test';
import { mailTo } from '#test/support/shared/outbox.ts';
import { shortWebm } from '#test/support/learning/tiny-videos.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { expectToFit } from '../support/walk.ts';
import {
  approvedCard,
  arriveWithAccount,
  codeShown,
  arriveAt,
  giveBillingData,
  haveAccount,
  openAccount,
  payWith,
  pointer,
  register,
  searchIn,
  takeToCart,
} from '../support/journey.ts';
import { keyboard, typeInto, withoutPointer } from '../support/keyboard.ts';
import {
  acceptInvitation,
  founder,
  invitationTo,
  isKept,
  joinTeam,
  makeProduct,
  previewOf,
  publish,
  saySettings,
  setUpFactor,
} from '../support/office.ts';

/** At a desk, unless `JOURNEY_WIDTH=390` asks for the same on a phone; pixels. */
const width = Number(process.env['JOURNEY_WIDTH'] ?? 1366);

const pdf = '%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF';

test('an owner who reads no code opens an empty school, and an editor makes a course of it that is sold and studied', async ({
  browser,
  problems,
}) => {
  // The longest of the journeys: from nothing to a certificate, with five people.
  test.setTimeout(600_000);
  // A school without anything in it, and with nobody who owns it.
  const school = await RunningSchool.start({ SAMPLE_SCHOOL: 'no' });
  const atADesk = async (): Promise<Page> => {
    const viewport = { width, height: 844 };
    const context = await browser.newContext({ baseURL: school.origin, locale: 'es-PE', viewport });
    problems.watch(context);
    return context.newPage();
  };
  try {
    await walk(school, atADesk);
  } finally {
    await school.dispose();
  }
});

async function walk(school: RunningSchool, atADesk: () => Promise<Page>): Promise<void> {
  const page = await atADesk();
  const owner = founder('Olga');
  const [address] = /http\S+\/colaboradores\/invitacion\/\S+/.exec(school.log) ?? [''];
  await joinTeam(page, school, address, owner);
  await setUpFactor(page, owner);
  await saySettings(page, 'identidad', 'Nombre y portada', { 'Nombre de la escuela': 'Escuela del Rímac' });
  await page.goto('/colaboradores/equipo');
  const desk = await atADesk();
  const editor = await haveAccount(desk, school);
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill(editor.email);
  await page
    .getByRole('group', { name: 'Qué hará' })
    .getByRole('checkbox', { name: /^Edición/ })
    .check();
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(page.getByText(/la carta ya salió/)).toBeVisible();

  const { pathname: invited } = new URL(await invitationTo(school, editor.email));
  await acceptInvitation(desk, school, invited, editor.token);
  await setUpFactor(desk, editor);
  await makeCourse(desk, title);
  await seePreview(await atADesk(), await previewOf(desk), title);
  await publish(desk);
  await makeBook(await desk.context().newPage());
  await makeSeminar(desk);
  await makePlan(desk);
  await makeCoupon(desk, 'APERTURA');
  await desk.context().close();

  const sara = await atADesk();
  await buyWith(sara, school, title, 'APERTURA');
  const code = await study(sara);
  await sara.context().close();
  await havePlan(await atADesk(), school);
  const invitation = await mailTo(school.dataDir, founder('Sara').email, `Tu inscripción en «${talk}»`, 40_000);
  expect(invitation.files.map(({ name }) => name)).toContainEqual(expect.stringMatching(/\.ics$/));

  await page.goto('/verificacion');
  await page.getByLabel('Código del certificado').fill(code);
  await page.getByRole('button', { name: 'Validar' }).click();
  await expect(page.getByText('Sara Ramos').first()).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goto('/colaboradores/pedidos');
  await page.getByRole('link', { name: 'N.º\u00A01' }).click();
  await arriveAt(page, 'Pedido N.º\u00A01');
  await expect(page.getByText('APERTURA').first()).toBeVisible();
  const product = '/colaboradores/productos/1';
  for (const path of [
    '/colaboradores/pedidos',
    '/colaboradores/pedidos/1',
    ...['ficha', 'precios', 'temario', 'examenes'].map((part) => `${product}/${part}`),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const judged of [1366, 390]) {
      await page.setViewportSize({ width: judged, height: 844 });
      await expectToFit(page);
      await expectAccessible(page);
    }
  }
}

const title = 'Contratar en el Estado';

/** Two modules: two videos, of which one has captions, a reading with a material and an exam; a third video; a general exam. */
async function makeCourse(page: Page, name: string): Promise<void> {
  const parts = await makeProduct(page, 'Curso', name);
  await page
    .getByLabel('Resumen', { exact: true })
    .fill('Cómo se presenta una oferta, de la convocatoria al contrato.');
  const description = page.getByRole('textbox', { name: 'Descripción' });
  await description.pressSequentially('Para quien vende al Estado por ');
  await description.press('Control+b');
  await description.pressSequentially('primera vez');
  await page.getByLabel('Horas del certificado').fill('8');
  await isKept(page);
  await page.goto(`${parts}/precios`);
  await page.getByLabel('Precio normal').fill('120');
  await isKept(page);

  await page.goto(`${parts}/temario`);
  const modules = page.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: /^Módulo/ }) });
  await page.getByRole('button', { name: 'Agregar el primer módulo' }).click();
  await typeInto(modules.first().getByRole('textbox', { name: /^Módulo/ }), 'Antes de ofrecer');
  const video = Buffer.from(await shortWebm(2));
  const first = modules.first();
  await first.getByLabel('Archivos para el módulo').setInputFiles(
    ['Quién puede vender', 'El registro de proveedores'].map((each) => ({
      name: `${each}.webm`,
      mimeType: 'video/webm',
      buffer: video,
    })),
  );
  await expect(first.getByRole('textbox', { name: /^Clase 2/ })).toBeVisible();
  await expect(first.getByText('Sin subtítulos')).toHaveCount(2, { timeout: 30_000 });
  await first.getByRole('button', { name: 'Editar' }).first().click();
  await page
    .getByRole('textbox', { name: 'Texto en WebVTT' })
    .fill('WEBVTT\n\n00:00.000 --> 00:02.000\nQuién puede vender al Estado.');
  await page.getByRole('button', { name: 'Usar estos subtítulos' }).click();
  await expect(first.getByText('Sin subtítulos')).toHaveCount(1);
  await first.getByRole('button', { name: 'Cerrar' }).click();
  await first.getByRole('button', { name: 'Agregar lectura' }).click();
  await typeInto(first.getByRole('textbox', { name: /^Clase/ }).last(), 'Las bases');
  await page.getByRole('textbox', { name: 'Texto de la clase «Las bases»' }).pressSequentially('Léelas dos veces.');
  await first
    .getByLabel('Archivos para descargar')
    .setInputFiles({ name: 'modelo-de-oferta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await expect(first.getByRole('textbox', { name: 'Material 1, PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar módulo' }).click();
  await typeInto(modules.last().getByRole('textbox', { name: /^Módulo/ }), 'La oferta');
  await modules
    .last()
    .getByLabel('Archivos para el módulo')
    .setInputFiles({ name: 'La propuesta.webm', mimeType: 'video/webm', buffer: video });
  await expect(modules.last().getByText('Sin subtítulos')).toBeVisible({ timeout: 30_000 });
  await isKept(page);

  await page.goto(`${parts}/examenes`);
  await page.getByRole('combobox', { name: 'Agregar el examen de un módulo' }).selectOption('Antes de ofrecer');
  await addQuestion(page, 'El registro de proveedores es obligatorio.');
  await page.getByRole('button', { name: 'Agregar el examen general' }).click();
  await addQuestion(page, 'La oferta se presenta dentro del plazo.');
}

/** Somebody without an account sees the page as it will be, and search does not know it yet. */
async function seePreview(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('El registro de proveedores').first()).toBeVisible();
  const found = await page.request.get('/api/v1/products?sought=contratar');
  expect(await found.json()).toMatchObject({ total: 0 });
  await page.context().close();
}

/** One that is true. */
async function addQuestion(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Verdadero o falso' }).click();
  await page.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(text);
  await page.getByRole('radio', { name: 'Correcta: Verdadero' }).check();
}

const manual = 'Manual del proveedor';
const talk = 'El Estado como cliente';
const all = 'Plan proveedor';

const firstWords = 'Quien vende al Estado lee las bases.';

/** By keyboard alone, from the list of products to its publication. */
async function makeBook(page: Page): Promise<void> {
  const pointers = await withoutPointer(page);
  const hands = keyboard(page);
  await makeProduct(page, 'Libro', manual, hands);
  await hands.press(page.getByRole('link', { name: /^Precios/ }));
  await hands.type(page.getByLabel('Precio normal'), '45');
  await isKept(page);
  await hands.press(page.getByRole('link', { name: /^Libro/ }));
  await hands.press(page.getByRole('button', { name: 'Agregar la primera sección' }));
  await typeInto(page.getByRole('textbox', { name: 'Título de la sección' }), 'Para empezar');
  await hands.press(page.getByRole('checkbox', { name: /De la muestra/ }));
  await hands.type(page.getByRole('textbox', { name: /^Texto de/ }), firstWords);
  await publish(page, hands);
  expect(await pointers.pressed()).toBe(0);
  await page.close();
}

async function makeSeminar(page: Page): Promise<void> {
  const parts = await makeProduct(page, 'Seminario', talk);
  await givePrice(page, parts, '60');
  await page.goto(`${parts}/sesiones`);
  await page.getByRole('button', { name: 'Agregar una sesión' }).click();
  await page.getByLabel('Día y hora de Lima').fill('2036-03-04T19:00');
  await page.getByLabel('Duración en minutos').fill('90');
  await page.getByLabel('Enlace propio').fill('https://salas.example/estado');
  await publish(page);
}

/** A plan that holds the course, the book and the seminar. */
async function makePlan(page: Page): Promise<void> {
  const parts = await makeProduct(page, 'Plan', all);
  await page.goto(`${parts}/plan`);
  for (const each of [title, manual, talk]) {
    await page.getByRole('combobox', { name: 'Agregar un producto' }).fill(each);
    await page.getByRole('option', { name: new RegExp(each) }).click();
  }
  await page.getByRole('button', { name: 'Agregar un precio' }).click();
  const price = page.getByRole('group', { name: 'Precio 1' });
  await price.getByLabel('Dura', { exact: true }).fill('1');
  await price.getByLabel('Precio', { exact: true }).fill('150');
  await publish(page);
}

async function givePrice(page: Page, parts: string, soles: string): Promise<void> {
  await page.goto(`${parts}/precios`);
  await page.getByLabel('Precio normal').fill(soles);
  await isKept(page);
}

async function makeCoupon(page: Page, word: string): Promise<void> {
  await page.goto('/colaboradores/contenidos/codigos/nuevo');
  await page.getByLabel('Palabra').fill(word);
  await page.getByLabel('Título').fill('10 % por la apertura');
  await page.getByRole('radio', { name: 'Un porcentaje' }).check();
  await page.getByLabel('Porcentaje', { exact: true }).fill('10');
  await page.getByLabel('Desde').fill('2026-01-01');
  await page.getByLabel('Hasta').fill('2036-12-31');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await arriveAt(page, word);
}

async function buyWith(page: Page, school: RunningSchool, name: string, word: string): Promise<void> {
  for (const path of ['/contenidos/libros/manual-del-proveedor', '/seminarios/el-estado-como-cliente']) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Agregar al carrito/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Agregado a tu carrito' })).toBeVisible();
  }
  await page.goto('/');
  await searchIn(page).fill('contratar');
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await arriveAt(page, name);
  await takeToCart(page, pointer);
  await page.getByRole('textbox', { name: /cupón|código/i }).fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByText('202.50').first()).toBeVisible();
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  const student = { ...founder('Sara') };
  await register(page, school, student, pointer);
  await openAccount(page, school, student, pointer, '**/pagos**');
  await giveBillingData(page, student, pointer);
  await payWith(page, approvedCard, pointer);
  await arriveAt(page, 'Listo, ya es tuyo');
}

/** Buys the plan, which gives all three, and reads the book. */
async function havePlan(page: Page, school: RunningSchool): Promise<void> {
  const buyer = await arriveWithAccount(page, school, '/contenidos/planes/plan-proveedor');
  await takeToCart(page, pointer);
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await giveBillingData(page, buyer, pointer);
  await payWith(page, approvedCard, pointer);
  await arriveAt(page, 'Listo, ya es tuyo');
  await page.goto('/main/mis-contenidos');
  for (const name of [title, manual, talk]) await expect(page.getByText(name).first()).toBeVisible();
  await page.goto('/main/libros/indice/manual-del-proveedor');
  await page.getByRole('link', { name: 'Empezar a leer' }).click();
  await expect(page.getByText(firstWords)).toBeVisible();
  await page.context().close();
}

/** To the end: classes, both exams, the certificate, whose code it gives. */
async function study(page: Page): Promise<string> {
  await page.goto(studied);
  await arriveAt(page, title);
  await page
    .getByRole('link', { name: /Empezar|Continuar/ })
    .first()
    .click();
  for (const [index, each] of classes.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: each })).toBeVisible();
    const reading = page.getByRole('button', { name: 'Marcar como leída' });
    await (each === 'Las bases' ? reading : page.getByRole('button', { name: 'Reproducir' }).first()).click();
    if (each === 'Las bases') await expect(page.getByText('Modelo de oferta')).toBeVisible();
    await expect(page.getByText(`${index + 1} de ${classes.length} clases`).first()).toBeAttached({ timeout: 30_000 });
    if (index < classes.length - 1) await page.getByRole('link', { name: /Clase siguiente/ }).click();
  }
  await page.goto(`${studied}/examenes`);
  for (const exam of ['Examen de Antes de ofrecer', 'Examen general']) {
    await page
      .getByRole('listitem')
      .filter({ hasText: exam })
      .getByRole('link', { name: /^Rendir/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: exam })).toBeVisible();
    await page.getByRole('button', { name: 'Empezar el examen' }).click();
    await page.getByRole('radio', { name: 'Verdadero' }).click();
    await expect(page.getByText('Respuestas guardadas')).toBeVisible();
    await page.getByRole('button', { name: 'Entregar el examen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click();
    await expect(page.getByText('Aprobaste')).toBeVisible();
    await page.getByRole('link', { name: 'Ver los exámenes' }).click();
  }
  await page.goto(`${studied}/certificado`);
  await expect(page.getByText('Certificado de aprobación').first()).toBeVisible();
  return codeShown(page);
}

const studied = '/main/contenido/contratar-en-el-estado';
const classes = ['Quién puede vender', 'El registro de proveedores', 'Las bases', 'La propuesta'];
