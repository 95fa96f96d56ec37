import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';

/** Its files come once it is known that this device keeps some. */
const List: ComponentType = latePart(() => import('./seen-list.tsx').then((file) => file.SeenList as ComponentType), {
  unasked: true,
  waits: true,
});

/** What this device looked at: the server's page does not know it. */
export const RecentlySeen = observer(function RecentlySeen() {
  const seen = useLate('seen');
  const [isAny, setAny] = useState(false);
  useEffect(() => {
    if (seen?.keepsAny() === true) setAny(true);
  }, [seen]);
  return isAny ? <List /> : null;
});
