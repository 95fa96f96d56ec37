import { useService } from '#ui/kit/services.tsx';
import { LateServices } from '#ui/school/late-services.ts';
import styles from './privacy-preferences.module.css';

/** The way to the preferences, from the footer of every public page. Source: SITE-9. */
export function PrivacyPreferences() {
  const late = useService(LateServices);
  // Without a connection there is nothing to prefer: what would measure cannot come either, and the layout says why.
  const open = () =>
    late.open('consent').then(
      (store) => store.open(),
      () => undefined,
    );
  return (
    <button type="button" className={styles.link} onClick={() => void open()}>
      Preferencias de privacidad
    </button>
  );
}
