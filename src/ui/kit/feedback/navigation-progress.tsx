import { useNavigation } from 'react-router-dom';
import { VisuallyHidden } from '#ui/kit/layout/visually-hidden.tsx';
import styles from './navigation-progress.module.css';

/** A thin line while the next page is on its way; it appears only when that takes long enough to notice. */
export function NavigationProgress() {
  const moving = useNavigation().state !== 'idle';
  return (
    <div className={styles.progress} data-moving={moving || undefined} role="status">
      {moving && <VisuallyHidden>Cargando la página</VisuallyHidden>}
    </div>
  );
}
