import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useSchoolOrigin } from './entrance-page.tsx';
import { RetryPage } from './retry-page.tsx';
import { NOT_HANDED_OVER } from './texts.ts';

/** Somebody is signed in, but could not be sent on to the school. */
export function HandOverFailed({ refusal }: { refusal: CallRefusal }) {
  const schoolOrigin = useSchoolOrigin();
  return (
    <RetryPage title={NOT_HANDED_OVER} lead="Tu sesión está iniciada." refusal={refusal}>
      <LinkButton href={schoolOrigin}>Ir a la escuela</LinkButton>
    </RetryPage>
  );
}
