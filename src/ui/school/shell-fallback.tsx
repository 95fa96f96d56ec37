import { schoolIdentity } from '#domain/shared/school-identity.ts';
import styles from './shell-fallback.module.css';

/** What the server sends for pages that the browser draws, and what stays until it has the session and the page. */
export function ShellFallback() {
  return (
    <main className={styles.shell} aria-busy="true">
      <title>{schoolIdentity.name}</title>
      <h1 className={styles.said}>Cargando</h1>
      <div className={styles.bar} />
      <div className={styles.page} aria-hidden>
        <div className={styles.heading} />
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.block} />
      </div>
    </main>
  );
}
