import type { ReactNode } from 'react';
import { Wrap } from '#ui/kit/layout/layout.tsx';
import styles from './front-hero.module.css';

export interface FrontHeroProps {
  /** `Breadcrumbs`. */
  readonly above?: ReactNode;
  readonly title: string;
  /** One sentence or two, larger than text. */
  readonly lead: string;
  /** One primary action, and what else one may want. */
  readonly actions?: ReactNode;
  /** A `CoverPatch`, a `CoverStand` or a `PortraitPatch`; null where there is nothing to show yet. */
  readonly picture: ReactNode;
}

/** The head of a front: what the page is for in words, and beside them works or faces of the school. Source: look.md, Width. */
export function FrontHero({ above, title, lead, actions, picture }: FrontHeroProps) {
  return (
    <Wrap>
      <header className={styles.hero}>
        <div className={styles.words}>
          {above}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions !== undefined && <p className={styles.actions}>{actions}</p>}
        </div>
        {picture}
      </header>
    </Wrap>
  );
}
