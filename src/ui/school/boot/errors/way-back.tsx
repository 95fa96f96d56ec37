import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/kit/controls/link-button.tsx';
import { useServices } from '#ui/kit/layout/services.tsx';
import { PreviousPage } from '#ui/school/boot/previous-page.ts';

/** Leads whoever followed a link of the school to this page back to the page with the link. Source: LAY-13. */
export function WayBack() {
  const { key } = useLocation();
  const services = useServices();
  const address = useSyncExternalStore(
    neverTold,
    // The first page of a document came from elsewhere: an address typed, a letter, another site.
    () => (key === 'default' ? null : services.get(PreviousPage).address),
    // The server does not know what a tab showed before.
    () => null,
  );
  return address === null ? null : <LinkButton to={address}>Volver a donde estabas</LinkButton>;
}

/** It changes with the page alone. */
function neverTold(): () => void {
  return () => undefined;
}
