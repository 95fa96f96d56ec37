import { Outlet, useLoaderData } from 'react-router-dom';
import type { PublicSettings } from '#application/browser/accounts/ports/settings-api.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import { Logo } from '#ui/kit/controls/logo.tsx';
import styles from './entrance-layout.module.css';

const promises: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'play', text: 'Cursos que no vencen, a tu ritmo' },
  { icon: 'certificate', text: 'Certificados que cualquiera puede validar' },
  { icon: 'receipt', text: 'Cada céntimo del precio, explicado' },
];

/** The frame of every page of the sign-in app: what the school is, woven, beside what is to be filled in. */
export function EntranceLayout() {
  const settings = useLoaderData<PublicSettings>();
  const { name, statement, logo, schoolOrigin } = settings;
  return (
    <div className={styles.frame}>
      <aside className={styles.panel}>
        <a href={schoolOrigin} className={styles.home} aria-label={`${name}, ir a la escuela`}>
          <Logo name={name} image={logo} className={styles.logo} />
        </a>
        <div className={styles.words}>
          <p className={styles.statement}>{statement}</p>
          <ul className={styles.promises}>
            {promises.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <main className={styles.main} id="contenido" tabIndex={-1}>
        <div className={styles.column}>
          <Outlet context={settings} />
        </div>
      </main>
    </div>
  );
}
