import type { RouteObject } from 'react-router-dom';
import { ErrorPage, ErrorPageAlone } from './errors/error-page.tsx';
import { fetched } from '#ui/school/page-files.ts';
import { layout } from '#ui/school/page-route.tsx';
import { paymentPages, publicPages } from './public-routes.tsx';
import { Root } from './root.tsx';
import { focusPages, readingPages, studentPages } from './student-routes.tsx';

const frameOfStudent = () => fetched(import('#ui/school/layouts/container.ts'));

/** The route below which the pages of the office are. */
export const OFFICE_ROUTE = 'office';

/** Where its first page is, to which menus lead. */
export const OFFICE_PATH = '/colaboradores';

/**
 * Every page of the school. Fixed segments win over parameters, whatever the order. A page is one line here and one file:
 * see `page` for the form.
 *
 * @param office the pages of the office. Visitors and students load none of them: the browser adds them when one is asked for.
 */
export function createRoutes(office: RouteObject[]): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorPageAlone,
      children: [
        layout('default', [{ ErrorBoundary: ErrorPage, children: publicPages() }]),
        layout('staff', [{ id: OFFICE_ROUTE, ErrorBoundary: ErrorPage, children: office }]),
        layout('checkout', [{ ErrorBoundary: ErrorPage, children: paymentPages() }]),
        layout('dashboard', [{ ErrorBoundary: ErrorPage, children: studentPages() }], frameOfStudent),
        layout('focus', [{ ErrorBoundary: ErrorPage, children: focusPages() }], frameOfStudent),
        layout('reading', [{ ErrorBoundary: ErrorPage, children: readingPages() }]),
      ],
    },
  ];
}
