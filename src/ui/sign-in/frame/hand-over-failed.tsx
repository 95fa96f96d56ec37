import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useSchoolOrigin } from './entrance-page.tsx';
import { RetryPage } from './retry-page.tsx';

/** Somebody is signed in, but could not be sent on to the school. */
export function HandOverFailed({ refusal }: { refusal: CallRefusal }) {
  const schoolOrigin = useSchoolOrigin();
  return (
    <RetryPage title="No pudimos llevarte a la escuela" lead="Tu sesión está iniciada." refusal={refusal}>
      <LinkButton href={schoolOrigin}>Ir a la escuela</LinkButton>
    </RetryPage>
  );
}
