import { useId, useRef, type ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './carousel.module.css';

export interface CarouselProps {
  /** What is in it: 'Anuncios', 'Docentes'. */
  readonly label: string;
  /** One item in sight, or a shelf of cards. */
  readonly look?: 'single' | 'shelf';
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** Things to leaf through sideways: by finger, by wheel, by arrow keys, by two buttons. It never moves by itself. */
export function Carousel({ label, look = 'single', children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const id = useId();
  const leaf = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * (look === 'single' ? 1 : 0.8) });
  };
  return (
    <section className={styles.carousel} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <ul id={id} ref={track} tabIndex={0} className={classNames(styles.track, look === 'shelf' && styles.shelf)}>
        {children}
      </ul>
      <div className={styles.buttons}>
        <IconButton icon="arrow-left" label="Anterior" aria-controls={id} onClick={() => leaf(-1)} />
        <IconButton icon="arrow-right" label="Siguiente" aria-controls={id} onClick={() => leaf(1)} />
      </div>
    </section>
  );
}
