import { LonePage } from './lone-page.tsx';

/** What stands at an address that this application does not know. */
export function UnknownAddress() {
  return (
    <LonePage title="No encontramos esta página">
      <p>
        Puede que la dirección tenga un error. <a href="/login">Ingresa a tu cuenta</a> para continuar.
      </p>
    </LonePage>
  );
}
