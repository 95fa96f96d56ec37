import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import styles from './support-button.module.css';

/** Its files come when it is opened. */
const SupportDialog = lazy(async () => ({ default: (await import('./support-dialog.tsx')).SupportDialog }));

/** The floating help button of the student's area. Source: LAY-10. */
export function SupportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.floating} aria-haspopup="dialog" data-tour="ayuda" onClick={() => setOpen(true)}>
        <Icon name="help" /> ¿Tienes problemas?
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SupportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
