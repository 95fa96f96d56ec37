import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface FocusAfterNavigationProps {
  /** Parameters of the address that name a page, where several share a path. */
  readonly naming?: readonly string[];
}

const none: readonly string[] = [];

/**
 * Puts the focus on the heading of a new page, so that keyboard and screen reader start where the page does; or on what has
 * `data-page-start`, where something stands above the heading that is called by it.
 */
export function FocusAfterNavigation({ naming = none }: FocusAfterNavigationProps) {
  const { pathname, search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const page = [pathname, ...naming.map((name) => parameters.get(name))].join(' ');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (hash !== '') return;
    const start =
      document.querySelector<HTMLElement>('main h1, [data-page-start]') ?? document.querySelector<HTMLElement>('main');
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}
