import type { RouteObject } from 'react-router-dom';
import { requireCollaborator } from './late/guards.ts';
import { page } from '#ui/school/page-route.tsx';

/** Pages of the collaborators' area; anyone else gets the 403 page. Source: decisions.md, Staff. */
export function staffPages(): RouteObject[] {
  const forStaff = { onServer: false, guard: requireCollaborator } as const;
  return [
    page('/colaboradores', 'staff/pending/pending-page', forStaff),
    page('/colaboradores/constancias', 'staff/vouchers/vouchers-page', forStaff),
    page('/colaboradores/depositos', 'staff/deposits/deposits-page', forStaff),
    page('/colaboradores/pedidos', 'staff/orders/orders-page', forStaff),
    page('/colaboradores/pedidos/:numero', 'staff/orders/order-page', forStaff),
    page('/colaboradores/comprobantes', 'staff/receipts/receipts-page', forStaff),
    page('/colaboradores/libros', 'staff/books/books-page', forStaff),
    page('/colaboradores/libros/liquidaciones', 'staff/settlements/settlements-page', forStaff),
    page('/colaboradores/libros/participaciones', 'staff/shares/shares-page', forStaff),
    page('/colaboradores/devoluciones', 'staff/surplus/surplus-page', forStaff),
    page('/colaboradores/contracargos', 'staff/disputes/disputes-page', forStaff),
    page('/colaboradores/contracargos/:numero', 'staff/disputes/evidence-page', forStaff),
    page('/colaboradores/opiniones', 'staff/reviews/reviews-page', forStaff),
    page('/colaboradores/consultas', 'staff/consultations/consultations-page', forStaff),
    page('/colaboradores/reclamaciones', 'staff/complaints/complaints-page', forStaff),
    page('/colaboradores/certificados', 'staff/certificates/certificates-page', forStaff),
    page('/colaboradores/mensajes', 'staff/messages/messages-page', forStaff),
    page('/colaboradores/consultorias', 'staff/consultancies/consultancies-page', forStaff),
    page('/colaboradores/contenidos', 'staff/resources/contents-page', forStaff),
    page('/colaboradores/contenidos/:recurso', 'staff/resources/list-page', forStaff),
    page('/colaboradores/contenidos/:recurso/:id', 'staff/resources/form-page', forStaff),
    page('/colaboradores/equipo', 'staff/team/team-page', forStaff),
    page('/colaboradores/ajustes', 'staff/settings/settings-page', forStaff),
    page('/colaboradores/ajustes/feriados', 'staff/holidays/holidays-page', forStaff),
    page('/colaboradores/ajustes/:parte', 'staff/settings/settings-part-page', forStaff),
    page('/colaboradores/mudanza', 'staff/moving/moving-page', forStaff),
    page('/colaboradores/registro', 'staff/log/log-page', forStaff),
    page('/colaboradores/productos', 'staff/products/list/products-page', forStaff),
    page('/colaboradores/productos/:id/ficha', 'staff/products/facts/facts-page', forStaff),
    page('/colaboradores/productos/:id/versiones', 'staff/products/versions/versions-page', forStaff),
    page('/colaboradores/productos/:id/precios', 'staff/products/prices/prices-page', forStaff),
    page('/colaboradores/productos/:id/plan', 'staff/products/plan/plan-page', forStaff),
    page('/colaboradores/productos/:id/examenes', 'staff/products/exams/exams-page', forStaff),
    page('/colaboradores/productos/:id/libro', 'staff/products/book/book-page', forStaff),
    page('/colaboradores/productos/:id/libro/traer', 'staff/products/arrival/arrival-page', forStaff),
    page('/colaboradores/productos/:id/temario', 'staff/products/syllabus/syllabus-page', forStaff),
    page('/colaboradores/productos/:id/sesiones', 'staff/products/sessions/sessions-page', forStaff),
    page(
      '/colaboradores/productos/:id/sesiones/:session/asistencia',
      'staff/products/attendance/attendance-page',
      forStaff,
    ),
    // Whoever is invited is not of the team yet.
    page('/colaboradores/invitacion/:secret', 'staff/invitation/invitation-page', { onServer: false }),
  ];
}
