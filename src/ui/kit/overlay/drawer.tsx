import { useId, type ReactNode } from 'react';

import { classNames } from '#ui/kit/layout/class-names.ts';
import { DialogHead } from './dialog.tsx';
import { Modal } from './modal.tsx';
import styles from './dialog.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A panel of 320 px that slides in from a side: the menu of a phone, filters, notes. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, side = 'left', children, actions }: Omit<DrawerProps, 'open'>) {
  const id = useId();
  return (
    <Modal onClose={onClose} dismissible labelledBy={id} className={classNames(styles.drawer, styles[side])}>
      <div className={styles.box}>
        <DialogHead id={id} title={title} onClose={onClose} />
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <div className={styles.foot}>{actions}</div>}
      </div>
    </Modal>
  );
}
