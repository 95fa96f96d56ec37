import { useId, type ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { IconButton } from '#ui/kit/controls/icon-button.tsx';
import { Modal } from './modal.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The buttons at the end, the main one first. They stay in sight while the body scrolls. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** False for what must be answered: no cross, no Escape, no press beside it. */
  readonly dismissible?: boolean;
  /** For a warning or a question: its text is read out at once. */
  readonly alert?: boolean;
  /** What has taken the place of what was pressed to open it, where that is gone by the time it closes. */
  readonly backTo?: (() => HTMLElement | null) | undefined;
  readonly className?: string | undefined;
}

/** A modal dialog. Its content is mounted only while it is open; mark where the focus begins with `data-autofocus`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, actions, size = 'medium', dismissible = true, alert = false } = props;
  const { backTo, className } = props;
  const id = useId();
  return (
    <Modal
      onClose={onClose}
      dismissible={dismissible}
      labelledBy={`${id}-title`}
      describedBy={alert ? `${id}-body` : undefined}
      alert={alert}
      backTo={backTo}
      className={classNames(styles.dialog, size !== 'medium' && styles[size], className)}
    >
      <div className={styles.box}>
        <DialogHead id={`${id}-title`} title={title} onClose={dismissible ? onClose : null} />
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        {actions !== undefined && <div className={styles.foot}>{actions}</div>}
      </div>
    </Modal>
  );
}

/** The title of a dialog or drawer and its cross. */
export function DialogHead({ id, title, onClose }: { id: string; title: ReactNode; onClose: (() => void) | null }) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title} tabIndex={-1} data-dialog-title>
        {title}
      </h2>
      {onClose !== null && <IconButton icon="close" label="Cerrar" onClick={onClose} />}
    </div>
  );
}
