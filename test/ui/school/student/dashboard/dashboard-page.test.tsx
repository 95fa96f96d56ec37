import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { myConsultancies } from '#application/read-models/learning/bought-consultancy.ts';
import { myNews } from '#application/read-models/home/news-item.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MyContents, OwnedContent } from '#application/read-models/learning/my-contents.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import * as dashboardPage from '#ui/school/student/dashboard/dashboard-page.tsx';
import * as myContentsPage from '#ui/school/student/my-contents/my-contents-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aSeminar } from '#test/support/home/home-builders.ts';
import { aPartOf } from '#test/support/vouchers/a-part.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';

const half = { completed: 3, total: 6, percent: 50, finished: false };
const whole = { completed: 6, total: 6, percent: 100, finished: true };

function owned(id: number, changes: Partial<OwnedContent> = {}): OwnedContent {
  const slug = `curso-${id}`;
  const base = { id, slug, title: `Curso ${id}`, kind: 'course', coverFile: null, progress: half } as const;
  return { ...base, lastAt: null, until: null, ...changes };
}

const continuation: NonNullable<MyContents['continuation']> = {
  content: { slug: 'curso-1', title: 'Curso 1', kind: 'course' },
  class: { id: 8, title: 'Horas extras', kind: 'video', durationSeconds: 300 },
  resumeSeconds: 80,
  progress: half,
  begun: true,
};

type Had = Omit<MyContents, 'hasStudied'> & Partial<MyContents>;

async function show(mine: Had, at = '/main', services = studentServices()) {
  services.api.owns({ hasStudied: false, ...mine });
  const session = { user: aProfile() } as SessionStore;
  const pages = [
    { path: '/main', module: dashboardPage },
    { path: '/main/mis-contenidos', module: myContentsPage },
  ];
  return showPages(pages, at, (container) => {
    services.wire(container);
    container.bind(SessionStore).toConstantValue(session);
  });
}

test('begins with the class and the second where the student left', async () => {
  await show({ continuation, contents: [owned(1)] });
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Continúa donde lo dejaste' })).toBeTruthy();
  expect(screen.getByText('Horas extras')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Continuar en 1:20' });
  expect(link.getAttribute('href')).toBe('/main/contenido/curso-1/video?clase=8');
});

test('offers a beginning to somebody who has not begun', async () => {
  await show({ continuation: { ...continuation, begun: false, resumeSeconds: 0 }, contents: [owned(1)] });
  expect(screen.getByRole('heading', { level: 2, name: 'Empieza por aquí' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Empezar' })).toBeTruthy();
});

test('shows what is owned by kind, in the order of the catalogue, as many of each as fill a row', async () => {
  const books = [owned(20, { kind: 'book', slug: 'manual', title: 'Manual', progress: null })];
  const courses = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => owned(id));
  await show({ continuation: null, contents: [...books, ...courses] });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Cursos', 'Libros']);
  // A wide row has five, of books six; a narrower one shows the first of them. One more tells the styles that not all are shown.
  expect(screen.getByRole('link', { name: 'Curso 5' }).closest('[class*="one"]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Curso 7' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Curso 8' })).toBeNull();
  const all = screen.getByRole('link', { name: 'Ver los 8' });
  expect(all.getAttribute('href')).toBe('/main/mis-contenidos#course');
  expect(screen.getByRole('link', { name: 'Manual' }).getAttribute('href')).toBe('/main/libros/indice/manual');
});

test('MAIN-5: a seminar that is owned leads to the page of its date and room, in both lists', async () => {
  const contents = [owned(30, { kind: 'seminar', slug: 'despido', title: 'Despido', progress: null })];
  for (const at of ['/main', '/main/mis-contenidos']) {
    const { unmount } = await show({ continuation: null, contents }, at);
    expect(screen.getByRole('link', { name: 'Despido' }).getAttribute('href')).toBe('/main/seminarios/despido');
    unmount();
  }
});

test('a seminar that was held is had as its recording, one to come as a seminar', async () => {
  const seminar = { kind: 'seminar', progress: null } as const;
  const held = owned(30, { ...seminar, title: 'Realizado', isOver: true });
  const coming = owned(31, { ...seminar, title: 'Por venir' });
  await show({ continuation: null, contents: [held, coming] }, '/main/mis-contenidos');
  const cardOf = (title: string) => screen.getByRole('link', { name: title }).closest('article')?.textContent;
  expect(cardOf('Realizado')).toMatch(/^Grabación/);
  expect(cardOf('Por venir')).toMatch(/^Seminario/);
});

test('says what to do to somebody who owns nothing', async () => {
  await show({ continuation: null, contents: [] });
  expect(screen.getByRole('heading', { name: 'Todavía no tienes contenidos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los cursos' }).getAttribute('href')).toBe('/cursos');
});

test('whoever studied what they have no more is not greeted as new, and is told what stays', async () => {
  await show({ continuation: null, contents: [], hasStudied: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ahora no tienes contenidos' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mis certificados' }).getAttribute('href')).toBe('/main/mis-certificados');
});

test('MAIN-1: welcomes somebody who comes for the first time, and greets whoever has contents', async () => {
  const first = await show({ continuation: null, contents: [] });
  expect(screen.getByRole('heading', { level: 1, name: 'Te damos la bienvenida, Rosa' })).toBeTruthy();
  expect(screen.getByText(/^Esta es tu área de estudio/)).toBeTruthy();
  first.unmount();
  await show({ continuation: null, contents: [owned(1)] });
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeTruthy();
  expect(screen.queryByText(/^Esta es tu área de estudio/)).toBeNull();
});

test('whoever’s access ended is told so, and how to have it again, and is not greeted as new', async () => {
  const services = studentServices();
  const offer = {
    price: soles('460.00'),
    isExempt: false,
    duration: { amount: 1, unit: 'year' },
    extraSeats: 2,
  } as const;
  const plan = { planId: 5, slug: 'pro', title: 'Plan Pro', extraSeats: 2, offer } as const;
  const ended = { ...plan, until: '2026-02-01T04:59:59.000Z', hasEnded: true };
  services.reads.answer(myEndings, { plans: [ended], pausedBy: 'Luis Paz' });
  const alone = await show({ continuation: null, contents: [] }, '/main', services);
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeTruthy();
  expect(screen.getByText('Terminó hace 38 días: Plan Pro')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Renovar por S\/\.\s460\.00 ?: Plan Pro$/ })).toBeTruthy();
  expect(screen.getByText(/Tienes un cupo en el plan de Luis Paz/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Todavía no tienes contenidos' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
  alone.unmount();
  const all = await show({ continuation: null, contents: [] }, '/main/mis-contenidos', services);
  expect(screen.getByText(/Tienes un cupo en el plan de Luis Paz/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Todavía no tienes contenidos' })).toBeNull();
  all.unmount();
  const soon = { ...plan, planId: 6, title: 'Plan Fin', until: '2026-03-13T04:59:59.000Z', hasEnded: false };
  const late = { ...soon, planId: 7, title: 'Plan Lejano', until: '2026-03-28T04:59:59.000Z' };
  services.reads.answer(myEndings, { plans: [soon, late, ended], pausedBy: null });
  await show({ continuation: null, contents: [owned(1)] }, '/main', services);
  expect(screen.getByText('Termina en 2 días: Plan Fin')).toBeTruthy();
  expect(screen.queryByText(/Plan Lejano/)).toBeNull();
  expect(screen.queryByText(/Terminó hace 38 días/)).toBeNull();
});

test('counts the answers that were not read, and each leads to the consultations', async () => {
  const about = { title: 'Curso 1', slug: 'curso-1', productKind: 'course', at: '2026-03-09T15:00:00.000Z' } as const;
  const answer = { ...about, kind: 'answer' } as const;
  const services = studentServices();
  services.reads.answer(myNews, [
    { ...answer, id: 'a', isUnread: true },
    { ...answer, id: 'b', isUnread: true },
    { ...answer, id: 'c', isUnread: false },
  ]);
  await show({ continuation: null, contents: [owned(1)] }, '/main', services);
  expect(screen.getByText('Tienes 2 respuestas sin leer.')).toBeTruthy();
  expect(screen.getAllByText(/Curso 1 · Sin leer/)).toHaveLength(2);
  const links = screen.getAllByRole('link', { name: /Respondieron tu consulta/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => '/main/contenido/curso-1/consultas'),
  );
});

test('says so when every class is done', async () => {
  await show({ continuation: null, contents: [owned(1, { progress: whole })] });
  expect(screen.getByText(/Terminaste todas las clases/)).toBeTruthy();
});

test('Mis contenidos shows all, with progress and until when a plan lends it', async () => {
  const courses = [1, 2, 3, 4].map((id) => owned(id));
  const lent = owned(5, { until: '2026-12-31T04:59:59.000Z' });
  await show({ continuation: null, contents: [...courses, lent] }, '/main/mis-contenidos');
  expect(screen.getByRole('link', { name: 'Curso 5' })).toBeTruthy();
  expect(screen.getByText('Curso · hasta el 30/12/2026')).toBeTruthy();
  expect(screen.getAllByText('3 de 6 clases')).toHaveLength(5);
});

const order = { at: '2026-03-10T14:00:00.000Z', kind: 'order' } as const;

test('tells what is new, and leads to each', async () => {
  const services = studentServices();
  const about = { at: '2026-03-09T14:00:00.000Z', productKind: 'course' } as const;
  services.reads.answer(myNews, [
    { ...order, id: 'n1', notice: 'voucher-rejected', text: 'No figura' },
    { ...about, kind: 'answer', isUnread: false, id: 'c1', title: 'Derecho laboral', slug: 'derecho-laboral' },
    { ...about, kind: 'content', id: '7', title: 'Despido', slug: 'despido' },
  ]);
  await show({ continuation, contents: [owned(1)] }, '/main', services);
  const rows = within(sectionOf('Novedades para ti')).getAllByRole('link');
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    ['No pudimos aceptar tu constanciaNo figura · martes 10 de marzo de 2026', '/main/mis-contenidos'],
    ['Respondieron tu consultaDerecho laboral · lunes 9 de marzo de 2026', '/main/contenido/derecho-laboral/consultas'],
    ['DespidoCurso nuevo en tu plan · lunes 9 de marzo de 2026', '/main/contenido/despido'],
  ]);
});

test('says which payments wait, until when, and what the school is checking', async () => {
  const services = studentServices();
  const expiresAt = '2026-03-12T14:00:00.000Z';
  const byCard = { total: soles('199.90'), expiresAt, paymentMethod: 'card' } as const;
  services.home.payments = [
    { ...byCard, id: 'b', number: 2, state: 'continue', titles: ['Derecho laboral', 'Manual', 'PRO'] },
    { ...byCard, id: 'c', number: 3, state: 'continue', titles: ['Manual'], paymentMethod: 'cash-code' },
    { ...byCard, id: 'd', number: 4, state: 'continue', titles: ['Manual'], paymentMethod: 'deposit' },
    { ...byCard, id: 'e', number: 5, state: 'pending', titles: ['Manual'], paymentMethod: 'deposit' },
    { ...byCard, id: 'a', number: 1, state: 'pending', titles: ['Reforma tributaria'] },
  ];
  services.deposits.sent.push(aPartOf('e', soles('100.00')));
  await show({ continuation: null, contents: [] }, '/main', services);
  expect(screen.getByRole('heading', { level: 1, name: 'Hola, Rosa' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los pedidos' }).getAttribute('href')).toBe('#pagos');
  expect(sectionOf('Pagos pendientes').id).toBe('pagos');
  const rows = within(sectionOf('Pagos pendientes')).getAllByRole('link');
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    [
      'Pedido N.º\u00A02 · S/.\u00A0199.90Derecho laboral y 2 productos más. Puedes pagarlo hasta el jueves 12 de marzo, 9:00\u00a0a.\u00a0m.',
      '/pasarela?pedido=b',
    ],
    [
      'Pedido N.º\u00A03 · S/.\u00A0199.90Manual. Puedes pagarlo hasta el jueves 12 de marzo, 9:00\u00a0a.\u00a0m.',
      '/codigo-de-pago?pedido=c',
    ],
    [
      'Pedido N.º\u00A04 · S/.\u00A0199.90Manual. Puedes pagarlo hasta el jueves 12 de marzo, 9:00\u00a0a.\u00a0m.',
      '/confirmar-pago?pedido=d',
    ],
    [
      'Pedido N.º\u00A05 · S/.\u00A0199.90Manual. Llegaron S/.\u00A0100.00: faltan S/.\u00A099.90.',
      '/confirmar-pago?pedido=e',
    ],
  ]);
  // As many are listed as are said to wait: what is being checked stands by itself.
  expect(screen.getByText(/Tienes 4 pagos pendientes/)).toBeTruthy();
  const checked = within(sectionOf('Pagos en verificación')).getAllByRole('link');
  expect(checked.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    ['Pedido N.º\u00A01 · S/.\u00A0199.90Reforma tributaria. Estamos verificando tu pago.', '/validando?pedido=a'],
  ]);
});

test('an order of which a part has come asks for the rest', async () => {
  const services = studentServices();
  const waiting = { id: 'a', number: 1, total: soles('118.00'), titles: ['Uno'], expiresAt: order.at } as const;
  services.home.payments = [{ ...waiting, state: 'pending', paymentMethod: 'deposit' }];
  services.deposits.sent.push(aPartOf('a', soles('100.00')));
  await show({ continuation, contents: [owned(1)] }, '/main', services);
  expect(screen.getByText(/Tienes un pago pendiente/)).toBeTruthy();
});

test('several payments that wait are counted', async () => {
  const services = studentServices();
  const about = { titles: ['Uno'], expiresAt: order.at, paymentMethod: 'card', total: soles('1.00') } as const;
  services.home.payments = ['a', 'b', 'c'].map((id, at) => ({
    ...about,
    id,
    number: at + 1,
    state: at === 2 ? 'pending' : 'continue',
  }));
  await show({ continuation, contents: [owned(1)] }, '/main', services);
  expect(screen.getByText(/Tienes 2 pagos pendientes/)).toBeTruthy();
});

test('an order that the school is checking asks for no payment', async () => {
  const services = studentServices();
  const about = { titles: ['Uno'], expiresAt: order.at, paymentMethod: 'card' } as const;
  const waiting = { id: 'a', number: 1, total: soles('1.00'), ...about } as const;
  services.home.payments = [{ ...waiting, state: 'pending' }];
  await show({ continuation, contents: [owned(1)] }, '/main', services);
  expect(screen.queryByText(/Tienes un pago pendiente/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Pagos pendientes' })).toBeNull();
});

test('shows the next three live seminars, and none that is over', async () => {
  const services = studentServices();
  const over = { startsAt: '2026-02-10T14:00:00.000Z', endsAt: '2026-02-10T16:00:00.000Z' };
  const names = ['Uno', 'Dos', 'Tres', 'Cuatro'];
  const coming = names.map((title, id) => aSeminar({ id, slug: title.toLowerCase(), title }));
  services.reads.answer(mySeminars, [aSeminar({ id: 9, title: 'Pasado', ...over }), ...coming]);
  await show({ continuation, contents: [owned(1)] }, '/main', services);
  const section = within(sectionOf('Próximos seminarios en vivo'));
  expect(section.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(names.slice(0, 3));
  expect(section.getByRole('link', { name: 'Uno' }).getAttribute('href')).toBe('/main/seminarios/uno');
  expect(section.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('/main/seminarios');
  // Its hour does not wait below all that is studied when one likes.
  const [first] = screen.getAllByRole('link', { name: 'Uno' });
  expect(first?.closest('p')?.textContent).toMatch(
    /^Jueves\s12\sde\smarzo,\s10:00\sa\.\sm\.\s\(hora\sde\sLima\):\sUno$/,
  );
  const [owns] = screen.getAllByRole('link', { name: 'Curso 1' }).slice(-1);
  expect(first !== undefined && owns !== undefined && first.compareDocumentPosition(owns)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a seminar that is on is said so at the top', async () => {
  const services = studentServices();
  services.reads.answer(mySeminars, [
    aSeminar({ slug: 'hoy', title: 'Hoy', startsAt: '2026-03-10T14:50:00.000Z', endsAt: '2026-03-10T16:00:00.000Z' }),
  ]);
  await show({ continuation, contents: [owned(1)] }, '/main', services);
  expect(screen.getByText('En vivo ahora:', { exact: false }).textContent).toBe('En vivo ahora: Hoy');
});

test('the agreed hour of a consultancy is told beside the next seminar, the sooner first; one that is over or was held is not', async () => {
  const services = studentServices();
  const hour = (id: string, day: number, isHeld = false) => ({
    id,
    startsAt: `2026-03-${day}T20:00:00.000Z`,
    endsAt: `2026-03-${day}T21:00:00.000Z`,
    place: '',
    address: null,
    sequence: 0,
    changedAt: '2026-03-01T12:00:00.000Z',
    isHeld,
  });
  const bought = { slug: 'diagnostico', title: 'Diagnóstico', boughtAt: '2026-03-01T12:00:00.000Z', arranging: '' };
  services.reads.answer(mySeminars, [aSeminar({ slug: 'uno', title: 'Uno' })]);
  services.reads.answer(myConsultancies, [
    { ...bought, id: 'later', state: 'arranged', appointments: [hour('c', 20)] },
    { ...bought, id: 'sooner', state: 'arranged', appointments: [hour('a', 11, true), hour('b', 11)] },
    {
      ...bought,
      id: 'unmarked',
      state: 'arranged',
      appointments: [{ ...hour('d', 10), endsAt: '2026-03-10T14:59:00.000Z' }],
    },
  ]);
  const owns = owned(1, { kind: 'consultancy', slug: 'diagnostico', title: 'Diagnóstico', progress: null });
  const { unmount } = await show({ continuation, contents: [owns] }, '/main', services);
  const lines = screen
    .getAllByText(/hora\sde\sLima/)
    .map((each) => [each.textContent, within(each).getByRole('link')] as const);
  expect(lines.map(([text, link]) => [text?.replaceAll(/\s/g, ' '), link.getAttribute('href')])).toEqual([
    ['Miércoles 11 de marzo, 3:00 p. m. (hora de Lima): tu cita de Diagnóstico', '/main/consultas/diagnostico'],
    ['Jueves 12 de marzo, 10:00 a. m. (hora de Lima): Uno', '/main/seminarios/uno'],
  ]);
  unmount();
  const now = { ...hour('e', 10), startsAt: '2026-03-10T14:50:00.000Z' };
  services.reads.answer(myConsultancies, [{ ...bought, id: 'on', state: 'arranged', appointments: [now] }]);
  await show({ continuation, contents: [owns] }, '/main', services);
  expect(screen.getByText(/^Ahora es tu cita de/).textContent).toBe('Ahora es tu cita de Diagnóstico');
});

test('what cannot be had beside the contents is left out, and the page says so', async () => {
  const services = studentServices();
  services.home.refusal = callRefusal();
  services.reads.refusal = callRefusal();
  await show({ continuation, contents: [owned(1)] }, '/main', services);
  expect(screen.getByText(/No pudimos traer tus novedades, pagos, seminarios o citas/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continuar en 1:20' })).toBeTruthy();
});

function sectionOf(name: string): HTMLElement {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (found === null) throw new Error(`${name} is no section`);
  return found;
}

test('axe finds nothing', async () => {
  await show({ continuation, contents: [owned(1), owned(2, { kind: 'book', progress: null })] });
  expect(await axeProblems()).toEqual([]);
});
