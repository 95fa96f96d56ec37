import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { LeaveGuestStatus } from '#application/browser/plans/leave-guest-status.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import { Stack } from '#ui/kit/layout/layout.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';
import { ToastStore } from '#ui/school/boot/toast-store.ts';

/**
 * A guest leaves the plan that is lent to them, after reading what they lose and what stays. Source: GUEST-1, API-2.22.
 *
 * @param title of the plan; null: the seat gives no access for now, and the plan is not named.
 */
export function LeavePlan({ title }: { title: string | null }) {
  const [leave, toasts] = [useService(LeaveGuestStatus), useService(ToastStore)];
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const ask = (isAsking: boolean) => {
    setAsking(isAsking);
    setFailed(false);
  };
  const confirm = async () => {
    setBusy(true);
    setFailed(false);
    const left = await leave.execute();
    setBusy(false);
    setFailed(!left);
    if (!left) return;
    setLeft(true);
    toasts.show({ kind: 'success', text: title === null ? 'Ya no usas ese plan.' : `Ya no usas el ${title}.` });
    await revalidate();
  };
  // What opened the dialog goes before it: the focus would go back to it, and be lost with the plan.
  if (hasLeft) return null;
  return (
    <>
      <Button onClick={() => ask(true)}>Dejar este plan</Button>
      <ConfirmDialog
        open={asking}
        danger
        title={title === null ? '¿Dejar este plan?' : `¿Dejar el ${title}?`}
        confirmLabel="Dejar el plan"
        busy={busy && 'Dejando el plan…'}
        onConfirm={() => void confirm()}
        onCancel={() => ask(false)}
      >
        <Stack>
          <p>
            Pierdes el acceso a lo que el plan incluye y los cupos de seminarios que te hayan prestado. Para volver
            necesitas otra invitación.
          </p>
          <p>
            Se quedan contigo tu avance, tus notas, tus certificados y lo que compraste tú. Le avisaremos por correo al
            titular del plan.
          </p>
          {failed && (
            <Notice kind="error" title="No pudimos retirarte del plan" live>
              <p>Sigues en él. Vuelve a intentarlo.</p>
            </Notice>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
