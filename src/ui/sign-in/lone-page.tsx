import type { ReactNode } from 'react';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { Logo } from '#ui/kit/controls/logo.tsx';
import styles from './lone-page.module.css';

/** A page that stands without the settings of the school, as when they could not be read: its band, its title and a way on. */
export function LonePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} | ${schoolIdentity.name}`}</title>
      <header className={styles.band}>
        <a href="/login" className={styles.home} aria-label={`${schoolIdentity.name}, ingresar`}>
          <Logo name={schoolIdentity.name} className={styles.logo} />
        </a>
      </header>
      <main className={styles.page} id="contenido" tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
