import { useRevalidator } from 'react-router-dom';
import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import { Button } from '#ui/kit/button.tsx';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { Notice } from '#ui/kit/states.tsx';
import styles from './entrance-form.module.css';
import { EntrancePage, useSchoolOrigin } from './entrance-page.tsx';

/** Somebody is signed in, but could not be sent on to the school. */
export function HandOverFailed({ refusal }: { refusal: CallRefusal }) {
  const schoolOrigin = useSchoolOrigin();
  const { revalidate, state } = useRevalidator();
  return (
    <EntrancePage title="No pudimos llevarte a la escuela" lead="Tu sesión está iniciada.">
      <Notice kind="error" live>
        {refusal.detail}
      </Notice>
      <div className={styles.actions}>
        <Button look="primary" busy={state === 'loading' && 'Intentando…'} onClick={() => void revalidate()}>
          Intentar de nuevo
        </Button>
        <LinkButton href={schoolOrigin}>Ir a la escuela</LinkButton>
      </div>
    </EntrancePage>
  );
}
