import type { ReactNode } from 'react';

import { Button } from '#ui/kit/controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** What the main button says while the confirmed work is under way. */
  readonly busy?: string | false;
  /** For what cannot be undone: the focus begins at the way out. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancelar', busy = false, danger = false } = props;
  return (
    <Dialog
      alert
      open={open}
      size="small"
      title={title}
      onClose={props.onCancel}
      dismissible={busy === false}
      actions={
        <>
          <Button
            look={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={props.onConfirm}
            {...(danger ? {} : { 'data-autofocus': true })}
          >
            {confirmLabel}
          </Button>
          <Button onClick={props.onCancel} {...(danger ? { 'data-autofocus': true } : {})}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
