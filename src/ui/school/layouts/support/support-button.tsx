import { useState } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { classNames } from '#ui/kit/layout/class-names.ts';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import styles from './support-button.module.css';

/** Its files come when it is opened. */
const SupportDialog = latePart(() => import('./support-dialog.tsx').then((file) => file.SupportDialog));

/** The help button: in the strip at the foot of the student's area, or in the bar of a place of focus. Source: LAY-10. */
export function SupportButton({ inBar = false }: { inBar?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={classNames(styles.help, inBar && styles.inBar)}
        look={inBar ? 'quiet' : 'secondary'}
        before="/contacto"
        aria-haspopup="dialog"
        data-tour={inBar ? undefined : 'ayuda'}
        onClick={() => setOpen(true)}
      >
        <Icon name="help" size="medium" />
        <span className={styles.label}>¿Tienes problemas?</span>
      </Button>
      {isOpen && <SupportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
