import type { MouseEvent } from 'react';
import { scrollToPart } from './scroll-to-part.ts';
import styles from './part-links.module.css';

export interface PartLink {
  /** Of the part's element. */
  readonly id: string;
  readonly label: string;
}

/** Links to the parts of a long page. They work without script; with it the page moves there. Source: LAY-12. */
export function PartLinks({ parts }: { parts: readonly PartLink[] }) {
  const go = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const part = document.getElementById(id);
    if (part === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The address follows without the router: it would jump there at once.
    window.history.replaceState(window.history.state, '', `#${id}`);
    scrollToPart(part);
  };
  return (
    <nav aria-label="En esta página" className={styles.links}>
      {parts.map(({ id, label }) => (
        <a key={id} href={`#${id}`} onClick={(event) => go(event, id)}>
          {label}
        </a>
      ))}
    </nav>
  );
}
