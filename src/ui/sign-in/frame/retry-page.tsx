import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { Button } from '#ui/kit/controls/button.tsx';
import { Notice } from '#ui/kit/feedback/states.tsx';
import styles from './entrance-form.module.css';
import { EntrancePage } from './entrance-page.tsx';

interface RetryPageProps {
  readonly title: string;
  readonly lead: string;
  readonly refusal: CallRefusal;
  /** Another way on, beside trying again. */
  readonly children?: ReactNode;
}

/** What the page needed could not be had: says why, and asks again. */
export function RetryPage({ title, lead, refusal, children }: RetryPageProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <EntrancePage title={title} lead={lead}>
      <Notice kind="error" live>
        {refusal.detail}
      </Notice>
      <div className={styles.actions}>
        <Button look="primary" busy={state === 'loading' && 'Intentando…'} onClick={() => void revalidate()}>
          Intentar de nuevo
        </Button>
        {children}
      </div>
    </EntrancePage>
  );
}
