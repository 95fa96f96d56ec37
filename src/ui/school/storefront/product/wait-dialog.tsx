import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#ui/kit/overlay/confirm-dialog.tsx';

export interface WaitDialogProps {
  /** 'Seminario' unless said otherwise. */
  readonly title?: string;
  /** Where whoever wants to wait is taken. */
  readonly to: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Asks whether to wait for something, and opens its page when so. Source: MODAL-1, confirm dialog; decisions.md, Wording. */
export function WaitDialog({ title = 'Seminario', to, children, onClose }: WaitDialogProps) {
  const navigate = useNavigate();
  const wait = () => {
    onClose();
    void navigate(to);
  };
  return (
    <ConfirmDialog open title={title} confirmLabel="Sí, quiero esperar" onConfirm={wait} onCancel={onClose}>
      <p>{children}</p>
    </ConfirmDialog>
  );
}
