import { Pressable } from '#ui/kit/controls/pressable.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { LateServices } from '#ui/school/boot/late/late-services.ts';
import styles from './privacy-preferences.module.css';

/**
 * The way to the preferences, from the footer of every public page; before the script, without which nothing measures, to what is
 * kept in the browser. Source: SITE-9.
 */
export function PrivacyPreferences() {
  const late = useService(LateServices);
  // Without a connection there is nothing to prefer: what would measure cannot come either, and the layout says why.
  const open = () =>
    late.open('consent').then(
      (store) => store.open(),
      () => undefined,
    );
  return (
    <Pressable before="/politicas-privacidad/cookies" className={styles.link} onClick={() => void open()}>
      Preferencias de privacidad
    </Pressable>
  );
}
