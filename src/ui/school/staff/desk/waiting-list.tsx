import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
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
  /** Of the headings of its lines: 3 in a section. */
  readonly level?: 2 | 3;
}

/** What waits for somebody of the school, the first of it open: one line each, amounts below each other. Source: look.md, Office. */
export function WaitingList({ name, heads, items, level = 2 }: WaitingListProps) {
  if (items.length === 0) return null;
  return (
    <>
      <p className={styles.heads} aria-hidden>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, content, ...line }, index) => (
          <li key={id}>
            <Item name={name} isFirst={index === 0}>
              <summary className={styles.line}>
                <Line {...line} heads={heads} level={level} />
              </summary>
              <div className={styles.content}>{content}</div>
            </Item>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * A line and what is below it. What comes first later opens as well: of two of one name the browser closes the one that is new, so
 * that it is told once more, before what stands in it takes the focus.
 */
function Item({ name, isFirst, children }: { name: string; isFirst: boolean; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isFirst && box.current !== null) box.current.open = true;
  }, [isFirst]);
  return (
    <details ref={box} name={name} open={isFirst} className={styles.item}>
      {children}
    </details>
  );
}

type LineProps = Omit<WaitingItem, 'id' | 'content'> & Required<Pick<WaitingListProps, 'heads' | 'level'>>;

/** What the heads say by their place is said in words to whoever hears the line, or sees it on a phone. */
function Line({ title, who, what, when, flag, amount, level, heads: [, , whenHead, amountHead] }: LineProps) {
  const Title = `h${level}` as const;
  return (
    <>
      <Title className={styles.title}>{title}</Title>
      <span className={styles.about}>
        {who} {flag}
        <span className={styles.what}>{what}</span>
      </span>
      <span className={styles.when}>
        {when !== '' && <span className={styles.head}>{whenHead}</span>} {when}
      </span>
      <strong className={styles.amount} data-numbers>
        <VisuallyHidden>{amountHead} </VisuallyHidden>
        {amount}
      </strong>
      <Icon name="chevron-down" />
    </>
  );
}
