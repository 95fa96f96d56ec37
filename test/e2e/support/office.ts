import { TOTP } from 'otpauth';
import type { Page } from 'playwright/test';
import { mailTo } from '#test/support/shared/outbox.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect } from './fixtures.ts';
import { goOnSignedIn } from './sign-in.ts';
import { arriveAt, openAccount, pointer, register, type NewAccount } from './journey.ts';

/** Somebody who comes to work for the school. */
export const founder = (givenNames: string): NewAccount => ({
  givenNames,
  surname: 'Ramos',
  email: `${givenNames.toLowerCase()}@escuela-nueva.example`,
  password: 'el puente de los suspiros',
});

/** Accepts an invitation to the team as somebody who has an account already. */
export async function acceptInvitation(page: Page, school: RunningSchool, path: string, token: string): Promise<void> {
  await goOnSignedIn(page, school, path, token);
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ya eres del equipo' })).toBeVisible();
}

/** The address of a product's page as it would be, which opens for some days without an account. */
export async function previewOf(page: Page): Promise<string> {
  await isKept(page);
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const link = page.getByRole('link', { name: /vista previa/i });
  return (await link.getAttribute('href')) ?? '';
}

/** Accepts an invitation to the team, with an account opened on the way. */
export async function joinTeam(page: Page, school: RunningSchool, invitation: string, who: NewAccount): Promise<void> {
  await page.goto(invitation);
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await page.waitForURL(`${school.signInOrigin}/**`);
  await register(page, school, who, pointer);
  await openAccount(page, school, who, pointer, '**/colaboradores/invitacion/**');
  await acceptAt(page);
}

/** Whoever goes on before the school has said yes may have left before it was asked. */
async function acceptAt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ya eres del equipo' })).toBeVisible();
}

/** The way into the team that a letter brings. */
export async function invitationTo(school: RunningSchool, email: string): Promise<string> {
  const { links } = await mailTo(school.dataDir, email, 'equipo');
  const link = links.find((each) => each.includes('/colaboradores/invitacion/'));
  if (link === undefined) throw new Error(`No invitation among ${links.join(', ')}`);
  return link;
}

/** Sets up the second step of signing in, as a telephone would show its codes. */
export async function setUpFactor(page: Page, { password }: NewAccount): Promise<void> {
  await page.goto('/main/perfil#dos-pasos');
  const begin = page.getByRole('form', { name: 'Activar la verificación en dos pasos' });
  await begin.getByLabel('Tu contraseña', { exact: true }).fill(password);
  await begin.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
  const confirm = page.getByRole('form', { name: 'Confirmar la aplicación' });
  const secret = (await confirm.locator('code').innerText()).replaceAll(' ', '');
  await confirm.getByLabel('Código de 6 dígitos').fill(new TOTP({ secret }).generate());
  await confirm.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText(/códigos de recuperación/i).first()).toBeVisible();
}

/** Says something of the school at one part of its settings. */
export async function saySettings(
  page: Page,
  part: string,
  heading: string,
  said: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`/colaboradores/ajustes/${part}`);
  await arriveAt(page, heading);
  for (const [label, text] of Object.entries(said)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: /^Guardar/ }).click();
  await expect(page.getByText(/^Guardado\. /)).toBeVisible();
}

/** Makes a product of a kind; ends at its facts, and gives where its other parts begin. */
export async function makeProduct(page: Page, kind: string, title: string, hands = pointer): Promise<string> {
  await page.goto('/colaboradores/productos');
  await hands.press(page.getByRole('button', { name: 'Nuevo producto' }));
  const dialog = page.getByRole('dialog', { name: 'Nuevo producto' });
  await hands.choose(dialog.getByRole('combobox', { name: 'Tipo' }), kind);
  await hands.type(dialog.getByRole('textbox', { name: 'Título' }), title);
  await hands.press(dialog.getByRole('button', { name: 'Crear' }));
  await page.waitForURL(/\/colaboradores\/productos\/\d+\/ficha/);
  return new URL(page.url()).pathname.replace(/\/ficha$/, '');
}

/** Whatever is typed is kept by itself. */
export const isKept = (page: Page): Promise<void> => expect(page.getByText(/^Guardado/).first()).toBeVisible();

/** The product goes out. */
export async function publish(page: Page, hands = pointer): Promise<void> {
  await isKept(page);
  await hands.press(page.getByRole('button', { name: 'Publicar…' }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Publicar' }));
  await expect(page.getByText(/^Publicado: ya se ve así/)).toBeVisible();
}
