import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { useTopmostDialog } from './dialog-stack.ts';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import type { IconName } from '#ui/kit/controls/icon-names.ts';
import styles from './toaster.module.css';

export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error' | 'alert' | 'info';
  readonly title?: string;
  readonly text: ReactNode;
  /** Milliseconds until it leaves by itself, 5000 by default; null: it stays until closed. Source: MODAL-2. */
  readonly duration?: number | null;
}

export interface ToasterProps {
  /** Oldest first; kept by the caller. */
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

const icons = { success: 'check-circle', error: 'error', alert: 'alert', info: 'info' } as const satisfies Record<
  Toast['kind'],
  IconName
>;

/**
 * Short messages at the top, below the page's bar, in the middle, at most 350 px wide (LAY-11). They wait while they are pointed
 * at or focused.
 * They live inside the topmost open dialog, because everything outside a modal dialog is inert.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const dialog = useTopmostDialog();
  const [held, setHeld] = useState(false);
  if (dialog === undefined) return null;
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'alert';
  const show = (toast: Toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <>
      {toasts.map(({ id, duration = 5000 }) =>
        duration === null ? null : <Timer key={id} milliseconds={duration} held={held} onEnd={() => onDismiss(id)} />,
      )}
      {createPortal(
        <div className={styles.toaster} {...hold} {...release}>
          <div role="alert">{toasts.filter(isUrgent).map(show)}</div>
          <div role="status">{toasts.filter((toast) => !isUrgent(toast)).map(show)}</div>
        </div>,
        dialog ?? document.body,
      )}
    </>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  return (
    <div className={classNames(styles.toast, styles[toast.kind])}>
      <Icon name={icons[toast.kind]} />
      <div className={styles.text}>
        {toast.title !== undefined && <p className={styles.title}>{toast.title}</p>}
        {toast.text}
      </div>
      <IconButton icon="close" label="Cerrar el aviso" onClick={() => onDismiss(toast.id)} />
    </div>
  );
}

/** Counts down while it is not held; stands outside the portal, so that a dialog opening in between does not restart it. */
function Timer({ milliseconds, held, onEnd }: { milliseconds: number; held: boolean; onEnd: () => void }) {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - begun));
    };
  }, [held]);
  return null;
}
