import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '#ui/kit/layout/services.tsx';
import { PreviousPage } from '#ui/school/boot/previous-page.ts';

/** The page of the student's area from which somebody entered this frame, by a link of the school; null: they came from elsewhere. */
export function useCameFromArea(): string | null {
  const { key } = useLocation();
  const services = useServices();
  // Asked once a frame: its own pages are previous ones soon.
  const [entered] = useState(() => {
    let found: string | undefined;
    return () => {
      // The first page of a document came from elsewhere, whatever the tab showed before.
      found ??= key === 'default' ? '' : (services.get(PreviousPage).address ?? '');
      return /^\/main(?:[/?#]|$)/.test(found) ? found : null;
    };
  });
  // The server does not know what a tab showed before.
  return useSyncExternalStore(neverTold, entered, () => null);
}

function neverTold(): () => void {
  return () => undefined;
}
