import styles from './unknown-address.module.css';

/** What stands at an address that this application does not know, and in place of a page that failed. */
export function UnknownAddress() {
  return (
    <main className={styles.page}>
      <title>No encontramos esta página | Escuela</title>
      <h1>No encontramos esta página</h1>
      <p>
        Puede que la dirección tenga un error. <a href="/login">Ingresa a tu cuenta</a> para continuar.
      </p>
    </main>
  );
}
