import { observer } from 'mobx-react-lite';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';

/** Its files come with the first access that ended. */
const ExpiredAccessDialog = latePart(
  () => import('./expired-access-dialog.tsx').then((file) => file.ExpiredAccessDialog),
  { unasked: true },
);

/** Stands in the layout of the student's area; a page tells it by `ExpiredAccessStore.tell`. Source: MODAL-1, LEARN-5. */
export const ExpiredAccessNotice = observer(function ExpiredAccessNotice() {
  const access = useLate('expiredAccess')?.access;
  if (access === null || access === undefined) return null;
  return <ExpiredAccessDialog access={access} />;
});
