import { Link } from 'react-router-dom';
import { type SettingsName, settingsParts, settingsPath } from '#domain/settings/school-settings.ts';
import { Section } from '#ui/kit/layout/layout.tsx';
import styles from './settings-page.module.css';

/** What a school has to say before it sells, and the way to each. */
export function MissingSettings({ missing }: { missing: readonly SettingsName[] }) {
  return (
    <Section title="Cuenta quién es la escuela">
      <p>
        {missing.length === 1
          ? 'Antes de vender falta una cosa. Mientras tanto rige un ejemplo que no es tuyo.'
          : `Antes de vender faltan ${missing.length} cosas. Mientras tanto rigen ejemplos que no son tuyos.`}
      </p>
      <ol className={styles.list} aria-label="Lo que falta">
        {missing.map((name) => (
          <li key={name} className={styles.missing}>
            <Link to={settingsPath(name)}>{settingsParts[name].title}</Link>
            <span className={styles.when}>{settingsParts[name].needed}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
