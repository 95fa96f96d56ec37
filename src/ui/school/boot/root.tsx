import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { FocusAfterNavigation } from '#ui/kit/layout/focus-after-navigation.tsx';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { NavigationProgress } from '#ui/kit/feedback/navigation-progress.tsx';
import { ScrollMemory } from '#ui/kit/layout/scroll-memory.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { LateServices } from './late/late-services.ts';
import { ToastStore } from './toast-store.ts';

const Corner = latePart(() => import('#ui/school/layouts/corner/corner.tsx').then((file) => file.Corner), {
  unasked: true,
});
const Toaster = latePart(() => import('#ui/kit/overlay/toaster.tsx').then((file) => file.Toaster));

/** Classes, the sections of a sample and the pages of a list share their path. */
const pageParameters = ['clase', 'seccion', 'pagina'];

/** What surrounds every page whatever its layout: scroll positions, focus after a change of page, signs of progress, messages. */
export function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Toasts />
      <LateCorner />
      <FocusAfterNavigation naming={pageParameters} />
      <ScrollMemory />
    </>
  );
}

const Toasts = observer(function Toasts() {
  const store = useService(ToastStore);
  if (!store.isUsed) return null;
  return <Toaster toasts={store.toasts} onDismiss={(id) => store.dismiss(id)} onClose={() => store.forget()} />;
});

/** What appears once a page stands and the late services are there; the server's page has none of it. */
const LateCorner = observer(function LateCorner() {
  const late = useService(LateServices);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (!isMounted || !late.ready) return null;
  return <Corner />;
});
