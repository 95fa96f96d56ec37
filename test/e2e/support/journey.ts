import type { Locator, Page } from 'playwright/test';
import { workshops } from '#adapters/server/sample-school/courses/workshops.ts';
import type { SampleExam, SampleQuestion } from '#adapters/server/sample-school/content-types.ts';
import { mailTo } from '#test/support/shared/outbox.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { goOnSignedIn, tokenFrom } from './sign-in.ts';

/** What the journeys study to the end: a workshop of one short video, one reading, and an exam of its module beside the general one. */
export const course = found('matriz-de-consistencia-para-tu-tesis');
export const coursePath = `/talleres/${course.slug}`;

function found(slug: string) {
  const workshop = workshops.find((each) => each.slug === slug);
  if (workshop === undefined) throw new Error(`The sample school has no workshop ${slug}`);
  return workshop;
}

export const approvedCard = '4111 1111 1111 1111';
export const refusedCard = '4000 0000 0000 0002';

export interface NewAccount {
  readonly givenNames: string;
  readonly surname: string;
  readonly email: string;
  readonly password: string;
}

let accounts = 0;

/** Somebody this school has never seen. */
export function newAccount(): NewAccount {
  accounts += 1;
  const email = `lucia.${process.pid}.${accounts}@correo.example`;
  return { givenNames: 'Lucía', surname: 'Ramos', email, password: 'el puente de los suspiros' };
}

/** How a journey presses things: with the pointer, or with the keyboard alone. */
export interface Hands {
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** Chooses an option of a select, by its text. */
  choose(target: Locator, option: string): Promise<void>;
}

export const pointer: Hands = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: async (target, option) => void (await target.selectOption(option)),
};

/** Looks at the page: its heading is there and axe finds nothing. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  await expectAccessible(page);
}

/** The search of the header: a plain box until somebody enters it. */
export function searchIn(page: Page): Locator {
  const name = 'Buscar en la escuela';
  return page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name })).filter({ visible: true });
}

/** Finds the course by the search of the header. */
export async function findCourse(page: Page, hands: Hands): Promise<void> {
  await hands.type(searchIn(page), 'matriz de consist');
  const result = page.getByRole('option', { name: new RegExp(course.title) });
  await expect(result).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arriveAt(page, course.title);
}

/** Puts the course on the screen into the cart and opens the cart. */
export async function takeToCart(page: Page, hands: Hands): Promise<void> {
  await hands.press(page.getByRole('button', { name: /^Agregar al carrito/ }).first());
  const dialog = page.getByRole('dialog', { name: 'Agregado a tu carrito' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await hands.press(dialog.getByRole('link', { name: 'Pagar ahora' }));
  await expect(page.getByRole('link', { name: 'Continuar con la compra' })).toBeVisible();
  await arriveAt(page, /carrito/i);
}

/** Asks for an account in the sign-in app; ends where its letter is waited for. */
export async function register(page: Page, school: RunningSchool, account: NewAccount, hands: Hands): Promise<void> {
  await page.waitForURL(`${school.signInOrigin}/**`);
  await arriveAt(page, 'Ingresa a tu cuenta');
  await hands.press(page.getByRole('link', { name: 'Crea tu cuenta' }));
  await arriveAt(page, 'Crea tu cuenta');
  await hands.type(page.getByRole('textbox', { name: 'Nombres' }), account.givenNames);
  await hands.type(page.getByRole('textbox', { name: 'Apellido paterno' }), account.surname);
  await hands.type(page.getByRole('textbox', { name: 'Correo' }), account.email);
  await hands.type(page.getByLabel('Contraseña', { exact: true }), account.password);
  await hands.press(page.getByRole('checkbox', { name: /términos/i }));
  await hands.press(page.getByRole('button', { name: /^Crear/ }));
  await arriveAt(page, 'Revisa tu correo');
}

/** The link by which the letter of a registration opens the account. */
export async function openingLink(school: RunningSchool, { email }: NewAccount): Promise<string> {
  const mail = await mailTo(school.dataDir, email, 'Confirma tu correo para abrir tu cuenta');
  const link = mail.links.find((each) => each.includes('/confirmar-cuenta/'));
  if (link === undefined) throw new Error(`No link in «${mail.subject}»`);
  return link;
}

/** Opens the account by the letter; ends signed in at the page of the school that was left, which `back` describes. */
export async function openAccount(
  page: Page,
  school: RunningSchool,
  account: NewAccount,
  hands: Hands,
  back: string,
): Promise<void> {
  await page.goto(await openingLink(school, account));
  await arriveAt(page, 'Abre tu cuenta');
  await hands.type(page.getByLabel('Contraseña', { exact: true }), account.password);
  await hands.press(page.getByRole('button', { name: 'Abrir mi cuenta' }));
  await page.waitForURL(back);
}

/** An account opened by calls, for journeys that are about what follows; this browser has its session in the sign-in app. */
export async function haveAccount(page: Page, school: RunningSchool): Promise<NewAccount & { readonly token: string }> {
  const account = newAccount();
  const { givenNames, surname: paternalSurname, email, password } = account;
  const asked = await page.request.post(`${school.signInOrigin}/api/v1/accounts`, {
    data: { givenNames, paternalSurname, email, password, acceptsTerms: true },
  });
  expect(asked.status()).toBe(202);
  const secret = new URL(await openingLink(school, account)).pathname.split('/').at(-1);
  const token = await tokenFrom(page, `${school.signInOrigin}/api/v1/account-openings`, { token: secret, password });
  return { ...account, token };
}

/** Opens a page of the school as somebody who has just opened an account. */
export async function arriveWithAccount(page: Page, school: RunningSchool, path: string): Promise<NewAccount> {
  const { token, ...account } = await haveAccount(page, school);
  await goOnSignedIn(page, school, path, token);
  return account;
}

/** Fills in the data of a boleta and goes on to the payment. */
export async function giveBillingData(page: Page, account: Omit<NewAccount, 'password'>, hands: Hands): Promise<void> {
  const form = page.getByRole('main');
  await arriveAt(page, 'Tus datos para el comprobante');
  await hands.type(form.getByRole('textbox', { name: 'Número' }), '46712369');
  await hands.type(
    form.getByRole('textbox', { name: 'Nombres y apellidos' }),
    `${account.givenNames} ${account.surname}`,
  );
  await hands.type(form.getByRole('textbox', { name: 'Correo', exact: true }), account.email);
  await hands.press(form.getByRole('button', { name: /Continuar/ }));
  await arriveAt(page, 'Elige cómo pagar');
  await hands.press(form.getByRole('checkbox', { name: /términos/i }));
  await hands.press(form.getByRole('button', { name: /Pagar/ }));
}

/** Types a card on the gateway's page and pays. */
export async function payWith(page: Page, card: string, hands: Hands): Promise<void> {
  await page.waitForURL('**/pasarela-simulada/**');
  await expectAccessible(page);
  await hands.type(page.getByLabel('Número de tarjeta'), card);
  await hands.type(page.getByLabel('Nombre en la tarjeta'), 'LUCIA RAMOS');
  await hands.type(page.getByLabel('Vence'), '08/29');
  await hands.type(page.getByLabel('CVV'), '123');
  await hands.press(page.getByRole('button', { name: /^Pagar/ }));
}

/** Studies every class of the course to its end: videos at double speed, readings marked as read. */
export async function watchEveryClass(page: Page, hands: Hands): Promise<void> {
  const classes = course.modules.flatMap((module) => module.classes);
  for (const [index, each] of classes.entries()) {
    await arriveAt(page, each.title);
    // Whoever goes on to a class, by keyboard or with a screen reader, starts at its name: a video's is that of its player.
    const start =
      'clip' in each
        ? page.getByRole('group', { name: `Video: ${each.title}` })
        : page.getByRole('heading', { level: 1 });
    await expect(start).toBeFocused();
    if ('clip' in each) {
      await hands.choose(page.getByLabel('Velocidad'), '2×');
      await hands.press(page.getByRole('button', { name: 'Reproducir' }).first());
    } else {
      await hands.press(page.getByRole('button', { name: 'Marcar como leída' }));
    }
    const done = page.getByText(`${index + 1} de ${classes.length} clases`).first();
    await expect(done).toBeAttached({ timeout: 60_000 });
    if (index < classes.length - 1) await hands.press(page.getByRole('link', { name: /Clase siguiente/ }));
  }
}

/** Sits one exam from its rules to its result, answering everything right. */
export async function passExam(
  page: Page,
  { title: name, questions, draws = questions.length }: SampleExam,
  hands: Hands,
): Promise<void> {
  await hands.press(
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('link', { name: /^Rendir/ }),
  );
  await arriveAt(page, name);
  await hands.press(page.getByRole('button', { name: 'Empezar el examen' }));
  for (let index = 0; index < draws; index += 1) {
    await expect(page.getByText(`Pregunta ${index + 1} de ${draws}`)).toBeVisible();
    if (index === 0) await expectNoticesApart(page);
    if (index === 0) await expectAccessible(page);
    else await expect(page.getByRole('group', { name: /^Pregunta/ })).toBeFocused();
    await answerShown(page, questions, hands);
    if (index < draws - 1) await hands.press(page.getByRole('button', { name: 'Siguiente', exact: true }));
  }
  await expect(page.getByText('Respuestas guardadas')).toBeVisible();
  await expectClockInSight(page);
  await hands.press(page.getByRole('button', { name: 'Entregar el examen' }));
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }));
  await expect(page.getByText('Aprobaste')).toBeVisible();
  await expectAccessible(page);
}

/** What an exam says above its questions when something goes wrong does not stand close on them; nothing of it is said here. */
async function expectNoticesApart(page: Page): Promise<void> {
  const gap = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const place = title.nextElementSibling;
    const notice = place?.appendChild(document.createElement('div'));
    const end = notice?.getBoundingClientRect().bottom ?? 0;
    const below = place?.nextElementSibling?.getBoundingClientRect().top ?? 0;
    notice?.remove();
    return below - end;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
}

/** However far the page is scrolled, the time that is left stands there, and nothing over it. */
async function expectClockInSight(page: Page): Promise<void> {
  const isUncovered = await page.getByRole('timer').evaluate((timer) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const { left, top, width, height } = timer.getBoundingClientRect();
    return timer.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered, 'the time left, at the end of the page').toBe(true);
}

/** The code on the page of a certificate. */
export async function codeShown(page: Page): Promise<string> {
  const [code] = /ES-\d{4}-[0-9A-Z]{11}/.exec(await page.getByRole('main').innerText()) ?? [];
  if (code === undefined) throw new Error('No certificate code on the page');
  return code;
}

/** Answers the question that is shown, rightly. */
export async function answerShown(page: Page, questions: readonly SampleQuestion[], hands: Hands): Promise<void> {
  const group = page.getByRole('group').filter({ hasText: /Pregunta \d+ de/ });
  const shown = await group.innerText();
  const question = questions.find(({ text }) => shown.includes(text));
  if (question === undefined) throw new Error(`Not a question of the sample: ${shown}`);
  if (question.kind === 'short-text')
    return hands.type(group.getByRole('textbox', { name: 'Tu respuesta' }), question.options[0] ?? '');
  const right = question.key.map((place) => question.options[place] ?? '');
  if (question.kind === 'ordering') return order(group, right, hands);
  const role = question.kind === 'several' ? 'checkbox' : 'radio';
  for (const text of right) await hands.press(group.getByRole(role, { name: text, exact: true }));
}

/** Lifts each option to its place, from the first on. */
async function order(group: Locator, right: readonly string[], hands: Hands): Promise<void> {
  for (const [place, text] of right.entries()) {
    for (;;) {
      const now = await group.getByRole('listitem').allInnerTexts();
      const at = now.findIndex((item) => item.includes(text));
      if (at <= place) break;
      await hands.press(group.getByRole('button', { name: `Subir: ${text}` }));
    }
  }
  const keep = group.getByRole('button', { name: 'Responder con este orden' });
  if (await keep.isVisible()) await hands.press(keep);
}
