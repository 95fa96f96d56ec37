import type { ReactNode } from 'react';
import type { SectionProps } from '#ui/kit/layout/layout.tsx';
import { Section, Wrap } from '#ui/kit/layout/layout.tsx';
import styles from './front-part.module.css';

/** A part of a front, as wide as the window; every other one stands on a ground of its own, so that no line need part them. */
export function FrontPart({ ground = false, ...section }: SectionProps & { readonly ground?: boolean }) {
  return (
    <div className={styles.part} data-ground={ground || undefined}>
      <Wrap>
        <Section {...section} />
      </Wrap>
    </div>
  );
}

export interface ToldStep {
  readonly title: string;
  readonly text: string;
}

/** Things told side by side with a hairline between; `numbered` where they come one after the other. */
export function Columns({
  steps,
  numbered = false,
  level = 3,
}: {
  steps: readonly ToldStep[];
  numbered?: boolean;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.columns}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

/** What is filled in or read at one side, and what goes with it at the other; the first is as wide as a line of text may be. */
export function Beside({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  );
}
