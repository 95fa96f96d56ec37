import type { ReactNode } from 'react';

import { Icon } from './icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Stands at the far end of the title: '4 clases'. */
  readonly note?: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean;
}

/** Questions and answers, a syllabus. With a `name` only one part is open at a time. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name?: string }) {
  return (
    <div className={styles.list}>
      {items.map(({ id, title, note, content, open }) => (
        <details key={id} name={name} className={styles.item} {...(open === true ? { open } : {})}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <span className={styles.end}>
              {note}
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className={styles.body}>{content}</div>
        </details>
      ))}
    </div>
  );
}
