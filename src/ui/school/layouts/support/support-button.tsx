import { useState } from 'react';
import { Button } from '#ui/kit/controls/button.tsx';
import { Icon } from '#ui/kit/controls/icon.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import styles from './support-button.module.css';

/** Its files come when it is opened. */
const SupportDialog = latePart(() => import('./support-dialog.tsx').then((file) => file.SupportDialog));

/** The floating help button of the student's area. Source: LAY-10. */
export function SupportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.floating} aria-haspopup="dialog" data-tour="ayuda" onClick={() => setOpen(true)}>
        <Icon name="help" /> ¿Tienes problemas?
      </Button>
      {isOpen && <SupportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
