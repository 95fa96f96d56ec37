import { observer } from 'mobx-react-lite';
import { latePart } from '#ui/kit/feedback/late-part.tsx';
import { useLate } from '#ui/school/boot/late/late-services.ts';

const SellerBlock = latePart(() => import('./seller-block.tsx').then((file) => file.SellerBlock), {
  unasked: true,
  waits: true,
});

/** The block of the seller visited in this tab; nothing, and no files, without one. Source: LAY-8. */
export const VisitedSeller = observer(function VisitedSeller() {
  const visited = useLate('seller');
  if (visited === null || visited.seller === null) return null;
  const { seller, code, left } = visited;
  return <SellerBlock seller={seller} code={code} left={left} />;
});
