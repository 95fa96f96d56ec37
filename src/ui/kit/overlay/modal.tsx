import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

import { stackDialog } from './dialog-stack.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface ModalProps {
  readonly onClose: () => void;
  /** False: only its own buttons close it, not Escape, not a press beside it. */
  readonly dismissible: boolean;
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly alert?: boolean;
  /** What has taken the place of what was pressed to open it, where that is gone by the time it closes. */
  readonly backTo?: (() => HTMLElement | null) | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is mounted: the page behind is inert, Escape and a press beside it ask to close,
 * and the focus goes back to where it came from, or to the head of the page where it came from nowhere or that is gone. It begins
 * at `[data-autofocus]`, else at its heading.
 */
export function Modal({
  onClose,
  dismissible,
  labelledBy,
  describedBy,
  alert = false,
  backTo,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const place = useRef(backTo);
  useBrowserLayoutEffect(() => {
    place.current = backTo;
  });
  useBrowserLayoutEffect(() => openModal(ref.current, () => place.current?.() ?? null), []);

  const close = () => {
    if (dismissible) onClose();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const click = (event: MouseEvent) => {
    if (event.target === ref.current && pressedBeside.current) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop and Escape belong to the dialog itself
    <dialog
      ref={ref}
      role={alert ? 'alertdialog' : undefined}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={keyDown}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = event.target === ref.current;
      }}
      onClick={click}
    >
      {children}
    </dialog>
  );
}

function openModal(dialog: HTMLDialogElement | null, backTo: () => HTMLElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const opener = document.activeElement;
  dialog.showModal();
  const leaveStack = stackDialog(dialog);
  const begin = dialog.querySelector<HTMLElement>('[data-autofocus]');
  (begin ?? dialog.querySelector<HTMLElement>('[data-dialog-title]'))?.focus();
  return () => {
    leaveStack();
    dialog.close();
    const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    const back = isThere ? opener : (backTo() ?? headOfPage());
    back?.focus({ preventScroll: true });
  };
}

/** Nobody who closes a dialog starts the page anew: it begins at its heading, as one that was just opened does. */
function headOfPage(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
