import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { ConsentStore } from './consent-store.ts';

const Banner = latePart(() => import('./consent-banner.tsx').then((file) => file.ConsentBanner), {
  unasked: true,
  waits: true,
});
const Preferences = latePart(() => import('./preferences-dialog.tsx').then((file) => file.PreferencesDialog), {
  waits: true,
});

/** The question about being measured, and the preferences; neither is loaded before it is shown. */
export const ConsentCorner = observer(function ConsentCorner() {
  const store = useService(ConsentStore);
  useEffect(() => store.restore(), [store]);
  return (
    <>
      {store.asks && !store.isOpen && <Banner store={store} />}
      {store.isOpen && <Preferences store={store} onClose={() => store.close()} />}
    </>
  );
});
