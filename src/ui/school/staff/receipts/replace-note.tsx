import { observer } from 'mobx-react-lite';
import { Link, useRevalidator } from 'react-router-dom';
import type { OfficeNote } from '#application/read-models/payments/order-refunds.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { ReplaceNoteStore } from './replace-note-store.ts';
import { replacedText } from './texts.ts';

interface ReplaceNoteProps {
  readonly note: OfficeNote;
  /** What was done already, and is still without a note that holds, as a sentence. */
  readonly whatFor: string;
}

/** Issues a credit note whose number serves no more with another number: nothing of it is typed. Source: decision 0098. */
export const ReplaceNote = observer(function ReplaceNote({ note, whatFor }: ReplaceNoteProps) {
  const store = useService(ReplaceNoteStore);
  const toasts = useService(ToastStore);
  const { revalidate } = useRevalidator();
  const { id, code } = note;
  const issue = async () => {
    const issued = await store.issue(id);
    if (issued === null) return;
    toasts.show({ kind: 'success', text: replacedText(issued, code) });
    await revalidate();
  };
  return (
    <Notice kind="alert" title={`${code} ya no sirve`}>
      <Stack>
        <p>
          {note.taxState === 'rejected'
            ? 'La SUNAT rechazó esta nota de crédito'
            : 'La SUNAT ya tiene otra con este número'}
          {note.sending !== null && note.sending.said !== '' && `: «${note.sending.said}»`}. {whatFor} Falta una nota
          que valga.
        </p>
        <p>
          Va por lo mismo, a nombre de quien dice su comprobante. Si el motivo son los datos de la escuela, corrígelos
          antes en <Link to="/colaboradores/ajustes">Ajustes</Link>.
        </p>
        {store.problem?.id === id && <p role="alert">No se emitió: {store.problem.text}</p>}
        <div>
          <Button
            look="primary"
            busy={store.busy === id && 'Emitiendo…'}
            aria-label={`Emitir ${code} con otro número`}
            onClick={() => store.ask(id)}
          >
            Emitir con otro número
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={store.asking === id}
        title={`¿Emitir ${code} con otro número?`}
        confirmLabel="Sí, emitir"
        onConfirm={() => void issue()}
        onCancel={() => store.ask(null)}
      >
        <p>{code} queda registrada como reemplazada. La nueva se firma, se envía y llega por correo.</p>
      </ConfirmDialog>
    </Notice>
  );
});
