import type { ReactNode } from 'react';
import { Icon } from '#ui/kit/controls/icon.tsx';
import styles from './waiting-list.module.css';

export interface WaitingItem {
  readonly id: string;
  /** What it is called, such as 'Pedido N.º 7'. */
  readonly title: string;
  /** Whom it is about, and below it what. */
  readonly who: string;
  readonly what: string;
  /** Since when, or until when. */
  readonly when: string;
  /** A `Badge` where it is not like the others. */
  readonly flag?: ReactNode;
  readonly amount: string;
  /** What is known of it, and what can be done. */
  readonly content: ReactNode;
}

export interface WaitingListProps {
  /** Only one of the lines that share it is open at a time: there is one primary action on the page. */
  readonly name: string;
  /** What the columns hold, in their order. */
  readonly heads: readonly [string, string, string, string];
  readonly items: readonly WaitingItem[];
}

/** What waits for somebody of the school, the first of it open: one line each, amounts below each other. Source: look.md, Office. */
export function WaitingList({ name, heads, items }: WaitingListProps) {
  return (
    <div aria-live="polite">
      {items.length > 0 && (
        <>
          <p className={styles.heads} aria-hidden>
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </p>
          <ul className={styles.list}>
            {items.map(({ id, content, ...line }, index) => (
              <li key={id}>
                <details name={name} open={index === 0} className={styles.item}>
                  <summary className={styles.line}>
                    <Line {...line} />
                  </summary>
                  <div className={styles.content}>{content}</div>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Line({ title, who, what, when, flag, amount }: Omit<WaitingItem, 'id' | 'content'>) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.about}>
        {who} {flag}
        <span className={styles.what}>{what}</span>
      </span>
      <span className={styles.when}>{when}</span>
      <strong className={styles.amount} data-numbers>
        {amount}
      </strong>
      <Icon name="chevron-down" />
    </>
  );
}
