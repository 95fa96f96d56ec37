import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useLate } from '#ui/school/late-services.ts';

/** Its files come with the first access that ended. */
const ExpiredAccessDialog = lazy(async () => ({
  default: (await import('./expired-access-dialog.tsx')).ExpiredAccessDialog,
}));

/** Stands in the layout of the student's area; a page tells it by `ExpiredAccessStore.tell`. Source: MODAL-1, LEARN-5. */
export const ExpiredAccessNotice = observer(function ExpiredAccessNotice() {
  const access = useLate('expiredAccess')?.access;
  if (access === null || access === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ExpiredAccessDialog access={access} />
    </Suspense>
  );
});
