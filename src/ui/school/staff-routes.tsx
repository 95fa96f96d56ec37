import type { RouteObject } from 'react-router-dom';
import { requireCollaborator } from './guards.ts';
import { page } from './page-route.tsx';

/** Pages of the collaborators' area; anyone else gets the 403 page. Source: decisions.md, Staff. */
export function staffPages(): RouteObject[] {
  return [page('/colaboradores', 'staff/vouchers/vouchers-page', { onServer: false, guard: requireCollaborator })];
}
