import type { RouteObject } from 'react-router-dom';
import { moduleSegments, type ModuleCode } from '#domain/catalogue/module-segments.ts';
import { requireModule, requireSignIn, requireUserManagement } from './late/late-guards.ts';
import { moveTo } from './page-module.ts';
import { page } from '#ui/school/page-route.tsx';

const own = { onServer: false, guard: requireSignIn };
/** What a plan gives of a module. */
const lent = (code: ModuleCode) => ({ onServer: false, guard: requireModule(code) });

/** Pages of the student's area: `page('/main/…', 'student/…', { onServer: false, guard: requireSignIn })`. */
export function studentPages(): RouteObject[] {
  return [
    page('/main', 'student/dashboard/dashboard-page', own),
    page('/main/mis-contenidos', 'student/my-contents/my-contents-page', own),
    page('/main/contenido', 'student/my-contents/my-contents-page', {
      onServer: false,
      guard: () => moveTo('/main/mis-contenidos'),
    }),
    page('/main/contenido/:slug', 'student/course/course-page', own),
    page('/main/contenido/:slug/comentarios', 'student/comments/comments-page', own),
    page('/main/contenido/:slug/consultas', 'student/consultations/consultations-page', own),
    page('/main/contenido/:slug/certificado', 'student/certificate/certificate-page', own),
    page('/main/contenido/:slug/examenes', 'student/exam/exams-page', own),
    page('/main/contenido/:slug/examenes/resultado', 'student/exam/result-page', own),
    page('/main/facturacion', 'student/billing/billing-page', own),
    page('/main/mis-certificados', 'student/my-certificates/my-certificates-page', own),
    page('/main/mis-notas', 'student/my-notes/my-notes-page', own),
    page('/main/mis-comprobantes', 'student/receipts/receipts-page', own),
    page('/main/guardados', 'student/saved/saved-page', own),
    page('/main/mis-ventas', 'student/seller/my-sales-page', own),
    page('/main/perfil', 'student/profile/profile-page', own),
    page('/sesiones', 'student/sessions/sessions-page', own),
    page('/main/participaciones', 'student/shares/own-shares-page', own),
    page('/main/plan', 'student/plan/plan-page', own),
    page('/main/gestion-usuarios', 'student/plan-users/plan-users-page', {
      onServer: false,
      guard: requireUserManagement,
    }),
    ...bookPages('LI'),
    ...bookPages('RV'),
    ...seminarPages(),
    ...menuPages(),
  ];
}

/** Source: MAIN-5. */
function seminarPages(): RouteObject[] {
  return [
    page('/main/seminarios', 'student/seminars/seminars-page', own),
    page('/main/seminarios/:slug', 'student/seminars/seminar-page', own),
    page('/main/seminarios/pack/:slug?', 'student/seminars/pack-page', lent('SE')),
  ];
}

/** What has pages of its own; only indexes of what plans give are asked of the menu there. */
const withOwnPages: ReadonlySet<string> = new Set<ModuleCode>(['VT', 'SE', 'LI', 'RV']);

/** Every module of the menu by its segment. Source: MAIN-7, MAIN-8. */
function menuPages(): RouteObject[] {
  return (Object.keys(moduleSegments) as ModuleCode[]).flatMap((code) => {
    const segment = moduleSegments[code];
    const folder = `/main/${segment}`;
    const isRead = code === 'LI' || code === 'RV';
    const general = [
      page(folder, 'student/modules/module-page', own),
      page(`${folder}/:moduleSlug`, 'student/modules/single-page', own),
    ];
    const indexes = [
      page(`${folder}/indice`, 'student/modules/module-page', own),
      page(`${folder}/indice/:slug`, 'student/modules/share-page', lent(code)),
      page(`${folder}/pack/:slug?`, 'student/modules/share-page', lent(code)),
    ];
    return [
      ...(withOwnPages.has(code) ? [] : general),
      ...(isRead ? [] : code === 'SE' ? indexes.slice(0, 2) : indexes),
      ...(code === 'VT' ? [] : [page(`${folder}/:moduleSlug/contenido`, 'student/modules/content-page', own)]),
    ];
  });
}

/** Books and magazines alike: the shelf, an index, and what a plan gives. Source: MAIN-6. */
function bookPages(code: 'LI' | 'RV'): RouteObject[] {
  const folder = `/main/${moduleSegments[code]}`;
  return [
    page(`${folder}/:slug?`, 'student/book/shelf-page', own),
    page(`${folder}/indice`, 'student/book/shelf-page', own),
    page(`${folder}/indice/:slug`, 'student/book/index-page', own),
    page(`${folder}/pack/:slug?`, 'student/book/shelf-page', lent(code)),
    page(`${folder}/seccion`, 'student/book/shelf-page', own),
    page(`${folder}/lectura`, 'student/book/shelf-page', own),
  ];
}

/** Pages of the student's area that are places of their own: a class, a running exam. */
export function focusPages(): RouteObject[] {
  const video = 'student/player/video-page';
  return [
    page('/main/contenido/:slug/contenido', 'student/player/reading-page', own),
    page('/main/contenido/:slug/video', video, own),
    page('/main/seminarios/:slug/video', video, own),
    page('/main/contenido/:slug/examenes/start', 'student/exam/start-page', own),
  ];
}

/** Pages in the reading layout. */
export function readingPages(): RouteObject[] {
  const section = 'student/book/section-page';
  return [
    ...['/main/libros', '/main/revistas'].flatMap((folder) => [
      page(`${folder}/lectura/:slug/:id?`, section, own),
      // Goes on where its reader stopped.
      page(`${folder}/seccion/:slug`, section, own),
    ]),
    page('/lectura/:module/:slug', section),
  ];
}
