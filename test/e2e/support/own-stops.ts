import { derechoLaboral } from '#adapters/server/sample-school/courses/derecho-laboral.ts';
import { moduleSegments } from '#domain/catalogue/module-segments.ts';
import { menuEntries } from '#domain/catalogue/student-menu.ts';
import { expect } from './fixtures.ts';
import { bookIndex, book } from './notes.ts';
import type { Stop } from './own-walk.ts';
import { placeOfFocus } from './place-of-focus.ts';
import type { Look } from './walk.ts';

const course = `/main/contenido/${derechoLaboral.slug}`;
const title = derechoLaboral.title;
const general = 'Examen general: Derecho laboral para empresas';
const bookTitle = 'Manual del IGV para no contadores';
const seminar = '/main/seminarios/comprobantes-electronicos-errores-que-cuestan';
const seminarTitle = 'Comprobantes electrónicos: errores que cuestan';

/** The student's area has the width that its menu leaves, to 1440 px. */
const widthOfArea: Look = {
  widths: [1600, 1920],
  async at(page, width) {
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    const wide = await heading.evaluate((each) => each.closest('section')?.getBoundingClientRect().width ?? 0);
    expect.soft(Math.round(wide), `the width of ${page.url()} at ${width} px`).toBe(width === 1920 ? 1440 : 1185);
  },
};

const wholeTitles: Look = {
  widths: [390, 768, 1366, 1920],
  async at(page, width) {
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles.first()).toBeVisible();
    const cut = await titles.evaluateAll((all) =>
      all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
    );
    expect.soft(cut, `titles cut at ${page.url()} at ${width} px`).toEqual([]);
  },
};

/** What the student of the sample school owns and studies. Source: MAIN-1 to MAIN-3, MAIN-5, MAIN-6. */
export const studied: readonly Stop[] = [
  { path: '/main', heading: 'Hola, Camila' },
  { path: '/main/mis-contenidos', heading: 'Mis contenidos', also: [widthOfArea] },
  { path: course, heading: title },
  { path: `${course}/video?clase=2010103`, heading: 'El período de prueba', also: [placeOfFocus(course)] },
  {
    path: `${course}/contenido?clase=2010203`,
    heading: 'La boleta de pago y la planilla electrónica',
    also: [placeOfFocus(course)],
  },
  { path: `${course}/comentarios`, heading: title },
  { path: `${course}/consultas`, heading: title },
  { path: `${course}/examenes`, heading: title },
  { path: `${course}/examenes/start`, heading: general, also: [placeOfFocus(`${course}/examenes`)] },
  { path: `${course}/certificado`, heading: title },
  {
    path: '/main/contenido/primeros-pasos-para-formalizar-tu-empresa/certificado',
    heading: 'Primeros pasos para formalizar tu empresa',
    says: 'Certificado de participación',
  },
  { path: '/main/guardados', heading: 'Mis guardados', says: 'Todavía no guardas nada' },
  { path: '/main/mis-certificados', heading: 'Mis certificados', says: 'Primeros pasos para formalizar tu empresa' },
  { path: '/main/mis-notas', heading: 'Mis notas' },
  { path: '/main/seminarios', heading: 'Mis seminarios', also: [wholeTitles] },
  { path: seminar, heading: seminarTitle },
  { path: '/main/libros', heading: 'Mis libros' },
  { path: '/main/revistas', heading: 'Mis revistas' },
  { path: bookIndex, heading: bookTitle },
  {
    path: `/main/libros/lectura/${book}/para-quien-es-este-libro`,
    heading: 'Para quién es este libro',
    also: [placeOfFocus(bookIndex)],
  },
];

/** Addresses that lead on to a page above. */
export const leadingOn: readonly Stop[] = [
  { path: '/main/contenido', heading: 'Mis contenidos', leadsTo: '/main/mis-contenidos' },
  { path: `${course}/contenido`, heading: title, leadsTo: course },
  { path: `${course}/examenes/resultado`, heading: title, leadsTo: `${course}/examenes` },
  { path: `${seminar}/video`, heading: seminarTitle, leadsTo: seminar.replace('seminarios', 'contenido') },
  { path: `${seminar}/contenido`, heading: seminarTitle, leadsTo: seminar },
  { path: `/main/libros/${book}`, heading: bookTitle, leadsTo: bookIndex },
  { path: '/main/libros/indice', heading: 'Mis libros' },
  { path: '/main/libros/pack', heading: 'Hola, Camila', leadsTo: '/dashboard', says: 'Tu plan no incluye los libros' },
  { path: '/main/seminarios/pack', heading: 'Hola, Camila', leadsTo: '/dashboard' },
  { path: '/main/libros/lectura', heading: 'Mis libros' },
  { path: '/main/libros/seccion', heading: 'Mis libros' },
];

/** Every module that has no page of its own: among the addresses that the menu gives. Source: MAIN-7, MAIN-8. */
export const modules: readonly Stop[] = menuEntries
  .filter(({ module }) => !['VT', 'SE', 'LI', 'RV'].includes(module))
  .map(({ module, name }) => ({ path: `/main/${moduleSegments[module]}`, heading: name }));

/** What the owner of a plan keeps in order. Source: MAIN-4, MAIN-7, ROUTE-8 to ROUTE-10. */
export const account: readonly Stop[] = [
  { path: '/main', heading: 'Hola, Luis' },
  { path: '/main/plan', heading: 'Mi plan', says: 'Plan Pro Empresa' },
  { path: '/main/gestion-usuarios', heading: 'Gestionar usuarios', says: 'Renzo Villanueva' },
  { path: '/main/perfil', heading: 'Mi perfil' },
  { path: '/main/facturacion', heading: 'Datos de facturación' },
  { path: '/main/mis-comprobantes', heading: 'Mis comprobantes', says: 'Plan Pro Empresa' },
  { path: '/sesiones', heading: 'Sesiones abiertas' },
  { path: '/confirmar-pago', heading: 'Confirmación de pago', says: 'No tienes pagos por confirmar' },
  { path: '/pagos', heading: 'No hay nada por pagar' },
  { path: '/pago-visa', heading: 'Listo, ya es tuyo', says: 'Confirmamos tu pedido N.º 2' },
  { path: '/main/planes', heading: 'Planes' },
  { path: '/main/libros/pack/plan-pro-empresa', heading: 'Libros de tu plan', says: 'Cuentas claras' },
  { path: '/main/seminarios/pack/plan-pro-empresa', heading: 'Seminarios de tu plan' },
  { path: '/main/contenido/pack/plan-pro-empresa', heading: 'Plan Pro Empresa' },
  { path: '/main/contenido/indice', heading: 'Cursos y programas' },
];

/** Addresses that need a payment or a plan of theirs, and lead on without one. */
export const leadingOnWithPlan: readonly Stop[] = [
  { path: '/pasarela', heading: 'No hay nada por pagar', leadsTo: '/pagos' },
  { path: '/codigo-de-pago', heading: 'No hay nada por pagar', leadsTo: '/pagos' },
  { path: '/validando', heading: 'Listo, ya es tuyo', leadsTo: '/pago-visa' },
  { path: '/aceptar', heading: 'Listo, ya es tuyo', leadsTo: '/pago-visa' },
  { path: '/cancelar', heading: 'Tu carrito', leadsTo: '/carrito' },
  { path: '/main/consultas/pack', heading: 'Hola, Luis', leadsTo: '/dashboard' },
  { path: '/main/planes/plan-pro-empresa', heading: 'Mi plan', leadsTo: '/main/plan' },
  { path: '/login', heading: 'Hola, Luis', leadsTo: '/main' },
];

/** What a teacher sees of what is sold, and what a verified seller would. She has paid nothing herself. */
export const ofTeacher: readonly Stop[] = [
  { path: '/main', heading: 'Lucía' },
  { path: '/pago-visa', heading: 'Tu pago', says: 'Aquí verás cómo terminó tu pago' },
  { path: '/main/participaciones', heading: 'Mis participaciones' },
  { path: '/main/mis-ventas', heading: 'Mis ventas' },
];

/** Pages of the office that hold nothing but lists and forms of their own. A consultancy waits for its hour. */
export const inOffice: readonly Stop[] = [
  { path: '/colaboradores/consultorias', heading: 'Consultorías compradas', says: 'Una espera día y hora' },
  { path: '/colaboradores/libros/participaciones', heading: 'Participaciones' },
  { path: '/colaboradores/contenidos/vendedores/1', heading: 'Librería El Umbral', says: 'Lo que vendió' },
  { path: '/colaboradores/productos/107/temario', heading: 'Teletrabajo: obligaciones de la empresa', says: 'Clase 1' },
  { path: '/colaboradores/productos/107/sesiones', heading: 'Teletrabajo: obligaciones de la empresa' },
];

/** What is read on a phone with text of 200 % besides. */
export const inOfficeOnPhone: readonly Stop[] = [
  { path: '/colaboradores', heading: 'Pendientes' },
  { path: '/colaboradores/constancias', heading: 'Constancias por revisar' },
  { path: '/colaboradores/opiniones', heading: 'Opiniones' },
  { path: '/colaboradores/consultas', heading: 'Consultas' },
  { path: '/colaboradores/certificados', heading: 'Certificados emitidos' },
  { path: '/colaboradores/mensajes', heading: 'Mensajes' },
  { path: '/colaboradores/equipo', heading: 'Equipo' },
];

const notYours = 'Este contenido todavía no es tuyo';

/** What a guest of the plan finds where others own. Source: AUTH-3 to AUTH-6. */
export const refusals: readonly Stop[] = [
  ...['', '/contenido', '/video', '/comentarios', '/consultas', '/examenes', '/certificado'].map((tab) => ({
    path: course + tab,
    heading: title,
    says: notYours,
  })),
  { path: `${course}/examenes/start`, heading: 'Este examen no está disponible' },
  {
    path: `${course}/examenes/resultado?intento=6f0a6c1e-0001-4c58-9a11-e5c0e1a00001`,
    heading: 'No encontramos esta página',
  },
  { path: '/main/seminarios/despido-y-debido-procedimiento', heading: 'Despido y debido procedimiento' },
  {
    path: '/main/libros/indice/como-escribir-una-tesis-en-derecho',
    heading: 'Empezar por la pregunta',
    leadsTo: '/lectura/libros/como-escribir-una-tesis-en-derecho',
  },
  { path: '/main/consultas/revision-de-un-contrato', heading: 'Revisión de un contrato', says: notYours },
  { path: '/main/consultas/nada', heading: 'No encontramos esta página' },
  { path: '/colaboradores', heading: 'Acceso restringido: solo para colaboradores' },
];

/** Where a guest is at home. */
export const ofGuest: readonly Stop[] = [
  { path: '/main', heading: 'Hola, Sofía' },
  { path: '/main/mis-contenidos', heading: 'Mis contenidos' },
  { path: '/main/plan', heading: 'Mi plan', says: 'Como invitado' },
  { path: '/main/gestion-usuarios', heading: 'Gestionar usuarios', says: 'Tu cuenta no tiene un plan propio' },
  { path: '/main/mis-certificados', heading: 'Mis certificados', says: 'Todavía no tienes certificados' },
  { path: '/main/mis-notas', heading: 'Mis notas', says: 'Todavía no tienes notas' },
  { path: '/main/mis-comprobantes', heading: 'Mis comprobantes', says: 'Todavía no tienes compras' },
];

/** The sign-in app for somebody who is not signed in. Source: SIGN-1, SIGN-2; ROUTE-13, ROUTE-14. */
export function entrances(signIn: string): readonly Stop[] {
  return [
    { path: `${signIn}/login`, heading: 'Ingresa a tu cuenta' },
    { path: `${signIn}/registro`, heading: 'Crea tu cuenta' },
    { path: `${signIn}/confirmar-cuenta/nada`, heading: 'Este enlace no es válido' },
    { path: `${signIn}/callback?web=ES`, heading: 'No pudimos empezar tu ingreso' },
    { path: `${signIn}/nada`, heading: 'No encontramos esta página' },
    { path: `${signIn}/dashboard`, heading: 'Ingresa a tu cuenta', leadsTo: '/login' },
    { path: '/verificar/nada', heading: 'No pudimos verificar tu correo' },
    { path: '/confirmar-correo/nada', heading: 'Tu correo no cambió' },
    { path: '/set-session/nada', heading: 'Este ingreso' },
    { path: '/recuperar/nada', heading: 'Este enlace ya no sirve' },
    { path: '/registro-invitado?token=nada', heading: 'Esta invitación ya no se puede aceptar' },
  ];
}

/** The same app for somebody signed in whose e-mail is not verified. Source: SIGN-1, SIGN-3, SIGN-4, AUTH-8. */
export function ofUnverified(signIn: string): readonly Stop[] {
  return [
    { path: `${signIn}/dashboard`, heading: 'Hola, Marco', says: 'NO ESTÁ VERIFICADO' },
    { path: `${signIn}/dashboard?motivo=sin-plan&modulo=LI`, heading: 'Hola, Marco' },
    { path: `${signIn}/dashboard/perfil`, heading: 'Mi cuenta' },
    { path: `${signIn}/dashboard/confirmar-pago`, heading: 'Confirma tu pago' },
    { path: `${signIn}/dashboard/facturacion/confirmar-pago`, heading: 'Confirma tu pago' },
    // Welcomed as somebody new, or greeted when another journey of this school took something for this account.
    { path: `${signIn}/login`, heading: 'Marco', leadsTo: '/main' },
    { path: '/main/gestion-usuarios', heading: 'Gestionar usuarios', says: 'Tu cuenta no tiene un plan propio' },
  ];
}
