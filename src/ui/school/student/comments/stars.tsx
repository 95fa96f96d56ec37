import { Icon } from '#ui/kit/controls/icon.tsx';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './stars.module.css';
import { starsText } from './texts.ts';

/** So many of five stars. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((place) => (
        <span key={place} className={place <= stars ? styles.lit : styles.star}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  );
}
