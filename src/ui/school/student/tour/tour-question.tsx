import { SiteSettings } from '#application/browser/shared/site-settings.ts';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { TourStore } from './tour-store.ts';

/** Source: TOUR-1. */
export function TourQuestion() {
  const tour = useService(TourStore);
  const { identity } = useService(SiteSettings);
  return (
    <ConfirmDialog
      open
      title="¿Primera vez por aquí?"
      confirmLabel="Iniciar"
      cancelLabel="Omitir"
      onConfirm={() => tour.start()}
      onCancel={() => tour.omit()}
    >
      <p>
        Te damos la bienvenida a la plataforma de aprendizaje de {identity.name}. ¿Te mostramos sus funciones
        principales? Toma menos de un minuto.
      </p>
    </ConfirmDialog>
  );
}
