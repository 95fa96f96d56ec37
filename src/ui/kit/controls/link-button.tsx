import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { buttonClass, type ButtonLook } from './button.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';

type RouteLinkProps = LinkProps & { readonly href?: never };
type PlainLinkProps = ComponentPropsWithRef<'a'> & { readonly to?: never; readonly href: string };
export type LinkButtonProps = (RouteLinkProps | PlainLinkProps) & ButtonLook;

/** A link that looks like a button: `to` for a page of this app, `href` for a file, an anchor or another site. */
export function LinkButton({ look = 'secondary', size = 'medium', wide = false, className, ...rest }: LinkButtonProps) {
  const all = classNames(buttonClass({ look, size, wide }), className);
  return rest.to === undefined ? (
    <a {...rest} className={all}>
      {rest.children}
    </a>
  ) : (
    <Link {...rest} className={all} />
  );
}
