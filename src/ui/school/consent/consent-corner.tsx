import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useService } from '#ui/kit/services.tsx';
import { ConsentStore } from './consent-store.ts';

const Banner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));
const Preferences = lazy(async () => ({ default: (await import('./preferences-dialog.tsx')).PreferencesDialog }));

/** The question about being measured, and the preferences; neither is loaded before it is shown. */
export const ConsentCorner = observer(function ConsentCorner() {
  const store = useService(ConsentStore);
  useEffect(() => store.restore(), [store]);
  return (
    <Suspense fallback={null}>
      {store.asks && !store.isOpen && <Banner store={store} />}
      {store.isOpen && <Preferences store={store} />}
    </Suspense>
  );
});
