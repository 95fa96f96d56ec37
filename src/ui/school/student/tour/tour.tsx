import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { TourStore } from './tour-store.ts';

/** What the tour looks like comes with its first showing: most visits have none. */
const TourOverlay = latePart(() => import('./tour-overlay.tsx').then((file) => file.TourOverlay), { unasked: true });
const TourQuestion = latePart(() => import('./tour-question.tsx').then((file) => file.TourQuestion), { unasked: true });

/** Lets the tour come on each page of the student's area until it was seen. Source: LAY-1, TOUR-1, TOUR-2. */
export const Tour = observer(function Tour() {
  const tour = useService(TourStore);
  const { user } = useService(SessionStore);
  const { pathname } = useLocation();
  const id = user?.id;
  useEffect(() => (id === undefined ? undefined : tour.visit(pathname === '/main')), [tour, id, pathname]);
  const { state } = tour;
  if (state.kind === 'asking') return <TourQuestion />;
  return isOverlay(state.kind) ? <TourOverlay /> : null;
});

function isOverlay(kind: TourStore['state']['kind']): boolean {
  return kind === 'showing' || kind === 'finishing' || kind === 'done';
}
