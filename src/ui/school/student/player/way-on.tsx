import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { classPath } from '#domain/learning/study-path.ts';
import { numbersTogether } from '#domain/shared/numbers-together.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { CheckboxField } from '#ui/kit/forms/checkbox-field.tsx';
import type { ClassStore } from './class-store.ts';
import type { PlayerSettingsStore } from './player-settings-store.ts';
import styles from './way-on.module.css';

/** From one class to the next without hunting; after the last one, to the certificate. */
export const WayOn = observer(function WayOn({ store, liked }: { store: ClassStore; liked: PlayerSettingsStore }) {
  const { outline, previous, next } = store;
  return (
    <>
      <nav className={styles.way} aria-label="Clase anterior y siguiente">
        {previous === null ? (
          <span />
        ) : (
          <Link className={styles.step} to={classPath(outline.slug, previous)} rel="prev">
            <span className={styles.label}>
              <Icon name="arrow-left" /> Clase anterior
            </span>
            {numbersTogether(previous.title)}
          </Link>
        )}
        {next === null ? (
          <Link className={`${styles.step} ${styles.next}`} to={`/main/contenido/${outline.slug}/certificado`}>
            <span className={styles.label}>
              Última clase <Icon name="arrow-right" />
            </span>
            Ver tu certificado
          </Link>
        ) : (
          <Link className={`${styles.step} ${styles.next}`} to={classPath(outline.slug, next)} rel="next">
            <span className={styles.label}>
              Clase siguiente <Icon name="arrow-right" />
            </span>
            {numbersTogether(next.title)}
          </Link>
        )}
      </nav>
      {next !== null && store.opened.video !== null && (
        <CheckboxField
          name="follows"
          className={styles.follows}
          label="Al terminar el video, seguir con la clase siguiente"
          checked={liked.settings.follows}
          onChange={(event) => liked.set({ follows: event.currentTarget.checked })}
        />
      )}
    </>
  );
});
