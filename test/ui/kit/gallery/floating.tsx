import { useState } from 'react';

import { Button } from '#ui/kit/controls/button.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import { Drawer } from '#ui/kit/overlay/drawer.tsx';
import { FormActions } from '#ui/kit/forms/form.tsx';
import { Section } from '#ui/kit/layout/layout.tsx';
import type { Toast } from '#ui/kit/overlay/toaster.tsx';

type Shown = 'dialog' | 'confirm' | 'drawer' | null;

export function Floating({ onToast }: { onToast: (toast: Omit<Toast, 'id'>) => void }) {
  const [shown, setShown] = useState<Shown>(null);
  const [confirming, setConfirming] = useState(false);
  const close = () => setShown(null);
  return (
    <Section title="Diálogos y avisos">
      <FormActions>
        <Button onClick={() => setShown('dialog')}>Abrir el diálogo</Button>
        <Button onClick={() => setShown('drawer')}>Abrir el panel</Button>
        <Button onClick={() => onToast({ kind: 'success', title: 'Listo', text: 'Guardamos tus datos.' })}>
          Avisar
        </Button>
        <Button
          onClick={() => onToast({ kind: 'error', text: 'Se produjo un error. Intente nuevamente.', duration: null })}
        >
          Avisar de un error
        </Button>
      </FormActions>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Resumen de tu compra"
        actions={
          <>
            <Button look="primary" data-autofocus>
              Ir al carrito
            </Button>
            <Button onClick={() => setConfirming(true)}>Vaciar el carrito</Button>
          </>
        }
      >
        <p>Agregaste Derecho laboral para empresas. Tu carrito tiene dos productos por S/. 318.00.</p>
        <Button look="quiet" onClick={() => onToast({ kind: 'info', text: 'Aplicamos tu cupón.' })}>
          Aplicar cupón
        </Button>
      </Dialog>
      <ConfirmDialog
        danger
        open={confirming}
        title="¿Vaciar el carrito?"
        confirmLabel="Vaciar"
        onConfirm={() => setConfirming(false)}
        onCancel={() => setConfirming(false)}
      >
        <p>Quitaremos los dos productos. Puedes volver a agregarlos cuando quieras.</p>
      </ConfirmDialog>
      <Drawer open={shown === 'drawer'} onClose={close} title="Menú" actions={<Button look="primary">Ingresar</Button>}>
        <p>Seminarios, consultorías, mis contenidos.</p>
      </Drawer>
    </Section>
  );
}
