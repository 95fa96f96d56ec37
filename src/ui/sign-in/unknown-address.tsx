import { PAGE_UNKNOWN } from '#domain/shared/error-titles.ts';
import { LonePage } from './lone-page.tsx';

/** What stands at an address that this application does not know. */
export function UnknownAddress() {
  return (
    <LonePage title={PAGE_UNKNOWN}>
      <p>
        Puede que la dirección tenga un error. <a href="/login">Ingresa a tu cuenta</a> para continuar.
      </p>
    </LonePage>
  );
}
