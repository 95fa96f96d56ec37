import type { ComponentType } from 'react';
import { latePart } from '#ui/kit/feedback/late-part.tsx';

/** What this device looked at: the server's page does not know it. */
export const RecentlySeen: ComponentType = latePart(
  () => import('./seen-list.tsx').then((file) => file.SeenList as ComponentType),
  { unasked: true },
);
