import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { consentTexts } from '#domain/legal/consent.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Stack } from '#ui/kit/layout/layout.tsx';
import type { ConsentStore } from './consent-store.ts';

/** What was chosen, and the way to choose otherwise. Source: SITE-9. */
export const PreferencesDialog = observer(function PreferencesDialog({ store }: { store: ConsentStore }) {
  const { choice, isNeeded } = store;
  return (
    <Dialog
      open={store.isOpen}
      onClose={() => store.close()}
      title="Preferencias de privacidad"
      actions={
        isNeeded ? (
          <>
            <Button onClick={() => void store.choose(true)}>Aceptar</Button>
            <Button onClick={() => void store.choose(false)}>Rechazar</Button>
          </>
        ) : (
          <Button onClick={() => store.close()}>Entendido</Button>
        )
      }
    >
      <Stack>
        {isNeeded ? (
          <>
            <p>{consentTexts.tracking.text}</p>
            <p>
              <strong>
                {choice === null ? 'Todavía no elegiste.' : choice.granted ? 'Elegiste aceptar.' : 'Elegiste rechazar.'}
              </strong>
            </p>
          </>
        ) : (
          <p>Esta escuela solo usa lo estrictamente necesario: no hay medición ni anuncios de terceros que aceptar.</p>
        )}
        <p>
          Si tienes una cuenta, aceptas o retiras las novedades por correo en{' '}
          <Link to="/main/perfil#novedades" onClick={() => store.close()}>
            tu perfil
          </Link>
          .
        </p>
        <p>
          <Link to="/politicas-privacidad/cookies" onClick={() => store.close()}>
            Qué guardamos en tu navegador
          </Link>
        </p>
      </Stack>
    </Dialog>
  );
});
