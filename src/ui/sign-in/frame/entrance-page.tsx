import { useEffect, useRef, type ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PublicSettings } from '#application/browser/accounts/ports/settings-api.ts';
import { classNames } from '#ui/kit/layout/class-names.ts';
import styles from './entrance-form.module.css';

/** Where the school lives, for links to it. */
export function useSchoolOrigin(): string {
  return useOutletContext<PublicSettings>().schoolOrigin;
}

export interface EntrancePageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Takes the place of a form on the same page: its title gets the focus. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** A page of the entrance: its title, in the tab and on the page, and what follows. */
export function EntrancePage({ title, lead, takesFocus = false, children }: EntrancePageProps) {
  const { name } = useOutletContext<PublicSettings>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <header className={styles.head}>
        <h1 ref={heading} {...(takesFocus && { tabIndex: -1 })}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </>
  );
}

/** The way to the other form, at the end. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <p className={classNames(styles.other)}>{children}</p>;
}
