import type { RouteObject } from 'react-router-dom';
import { ErrorPage, ErrorPageAlone } from './errors/error-page.tsx';
import { fetched } from '#ui/school/page-files.ts';
import { layout } from '#ui/school/page-route.tsx';
import { paymentPages, publicPages } from './public-routes.tsx';
import { Root } from './root.tsx';
import { staffPages } from './staff-routes.tsx';
import { focusPages, readingPages, studentPages } from './student-routes.tsx';

const frameOfStudent = () => fetched(import('#ui/school/layouts/container.ts'));

/**
 * Every page of the school. Fixed segments win over parameters, whatever the order. A page is one line here and one file:
 * see `page` for the form.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorPageAlone,
      children: [
        layout('default', [{ ErrorBoundary: ErrorPage, children: publicPages() }]),
        layout('checkout', [{ ErrorBoundary: ErrorPage, children: paymentPages() }]),
        layout('dashboard', [{ ErrorBoundary: ErrorPage, children: studentPages() }], frameOfStudent),
        layout('focus', [{ ErrorBoundary: ErrorPage, children: focusPages() }], frameOfStudent),
        layout('staff', [{ ErrorBoundary: ErrorPage, children: staffPages() }]),
        layout('reading', [{ ErrorBoundary: ErrorPage, children: readingPages() }]),
      ],
    },
  ];
}
